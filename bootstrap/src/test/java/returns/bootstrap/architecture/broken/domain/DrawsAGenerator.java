package returns.bootstrap.architecture.broken.domain;

import java.util.random.RandomGenerator;

final class DrawsAGenerator {
    RandomGenerator draw() {
        return RandomGenerator.getDefault();
    }
}
