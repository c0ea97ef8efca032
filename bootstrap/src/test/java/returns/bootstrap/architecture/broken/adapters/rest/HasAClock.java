package returns.bootstrap.architecture.broken.adapters.rest;

import java.time.Clock;

final class HasAClock {
    Clock clock() {
        return Clock.systemUTC();
    }
}
