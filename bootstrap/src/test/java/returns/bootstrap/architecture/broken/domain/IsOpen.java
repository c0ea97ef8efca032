package returns.bootstrap.architecture.broken.domain;

class IsOpen {}
