package returns.domain.orders;

import java.util.Map;
import returns.domain.money.Money;

/**
 * An order as the service keeps it: the last snapshot, and what returns hold of each line.
 *
 * @param version counts the snapshots that changed it, from 1
 * @param holdings of every line that any return ever touched
 * @param inRefunds what refunds take of each payment, by its id: of those that are planned, on their way or paid
 */
public record OrderOnFile(Order order, int version, Map<LineId, Holding> holdings, Map<String, Money> inRefunds) {
    /**
     * What returns hold of a line.
     *
     * @param units units in returns that were not canceled, declined or expired
     * @param revision counts the reservations and releases
     */
    public record Holding(int units, int revision) {
        static final Holding NONE = new Holding(0, 0);
    }

    public OrderOnFile {
        holdings = Map.copyOf(holdings);
        inRefunds = Map.copyOf(inRefunds);
    }

    /** An order that nothing was refunded of. */
    public OrderOnFile(Order order, int version, Map<LineId, Holding> holdings) {
        this(order, version, holdings, Map.of());
    }

    /** What refunds take of that payment. */
    public Money inRefunds(String paymentId) {
        return inRefunds.getOrDefault(paymentId, Money.zero(order.currency()));
    }

    /** What returns hold of that line. */
    public Holding holding(LineId line) {
        return holdings.getOrDefault(line, Holding.NONE);
    }

    /** Units of that line that are in no return and could still come back. */
    public int left(OrderLine line) {
        return line.returnable() - holding(line.id()).units();
    }
}
