package returns.domain.refunds;

import java.util.Optional;
import java.util.UUID;
import returns.domain.Text;

/** Identifies a refund: a UUIDv7 (RFC 9562, section 5.7), so ids sort by the time at which refunds were asked for. */
public record RefundId(UUID value) {
    /** Reads what {@link #toString} writes, and the same in capital letters; empty if it is no id. */
    public static Optional<RefundId> parse(String text) {
        return Text.uuid(text).map(RefundId::new);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
