package returns.application.tools;

import returns.application.orders.ShowOrder;
import returns.application.returns.ListReturns;

/** The tool {@code list_returns}. */
public final class ListReturnsTool {
    private ListReturnsTool() {}

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
                        .then(order -> list.list(host.principal(), order))
                        .then(found -> ReturnsResult.of(found, written.cursor())));
    }
}
