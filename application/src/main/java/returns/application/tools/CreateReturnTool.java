package returns.application.tools;

import org.jspecify.annotations.Nullable;
import returns.application.answers.Answer;
import returns.application.answers.Validation;
import returns.application.input.Range;
import returns.application.returns.CreateReturn;
import returns.application.returns.CreateReturnInConversation;
import returns.application.returns.CreateReturnInConversation.Command;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderLine;
import returns.domain.orders.OrderNumber;
import returns.domain.returns.Reason;
import returns.domain.returns.Resolution;
import returns.domain.returns.ReturnLine;
import returns.domain.returns.ReturnNumber;

/** The tool {@code create_return}. */
public final class CreateReturnTool {
    private CreateReturnTool() {}

    /** What the model writes. */
    public record Arguments(
            @Description("The number of the customer's order, such as 10001.")
            String orderNumber,

            @Description("The id of the line of that order.")
            String lineId,

            @Description("How many units of the line the customer returns.")
            @Range(min = 1, max = OrderLine.MAX_QUANTITY)
            int quantity,

            @Description("Why the customer returns them.") Reason reason,

            @Description("What the customer wants for them.")
            Resolution resolution,

            @Description(
                    "Only for an exchange, and then always: the article number of what the customer wants instead.")
            @Nullable
            String wantedSku,

            @Description("The customer's own words about it, if there are any.") @Nullable
            String note,

            @Description(
                    "Only where an answer of this tool asked for it: the number of an earlier return of this line, to"
                            + " say that the customer really wants another one.")
            @Nullable
            String previousReturn) {
        Answer<Command> command(ToolCall host) {
            var v = new Validation();
            var order = v.required("/orderNumber", orderNumber, OrderNumber::new);
            var line = v.required("/lineId", lineId, LineId::new);
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

    public static Tool<Arguments, ReturnResult> of(CreateReturnInConversation create) {
        return new Tool<>(
                "create_return",
                "Create a return",
                "Requests a return of units of one order line for the customer. Use it once the customer has said"
                    + " which item, how many, why, and whether they want a refund, store credit or an exchange; ask"
                    + " for what is missing, and never guess. It is safe to repeat: the same call again answers the"
                    + " same return and creates no second one. One call returns units of one line; call it again for"
                    + " another line. Do not use it to change a return.",
                Effect.CHANGES,
                true,
                Arguments.class,
                ReturnResult.class,
                (host, written) -> written.command(host)
                        .then(command -> create.create(host.principal(), command))
                        .map(ReturnResult::of));
    }
}
