package returns.application.orders;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import returns.application.changes.CommitOutcome;
import returns.domain.orders.CustomerId;
import returns.domain.orders.Order;
import returns.domain.orders.OrderNumber;
import returns.domain.orders.OrderOnFile;
import returns.domain.orders.OrderPosition;

/** Where orders are kept, as they were last told. */
public interface OrderStore {
    /** The order of that number. */
    Optional<OrderOnFile> find(OrderNumber number);

    /** Those of the orders that are on file. */
    List<OrderOnFile> findAll(Set<OrderNumber> numbers);

    /** The orders of that customer before that position, the newest first, at most so many. */
    List<OrderOnFile> ofCustomer(CustomerId customer, OrderPosition before, int most);

    /** Stores one snapshot, as {@link #saveAll} does. */
    default CommitOutcome save(Order order, int onVersion) {
        return saveAll(List.of(new Snapshot(order, onVersion)));
    }

    /**
     * Stores snapshots of different orders, each whole and as the version after the one that it was decided on; all, or none
     * of them. Stale if one of the orders is of another version by now, or would lose units that returns hold.
     */
    CommitOutcome saveAll(List<Snapshot> snapshots);

    /**
     * An order as it is to be stored.
     *
     * @param onVersion the version on file that this was decided on; 0 where there was none
     */
    record Snapshot(Order order, int onVersion) {}
}
