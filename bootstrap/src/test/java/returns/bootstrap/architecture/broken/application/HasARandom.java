package returns.bootstrap.architecture.broken.application;

import java.security.SecureRandom;

record HasARandom(SecureRandom random) {}
