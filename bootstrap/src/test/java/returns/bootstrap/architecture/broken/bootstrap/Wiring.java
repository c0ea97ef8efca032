package returns.bootstrap.architecture.broken.bootstrap;

public record Wiring(String name) {}
