package returns.application.orders;

import java.util.Optional;
import returns.application.changes.CommitOutcome;
import returns.domain.orders.Order;
import returns.domain.orders.OrderNumber;
import returns.domain.orders.OrderOnFile;

/** Where orders are kept, as they were last told. */
public interface OrderStore {
    /** The order of that number. */
    Optional<OrderOnFile> find(OrderNumber number);

    /**
     * Stores a snapshot whole, as the version after {@code onVersion} (0 where there was none). Stale if the order is of
     * another version by now, or if it would take away units that returns hold.
     */
    CommitOutcome save(Order order, int onVersion);
}
