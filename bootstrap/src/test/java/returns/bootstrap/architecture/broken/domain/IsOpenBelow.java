package returns.bootstrap.architecture.broken.domain;

abstract class IsOpenBelow {}
