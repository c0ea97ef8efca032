package returns.domain.orders;

import java.time.Instant;
import java.util.Comparator;

/** A place among orders: in the order of their placing, and of those placed at the same moment, of their numbers. */
public record OrderPosition(Instant placedAt, OrderNumber number) implements Comparable<OrderPosition> {
    /** After every order. */
    public static final OrderPosition END =
            new OrderPosition(Instant.parse("9999-01-01T00:00:00Z"), new OrderNumber("-"));

    private static final Comparator<OrderPosition> SEQUENCE =
            Comparator.comparing(OrderPosition::placedAt).thenComparing(position -> position.number.value());

    /** Where that order stands. */
    public static OrderPosition of(Order order) {
        return new OrderPosition(order.placedAt(), order.number());
    }

    @Override
    public int compareTo(OrderPosition other) {
        return SEQUENCE.compare(this, other);
    }
}
