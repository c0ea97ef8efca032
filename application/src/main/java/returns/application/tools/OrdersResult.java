package returns.application.tools;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import returns.application.input.Range;
import returns.application.orders.FindOrders;
import returns.domain.money.Money;
import returns.domain.orders.Order;
import returns.domain.orders.OrderLine;

/** A customer's orders as a model reads them. */
public record OrdersResult(
        @Description("The orders, the newest first; empty if there are none.")
        List<Found> orders,

        @Description("Only if there are older orders: call again with this as cursor to get them.") @Nullable
        String nextCursor)
        implements Said {
    private static final int MOST_LINES = 10;

    /** An order. */
    public record Found(
            @Description("The number of the order, to tell the customer and to name it in other calls.")
            String orderNumber,

            @Description("When it was placed (RFC 3339, UTC).")
            String placedAt,

            @Description("The day on which it was placed, as it is read to a customer.")
            String placedOn,

            @Description("What was charged for it with shipping and tax, such as 39.49 EUR.")
            String total,

            @Description("What was bought, at most 10 lines.")
            List<Line> lines,

            @Description("How many more lines the order has; list_returnable_items tells them all.")
            @Range(min = 0, max = Order.MAX_LINES)
            int linesNotShown) {
        static Found of(Order order) {
            return new Found(
                    order.number().value(),
                    order.placedAt().toString(),
                    InWords.day(order.placedAt().atZone(order.timeZone()).toLocalDate()),
                    total(order).toString(),
                    order.lines().stream().limit(MOST_LINES).map(Line::of).toList(),
                    Math.max(0, order.lines().size() - MOST_LINES));
        }

        private static Money total(Order order) {
            return order.lines().stream()
                    .map(OrderLine::total)
                    .reduce(order.shipping().total(), Money::plus);
        }
    }

    /** What was sold on one line. */
    public record Line(
            @Description("The id of the line, to name it in other calls.")
            String lineId,

            @Description("The article number.") String sku,
            @Description("What it is.") String title,

            @Description("How many units were ordered and not canceled.") @Range(min = 0, max = OrderLine.MAX_QUANTITY)
            int quantity,

            @Description("How many units have arrived.") @Range(min = 0, max = OrderLine.MAX_QUANTITY)
            int delivered) {
        static Line of(OrderLine line) {
            return new Line(line.id().value(), line.sku(), line.title(), line.paidFor(), line.delivered());
        }
    }

    @Override
    public String sentence() {
        if (orders.isEmpty()) {
            return "There are no orders.";
        }
        var which = orders.stream()
                .map(order -> "%s of %s for %s".formatted(order.orderNumber, order.placedOn, order.total))
                .collect(Collectors.joining("; "));
        return "Orders, the newest first: " + which + "." + (nextCursor == null ? "" : " There are older ones.");
    }

    static OrdersResult of(FindOrders.Page page) {
        return new OrdersResult(
                page.orders().stream().map(Found::of).toList(),
                page.next().map(FindOrdersTool::cursor).orElse(null));
    }
}
