package returns.application.tools;

import java.time.DateTimeException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import returns.application.answers.Answer;
import returns.application.answers.Validation;
import returns.application.orders.FindOrders;
import returns.domain.Moment;
import returns.domain.orders.OrderNumber;
import returns.domain.orders.OrderPosition;

/** The tool {@code find_orders}. */
public final class FindOrdersTool {
    private FindOrdersTool() {}

    /** What the model writes. */
    public record Arguments(
            @Description("Only to go on where an answer of this tool was cut: its nextCursor.") @Nullable
            String cursor) {
        private Answer<OrderPosition> before() {
            var v = new Validation();
            var before = v.optional("/cursor", cursor, FindOrdersTool::position);
            return v.whole(() -> before.orElse(OrderPosition.END));
        }
    }

    public static Tool<Arguments, OrdersResult> of(FindOrders find) {
        return new Tool<>(
                "find_orders",
                "Find the customer's orders",
                "Lists the customer's own orders, the newest first, at most 20 at once, with what was bought. Use it"
                    + " when the customer does not name the order, or names one that is not found; if several could be"
                    + " meant, ask the customer which. Whether an item can be returned it does not tell:"
                    + " list_returnable_items does. It only looks and costs nothing.",
                Effect.READS,
                true,
                Arguments.class,
                OrdersResult.class,
                (host, written) -> written.before()
                        .then(before -> find.find(host.principal(), before))
                        .map(OrdersResult::of));
    }

    static String cursor(OrderPosition position) {
        return position.placedAt() + "/" + position.number();
    }

    private static OrderPosition position(String cursor) {
        var parts = cursor.split("/", 2);
        try {
            return new OrderPosition(Moment.exact(Instant.parse(parts[0])), new OrderNumber(parts[1]));
        } catch (DateTimeException | IndexOutOfBoundsException | IllegalArgumentException e) {
            throw new IllegalArgumentException(Cut.NO_CURSOR, e);
        }
    }
}
