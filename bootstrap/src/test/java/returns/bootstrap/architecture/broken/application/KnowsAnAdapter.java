package returns.bootstrap.architecture.broken.application;

import returns.bootstrap.architecture.broken.adapters.tools.Tool;

record KnowsAnAdapter(Tool outer) {}
