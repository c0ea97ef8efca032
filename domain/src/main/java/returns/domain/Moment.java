package returns.domain;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** Points in time as precise as every store keeps them, so that what is read equals what was written. */
public final class Moment {
    private static final Instant FIRST = Instant.parse("1970-01-01T00:00:00Z");
    private static final Instant LAST = Instant.parse("9999-01-01T00:00:00Z");

    private Moment() {}

    /**
     * That instant, to the microsecond.
     *
     * @throws IllegalArgumentException if it is before 1970 or after 9998
     */
    public static Instant exact(Instant instant) {
        if (instant.isBefore(FIRST) || !instant.isBefore(LAST)) {
            throw new IllegalArgumentException("must be a time from 1970 to 9998");
        }
        return instant.truncatedTo(ChronoUnit.MICROS);
    }
}
