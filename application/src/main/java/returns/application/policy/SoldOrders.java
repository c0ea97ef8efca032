package returns.application.policy;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import returns.domain.orders.OrderOnFile;
import returns.domain.orders.OrderPosition;
import returns.domain.returns.Return;

/** Looks back on what was sold, page by page, so that however much it is, little is held at once. */
public interface SoldOrders {
    /**
     * An order with its returns.
     *
     * @param customersReturns if it has any: when the customer's returns were created, of all orders, the newest first; of very
     *     many, the newest {@link PolicyFacts#MOST}
     */
    record Sold(OrderOnFile order, List<Return> returns, List<Instant> customersReturns) {
        public Sold {
            returns = List.copyOf(returns);
            customersReturns = List.copyOf(customersReturns);
        }

        /** Where the next page begins. */
        public OrderPosition position() {
            return OrderPosition.of(order.order());
        }
    }

    /** The next orders after that position that were placed in that time, the end not included; in the order of their placing. */
    List<Sold> placed(Instant from, Instant to, Optional<OrderPosition> after, int limit);
}
