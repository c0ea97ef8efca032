package returns.application.idempotency;

import java.time.Duration;
import java.time.InstantSource;

/** Drops the results whose retention has passed. The keys stay: a late repeat never runs again. */
public final class DropOldResults {
    private final IdempotencyStore records;
    private final InstantSource clock;
    private final Duration retention;

    public DropOldResults(IdempotencyStore records, InstantSource clock, Duration retention) {
        this.records = records;
        this.clock = clock;
        this.retention = retention;
    }

    /** Drops them, and returns how many they were. Any number of nodes may do so at the same moment. */
    public int run() {
        return records.dropResultsBefore(clock.instant().minus(retention));
    }
}
