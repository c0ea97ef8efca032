package returns.application.orders;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.InvalidValue;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.orders.LineId;
import returns.domain.orders.Order;
import returns.domain.orders.OrderLine;
import returns.domain.orders.OrderOnFile;

/**
 * Takes a snapshot of an order. Repeatable by what it is: the same snapshot again changes nothing, and one that is older than
 * what is on file is refused.
 */
public final class PutOrder {
    private static final int ATTEMPTS = 8;

    private final OrderStore orders;

    public PutOrder(OrderStore orders) {
        this.orders = orders;
    }

    /** What the snapshot did. */
    public enum Outcome {
        CREATED,
        UPDATED,
        UNCHANGED
    }

    /** The order as it is on file now, and what the call did. */
    public record Result(Order order, Outcome outcome) {}

    public Answer<Result> put(Principal principal, Order order) {
        if (!principal.is(Role.ORDER_FEED)) {
            return Answer.refused(Refusal.forbidden("feed orders"));
        }
        if (!order.linesThatDoNotAddUp().isEmpty()) {
            return Answer.refused(doesNotAddUp(order));
        }
        for (var attempt = 0; attempt < ATTEMPTS; attempt++) {
            var onFile = orders.find(order.number());
            var settled = onFile.flatMap(known -> withoutChange(known, order));
            if (settled.isPresent()) {
                return settled.get();
            }
            switch (orders.save(order, onFile.map(OrderOnFile::version).orElse(0))) {
                case COMMITTED -> {
                    return Answer.done(new Result(order, onFile.isEmpty() ? Outcome.CREATED : Outcome.UPDATED));
                }
                case BUSY -> {
                    return Answer.refused(contended());
                }
                case STALE, KEY_TAKEN -> {}
            }
        }
        return Answer.refused(contended());
    }

    private static Optional<Answer<Result>> withoutChange(OrderOnFile onFile, Order order) {
        if (onFile.order().equals(order)) {
            return Optional.of(Answer.done(new Result(order, Outcome.UNCHANGED)));
        }
        var known = onFile.order().updatedAt();
        if (order.updatedAt().isBefore(known)) {
            return refused(Refusal.of(
                    Code.ORDER_OUTDATED,
                    Retry.NEVER,
                    "The order on file was updated at " + known + ", this snapshot at " + order.updatedAt() + ".",
                    "Nothing to do: the service knows a newer state of the order."));
        }
        if (order.updatedAt().equals(known)) {
            return refused(Refusal.of(
                    Code.ORDER_CONFLICT,
                    Retry.CHANGED,
                    "Another snapshot with updatedAt " + known + " is on file.",
                    "Send the order's present state, with the later updatedAt that its change has."));
        }
        var taken = linesThatLoseHeldUnits(onFile, order);
        return taken.isEmpty() ? Optional.empty() : refused(unitsInReturns(onFile, order, taken));
    }

    private static List<LineId> linesThatLoseHeldUnits(OrderOnFile onFile, Order order) {
        return onFile.order().lines().stream()
                .map(OrderLine::id)
                .filter(id -> onFile.holding(id).units() > returnable(order, id))
                .toList();
    }

    private static int returnable(Order order, LineId id) {
        return order.line(id).map(OrderLine::returnable).orElse(0);
    }

    private static Refusal unitsInReturns(OrderOnFile onFile, Order order, List<LineId> lines) {
        var told = lines.stream()
                .map(id -> "line %s has %s units in returns and would keep %s"
                        .formatted(id, onFile.holding(id).units(), returnable(order, id)))
                .collect(Collectors.joining("; "));
        return Refusal.of(
                Code.UNITS_IN_RETURNS,
                Retry.UNCHANGED,
                "Order " + order.number() + ": " + told + ".",
                "Cancel the returns that hold the units, then send the very same snapshot again; or leave the units in"
                        + " the order.");
    }

    private static Refusal doesNotAddUp(Order order) {
        var rule = "unitPrice x (quantity - canceledQuantity) - discount" + (order.taxIncluded() ? "" : " + tax");
        var invalid = order.linesThatDoNotAddUp().stream()
                .map(line -> new InvalidValue(
                        "/lines/" + order.lines().indexOf(line) + "/total",
                        "must be what line " + line.id() + "'s " + rule + " makes, and is "
                                + line.total().decimal()))
                .toList();
        return Refusal.of(
                        Code.AMOUNTS_DO_NOT_ADD_UP,
                        Retry.CHANGED,
                        "The total of " + invalid.size() + " of "
                                + order.lines().size() + " lines is not what its parts make.",
                        "Send lines whose total is " + rule + ".")
                .withInvalid(invalid);
    }

    private static Refusal contended() {
        return Refusal.of(
                Code.CONTENDED,
                Retry.UNCHANGED,
                "The order was being changed while the snapshot was to be stored.",
                "Nothing was done. Send the very same call again in a few seconds.");
    }

    private static Optional<Answer<Result>> refused(Refusal refusal) {
        return Optional.of(Answer.refused(refusal));
    }
}
