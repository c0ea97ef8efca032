package returns.domain.refunds;

import java.util.UUID;

/** Identifies a refund: a UUIDv7 (RFC 9562, section 5.7), so ids sort by the time at which refunds were asked for. */
public record RefundId(UUID value) {
    @Override
    public String toString() {
        return value.toString();
    }
}
