package returns.bootstrap.architecture.broken.bootstrap;

import java.time.Instant;

final class TakesTheTime {
    Instant time() {
        return Instant.now();
    }
}
