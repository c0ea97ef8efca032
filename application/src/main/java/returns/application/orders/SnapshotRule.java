package returns.application.orders;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.InvalidValue;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.application.orders.PutOrder.Outcome;
import returns.application.orders.PutOrder.Result;
import returns.domain.money.Money;
import returns.domain.orders.LineId;
import returns.domain.orders.Order;
import returns.domain.orders.OrderLine;
import returns.domain.orders.OrderOnFile;

/** What becomes of a snapshot, by what is on file. */
final class SnapshotRule {
    private SnapshotRule() {}

    /** What a snapshot is answered that is not to be stored: it is on file already, or it is refused. */
    static Optional<Answer<Result>> withoutChange(Optional<OrderOnFile> onFile, Order order) {
        return order.linesThatDoNotAddUp().isEmpty()
                ? onFile.flatMap(known -> withoutChange(known, order))
                : refused(doesNotAddUp(order));
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
        if (!taken.isEmpty()) {
            return refused(unitsInReturns(onFile, order, taken));
        }
        var spent = paymentsThatLoseMoneyInRefunds(onFile, order);
        return spent.isEmpty() ? Optional.empty() : refused(paymentsInRefunds(onFile, order, spent));
    }

    private static List<String> paymentsThatLoseMoneyInRefunds(OrderOnFile onFile, Order order) {
        return onFile.inRefunds().entrySet().stream()
                .filter(held -> !held.getValue().currency().equals(order.currency())
                        || held.getValue().exceeds(leftToGiveBack(order, held.getKey())))
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
    }

    private static Money leftToGiveBack(Order order, String paymentId) {
        return order.payments().stream()
                .filter(payment -> payment.paymentId().equals(paymentId))
                .map(payment -> payment.amount().minus(payment.refunded()))
                .findFirst()
                .orElse(Money.zero(order.currency()));
    }

    private static Refusal paymentsInRefunds(OrderOnFile onFile, Order order, List<String> payments) {
        var told = payments.stream()
                .map(id -> "of payment %s, refunds here give back %s, and %s would be left for them"
                        .formatted(id, onFile.inRefunds(id), leftToGiveBack(order, id)))
                .collect(Collectors.joining("; "));
        return Refusal.of(
                Code.PAYMENTS_IN_REFUNDS,
                Retry.UNCHANGED,
                "Order " + order.number() + ": " + told + ".",
                "Tell as refunded only what was given back elsewhere, not what this service pays back; or cancel the"
                        + " refunds that are not paid yet, then send the very same snapshot again.");
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

    private static Optional<Answer<Result>> refused(Refusal refusal) {
        return Optional.of(Answer.refused(refusal));
    }
}
