package returns.domain.policy;

import java.time.Instant;
import java.time.ZoneId;
import returns.domain.Deadline;

/** So many days from the approval of a return to send it, the last of them whole. */
public record TimeToSend(int days) {
    /** The longest that a shop waits. */
    public static final int MAX_DAYS = 365;

    public TimeToSend {
        if (days < 1 || days > MAX_DAYS) {
            throw new IllegalArgumentException("must be 1 to " + MAX_DAYS + " days");
        }
    }

    /** The last day to send a return that was approved then, by that zone's calendar. */
    public Deadline deadline(Instant approvedAt, ZoneId zone) {
        return new Deadline(approvedAt.atZone(zone).toLocalDate().plusDays(days), zone);
    }
}
