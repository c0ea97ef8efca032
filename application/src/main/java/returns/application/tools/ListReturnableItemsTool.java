package returns.application.tools;

import returns.application.orders.ListReturnable;
import returns.application.orders.ShowOrder;

/** The tool {@code list_returnable_items}. */
public final class ListReturnableItemsTool {
    private ListReturnableItemsTool() {}

    public static Tool<OrderNumberArguments, ReturnableResult> of(ListReturnable list, ShowOrder orders) {
        return new Tool<>(
                "list_returnable_items",
                "List what can be returned",
                "Tells of each line of an order how many units can go back now and until when, or every reason why"
                    + " none can. Use it before you promise a return, and to find the line that the customer means; if"
                    + " several could be meant, ask the customer which. Never tell a customer from memory what can be"
                    + " returned. It only looks and costs nothing.",
                Effect.READS,
                true,
                OrderNumberArguments.class,
                ReturnableResult.class,
                (host, written) -> written.order(host, new OrderNamed(orders))
                        .then(order -> list.list(host.principal(), order))
                        .refusing(NextTool::afterOrder)
                        .then(found -> ReturnableResult.of(found, written.cursor())));
    }
}
