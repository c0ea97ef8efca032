package returns.application.tools;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import returns.application.orders.ShowOrder;
import returns.application.returns.ListReturns;
import returns.application.returns.ReturnFilter;
import returns.application.returns.ReturnQuery;
import returns.domain.orders.OrderNumber;

/** The tool {@code list_returns}. */
public final class ListReturnsTool {
    private ListReturnsTool() {}

    private static ListReturns.Command page(OrderNumber order, @Nullable String cursor) {
        return new ListReturns.Command(
                ReturnFilter.of(order),
                ReturnQuery.Order.NEWEST_FIRST,
                Optional.ofNullable(cursor),
                ReturnsResult.MOST);
    }

    public static Tool<OrderNumberArguments, ReturnsResult> of(ListReturns list, ShowOrder orders) {
        return new Tool<>(
                "list_returns",
                "List the returns of an order",
                "Tells which returns of an order there are, whatever became of them, the newest first. Use it when the"
                    + " customer asks about a return and does not know its number, or before you create another one."
                    + " For one return whose number is known, use get_return. An order that is not the customer's has"
                    + " no returns here. It only looks and costs nothing.",
                Effect.READS,
                true,
                OrderNumberArguments.class,
                ReturnsResult.class,
                (host, written) -> written.order(host, new OrderNamed(orders))
                        .then(order -> list.list(host.principal(), page(order, written.cursor())))
                        .map(ReturnsResult::of));
    }
}
