package returns.domain;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;

/** The last day for something, whole, in the shop's time zone: to return a line, to send the goods, to pay. */
public record Deadline(LocalDate lastDay, ZoneId zone) {
    /** The first instant that is too late: the start of the next local day, at whatever hour the zone begins it. */
    public Instant closesAt() {
        return lastDay.plusDays(1).atStartOfDay(zone).toInstant();
    }

    /** Whether that instant is too late. */
    public boolean isPassed(Instant now) {
        return !now.isBefore(closesAt());
    }
}
