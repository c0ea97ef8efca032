package returns.bootstrap.architecture.broken.application;

import java.time.Instant;
import java.util.function.Supplier;

final class TakesTheTime {
    Supplier<Instant> clock() {
        return Instant::now;
    }
}
