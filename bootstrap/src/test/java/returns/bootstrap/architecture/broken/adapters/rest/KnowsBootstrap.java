package returns.bootstrap.architecture.broken.adapters.rest;

import returns.bootstrap.architecture.broken.bootstrap.Wiring;

record KnowsBootstrap(Wiring outer) {}
