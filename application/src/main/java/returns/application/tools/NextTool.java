package returns.application.tools;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import returns.application.answers.Refusal;
import returns.domain.returns.Action;

/** Tells a model whose call was refused which tool to go on with. */
final class NextTool {
    private NextTool() {}

    /** After a call that is about an order. */
    static Refusal afterOrder(Refusal refusal) {
        return switch (refusal.code()) {
            case NOT_FOUND -> with(refusal, "Call find_orders for the numbers of the customer's orders.");
            case NOT_RETURNABLE ->
                with(refusal, "Call list_returnable_items for what of the order can go back, and until when.");
            default -> refusal;
        };
    }

    /** After a call that is about a return. */
    static Refusal afterReturn(Refusal refusal) {
        return switch (refusal.code()) {
            case NOT_FOUND ->
                with(refusal, "Call list_returns with the number of an order for the numbers of its returns.");
            case NOT_RETURNABLE -> afterOrder(refusal);
            case NOT_ALLOWED_NOW -> with(refusal, allowed(refusal.allowed()));
            default -> refusal;
        };
    }

    private static String allowed(List<Action> actions) {
        var tools = actions.stream()
                .flatMap(action -> switch (action) {
                    case CANCEL -> Stream.of("cancel_return");
                    case CHANGE_QUANTITY -> Stream.of("change_return");
                    case REQUEST_REFUND -> Stream.of("request_refund");
                    case APPROVE, DECLINE, ADD_PARCEL, RECEIVE, INSPECT, SETTLE, CLOSE, REOPEN, EXPIRE ->
                        Stream.<String>empty();
                })
                .collect(Collectors.joining(", "));
        return tools.isEmpty()
                ? "No tool of yours does that: tell the customer how the return stands."
                : "Your tools for it: " + tools + ".";
    }

    private static Refusal with(Refusal refusal, String next) {
        return refusal.withHint(refusal.hint() + " " + next);
    }
}
