package returns.bootstrap.architecture.broken.adapters.rest;

import returns.bootstrap.architecture.broken.adapters.tools.Tool;

record KnowsTools(Tool other) {}
