package returns.bootstrap.architecture.broken.domain;

final class DrawsANumber {
    double draw() {
        return Math.random();
    }
}
