package returns.bootstrap.architecture.broken.adapters.tools;

public record Tool(String name) {}
