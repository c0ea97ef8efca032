package returns.application.tools;

import org.jspecify.annotations.Nullable;
import returns.application.answers.Answer;
import returns.application.answers.Validation;
import returns.application.input.Range;
import returns.application.orders.ShowOrder;
import returns.application.returns.CreateReturn;
import returns.application.returns.CreateReturnInConversation;
import returns.application.returns.CreateReturnInConversation.Command;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderLine;
import returns.domain.orders.OrderNumber;
import returns.domain.returns.Reason;
import returns.domain.returns.Resolution;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnLine;
import returns.domain.returns.ReturnNumber;

/** The tool {@code create_return}. */
public final class CreateReturnTool {
    private CreateReturnTool() {}

    /** What the model writes. */
    public record Arguments(
            @Description("The number of the customer's order, such as 10001, as find_orders tells it.")
            @Example("10001")
            @Names(Names.Thing.ORDER)
            String orderNumber,

            @Description("The id of the line of that order, as list_returnable_items tells it.")
            @Example("1")
            @Names(Names.Thing.LINE)
            String lineId,

            @Description("How many units of the line the customer returns.")
            @Example("2")
            @Range(min = 1, max = OrderLine.MAX_QUANTITY)
            int quantity,

            @Description("Why the customer returns them.") @Example("size_too_small")
            Reason reason,

            @Description("What the customer wants for them.") @Example("refund")
            Resolution resolution,

            @Description(
                    "Only for an exchange, and then always: the article number of what the customer wants instead.")
            @Nullable
            String wantedSku,

            @Description("The customer's own words about it, if there are any.")
            @Example("Tight at the shoulders")
            @Nullable
            String note,

            @Description(
                    "Only where an answer of this tool asked for it: the number of an earlier return of this line, to"
                            + " say that the customer really wants another one.")
            @Names(Names.Thing.RETURN)
            @Nullable
            String previousReturn) {
        private Answer<Command> command(ToolCall host, String orderMeant, String lineMeant) {
            var v = new Validation();
            var order = v.required("/orderNumber", orderMeant, OrderNumber::new);
            var line = v.required("/lineId", lineMeant, LineId::new);
            var wanted = v.optional("/wantedSku", wantedSku, ReturnLine::wantedSku);
            var words = v.optional("/note", note, ReturnLine::note);
            if (wantedSku == null && resolution == Resolution.EXCHANGE) {
                v.reject("/wantedSku", "must be given for an exchange: ask the customer what they want instead");
            } else if (wantedSku != null && resolution != Resolution.EXCHANGE) {
                v.reject("/wantedSku", "must be left out unless resolution is exchange");
            }
            var previous = v.optional("/previousReturn", previousReturn, ReturnNumber::of);
            return v.whole(() -> new Command(
                    host.conversation(),
                    order.orElseThrow(),
                    resolution,
                    new CreateReturn.Command.Line(line.orElseThrow(), quantity, reason, words, wanted),
                    previous));
        }
    }

    public static Tool<Arguments, ReturnResult> of(CreateReturnInConversation create, ShowOrder orders) {
        return new Tool<>(
                "create_return",
                "Create a return",
                "Requests a return of units of one order line for the customer. Use it once the customer has said"
                    + " which item, how many, why, and whether they want a refund, store credit or an exchange; ask"
                    + " for what is missing, and never guess. If you do not know the line or whether it can go back,"
                    + " call list_returnable_items first. It is safe to repeat: the same call again answers the same"
                    + " return and creates no second one. One call returns units of one line; call it again for"
                    + " another line. It moves no money; sending the goods back may cost the customer something, which"
                    + " preview_refund tells. Do not use it to change a return: for another quantity there is"
                    + " change_return.",
                Effect.ADDS,
                true,
                Arguments.class,
                ReturnResult.class,
                (host, written) -> create(create, new OrderNamed(orders), host, written)
                        .refusing(NextTool::afterOrder)
                        .map(ReturnResult::of));
    }

    private static Answer<Return> create(
            CreateReturnInConversation create, OrderNamed orders, ToolCall host, Arguments written) {
        var order = orders.number(host.principal(), written.orderNumber());
        return new LineNamed(written.lineId())
                .in(
                        line -> written.command(host, order, line)
                                .then(command -> create.create(host.principal(), command)),
                        () -> orders.lines(host.principal(), order));
    }
}
