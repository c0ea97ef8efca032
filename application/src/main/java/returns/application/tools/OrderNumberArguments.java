package returns.application.tools;

import org.jspecify.annotations.Nullable;
import returns.application.answers.Answer;
import returns.application.answers.Validation;
import returns.domain.orders.OrderNumber;

/** What the model writes for a tool that tells of one order. */
public record OrderNumberArguments(
        @Description("The number of the customer's order, such as 10001, as find_orders tells it.")
        @Example("10001")
        @Names(Names.Thing.ORDER)
        String orderNumber,

        @Description("Only to go on where an answer of this tool was cut: its nextCursor.") @Nullable
        String cursor) {
    Answer<OrderNumber> order(ToolCall host, OrderNamed orders) {
        var v = new Validation();
        var number = v.required(
                "/orderNumber", orderNumber, written -> new OrderNumber(orders.number(host.principal(), written)));
        return v.whole(number::orElseThrow);
    }
}
