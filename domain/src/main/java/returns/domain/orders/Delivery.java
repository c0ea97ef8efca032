package returns.domain.orders;

import java.time.Instant;
import returns.domain.Moment;

/** Units of a line that reached the customer together. */
public record Delivery(int quantity, Instant deliveredAt) {
    public Delivery {
        deliveredAt = Moment.exact(deliveredAt);
        if (quantity < 1) {
            throw new IllegalArgumentException("must be at least 1");
        }
    }
}
