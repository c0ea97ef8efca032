package returns.application.returns;

import java.util.List;
import java.util.stream.Collectors;
import returns.application.answers.Code;
import returns.application.answers.Difference;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.domain.orders.LineId;
import returns.domain.returns.Action;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnNumber;

/** What a model is told when it asks for a return of a line that was returned before. */
final class RepeatRefusals {
    private RepeatRefusals() {}

    static Refusal returnEnded(Return existing) {
        return Refusal.of(
                        Code.RETURN_ENDED,
                        Retry.CHANGED,
                        "This conversation requested return %s of that line; it is %s now."
                                .formatted(existing.number(), existing.status().term()),
                        "Nothing was created. Tell the customer that return %s is %s. %s"
                                .formatted(existing.number(), existing.status().term(), another(existing)))
                .withExisting(existing);
    }

    static Refusal alreadyRequested(Return existing, List<Difference> differences) {
        var told = differences.stream()
                .map(d -> "%s is %s, not %s"
                        .formatted(
                                d.argument(),
                                d.before().orElse("absent"),
                                d.now().orElse("absent")))
                .collect(Collectors.joining(", "));
        return Refusal.of(
                        Code.ALREADY_REQUESTED,
                        Retry.CHANGED,
                        "This conversation requested return %s of that line, and there %s."
                                .formatted(existing.number(), told),
                        "Nothing was changed. Ask the customer which is right. To keep the return as it is, go on with %1$s.%2$s To"
                                        .formatted(existing.number(), byChange(existing, differences))
                                + " have it otherwise, cancel it with cancel_return, then call create_return again with"
                                + " previousReturn set to %1$s. %2$s".formatted(existing.number(), another(existing)))
                .withExisting(existing)
                .withDifferences(differences);
    }

    private static String byChange(Return existing, List<Difference> differences) {
        var onlyQuantity = differences.stream().map(Difference::argument).allMatch("quantity"::equals);
        return onlyQuantity && Action.CHANGE_QUANTITY.isFor(existing)
                ? " To have the other quantity, call change_return with returnNumber %s and lineId %s."
                        .formatted(
                                existing.number(), existing.lines().getFirst().line())
                : "";
    }

    static Refusal possibleDuplicate(Return open) {
        return Refusal.of(
                        Code.POSSIBLE_DUPLICATE,
                        Retry.CHANGED,
                        "Return %s of that line is open (%s)."
                                .formatted(open.number(), open.status().term()),
                        "Nothing was created. Tell the customer about return %s, and ask whether that is the one they mean. %s"
                                .formatted(open.number(), another(open)))
                .withExisting(open);
    }

    static Refusal unknownPreviousReturn(ReturnNumber previous, LineId line) {
        return Refusal.of(
                Code.UNKNOWN_PREVIOUS_RETURN,
                Retry.CHANGED,
                "There is no return %s of line %s.".formatted(previous, line),
                "Set previousReturn to the number of an earlier return of this very line, as a refusal named it; or"
                        + " leave it out if there is none.");
    }

    private static String another(Return existing) {
        return "If the customer really wants another return of this line, call create_return again with previousReturn set to %s."
                .formatted(existing.number());
    }
}
