package returns.bootstrap.architecture.broken.adapters.rest;

final class CountsMilliseconds {
    long count() {
        return System.currentTimeMillis();
    }
}
