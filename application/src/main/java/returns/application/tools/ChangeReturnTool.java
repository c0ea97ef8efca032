package returns.application.tools;

import java.util.List;
import java.util.stream.Stream;
import returns.application.answers.Answer;
import returns.application.answers.Validation;
import returns.application.input.Precondition;
import returns.application.input.Range;
import returns.application.returns.ReturnRef;
import returns.application.returns.SetQuantity;
import returns.application.returns.ShowReturn;
import returns.domain.access.Principal;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderLine;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnLine;
import returns.domain.returns.ReturnNumber;

/** The tool {@code change_return}. */
public final class ChangeReturnTool {
    private ChangeReturnTool() {}

    /** What the model writes. */
    public record Arguments(
            @Description("The number of the return, such as R-7K3F9QX2.")
            @Example("R-7K3F9QX2")
            @Names(Names.Thing.RETURN)
            String returnNumber,

            @Description("The id of the line, as the return tells it.") @Example("1") @Names(Names.Thing.LINE)
            String lineId,

            @Description("How many units of the line the return is to have from now on; not how many more.")
            @Example("3")
            @Range(min = 1, max = OrderLine.MAX_QUANTITY)
            int quantity) {
        private record Wanted(ReturnRef ref, SetQuantity.Command command) {}

        private Answer<Wanted> wanted(String lineMeant) {
            var v = new Validation();
            var number = v.required("/returnNumber", returnNumber, ReturnNumber::of);
            var line = v.required("/lineId", lineMeant, LineId::new);
            return v.whole(() -> new Wanted(
                    new ReturnRef.ByNumber(number.orElseThrow()),
                    new SetQuantity.Command(line.orElseThrow(), quantity)));
        }
    }

    public static Tool<Arguments, ReturnResult> of(SetQuantity set, ShowReturn show) {
        return new Tool<>(
                "change_return",
                "Change the quantity of a return",
                "Sets how many units of a line a return has, before any of them has arrived. Use it when the customer"
                    + " wants to send back more or fewer units than they said; ask for the new number of units in all."
                    + " More units must still be returnable. It is safe to repeat: a quantity that is so already is"
                    + " answered as it is. It moves no money. To return nothing, use cancel_return; for another"
                    + " reason, resolution or line it is no use.",
                Effect.CHANGES,
                true,
                Arguments.class,
                ReturnResult.class,
                (host, written) -> change(set, show, host.principal(), written)
                        .refusing(NextTool::afterReturn)
                        .map(ReturnResult::of));
    }

    private static Answer<Return> change(SetQuantity set, ShowReturn show, Principal principal, Arguments written) {
        return new LineNamed(written.lineId())
                .in(
                        line -> written.wanted(line)
                                .then(wanted ->
                                        set.set(principal, wanted.ref(), new Precondition.Any(), wanted.command())),
                        () -> lines(show, principal, written.returnNumber()));
    }

    private static List<LineNamed.Line> lines(ShowReturn show, Principal principal, String number) {
        return ReturnNumber.parse(number).map(ReturnRef.ByNumber::new).map(ref -> show.show(principal, ref)).stream()
                .flatMap(answer -> answer instanceof Answer.Done<Return>(var found, var _)
                        ? found.lines().stream()
                        : Stream.<ReturnLine>empty())
                .map(line -> new LineNamed.Line(line.line(), line.sku(), line.title()))
                .toList();
    }
}
