package returns.bootstrap.architecture.broken.domain;

import returns.bootstrap.architecture.broken.application.KnowsALibrary;

record KnowsTheApplication(KnowsALibrary outer) {}
