package returns.bootstrap.architecture.broken.lombok;

public @interface Data {}
