package returns.application.calls;

import java.time.Duration;
import java.time.InstantSource;

/** Drops the calls whose retention has passed. */
public final class DropOldCalls {
    private final CallStore calls;
    private final InstantSource clock;
    private final Duration retention;

    public DropOldCalls(CallStore calls, InstantSource clock, Duration retention) {
        this.calls = calls;
        this.clock = clock;
        this.retention = retention;
    }

    /** Drops them, and returns how many they were. Any number of nodes may do so at the same moment. */
    public int run() {
        return calls.dropBefore(clock.instant().minus(retention));
    }
}
