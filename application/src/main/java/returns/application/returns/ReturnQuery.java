package returns.application.returns;

import java.util.Optional;
import returns.application.pages.Position;
import returns.domain.Term;
import returns.domain.idempotency.Meaning;
import returns.domain.orders.CustomerId;
import returns.domain.returns.Return;

/**
 * Which returns, in which order, from where on. The order is by creation, and by id among those of one instant; neither ever
 * changes, so returns that are made meanwhile move none that was not yet read past the place where reading goes on.
 *
 * @param after the return that was read last
 */
public record ReturnQuery(ReturnFilter filter, Order order, Optional<Position> after) {
    /** Which come first. */
    public enum Order implements Term {
        NEWEST_FIRST,
        OLDEST_FIRST
    }

    /** The place of that return in the order. */
    public static Position positionOf(Return r) {
        return new Position(r.createdAt(), r.id().value());
    }

    /** From the first return on. */
    public static ReturnQuery of(ReturnFilter filter, Order order) {
        return new ReturnQuery(filter, order, Optional.empty());
    }

    public ReturnQuery after(Position position) {
        return new ReturnQuery(filter, order, Optional.of(position));
    }

    /** Of the returns that are that customer's. */
    ReturnQuery of(CustomerId customer) {
        return new ReturnQuery(filter.of(customer), order, after);
    }

    /** What is asked for, wherever it goes on. */
    Meaning.Parts meaning() {
        return filter.meaning().with("order", order);
    }
}
