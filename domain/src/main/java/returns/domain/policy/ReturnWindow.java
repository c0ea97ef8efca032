package returns.domain.policy;

import java.util.Optional;
import returns.domain.orders.Order;
import returns.domain.orders.OrderLine;

/** So many days from the delivery of a line's last parcel, closing at the end of the shop's local day. */
public record ReturnWindow(int days) implements Rule {
    public ReturnWindow {
        if (days < 0) {
            throw new IllegalArgumentException("must be at least 0 days");
        }
    }

    /** The last day for that line; none while nothing of it was delivered. */
    public Optional<Deadline> deadline(Order order, OrderLine line) {
        var zone = order.timeZone();
        return line.lastDelivery()
                .map(delivered ->
                        new Deadline(delivered.atZone(zone).toLocalDate().plusDays(days), zone));
    }

    @Override
    public Optional<Finding> judge(Question q) {
        return deadline(q.order(), q.line())
                .filter(deadline -> deadline.isPassed(q.now()))
                .map(Finding.WindowClosed::new);
    }
}
