package returns.bootstrap.architecture.broken.unmarked;

record IsInAnUnmarkedPackage(String name) {}
