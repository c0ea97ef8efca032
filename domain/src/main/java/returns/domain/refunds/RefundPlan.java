package returns.domain.refunds;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import returns.domain.money.Money;
import returns.domain.orders.Order;
import returns.domain.policy.Payer;
import returns.domain.policy.ReturnPolicy;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnLine;
import returns.domain.returns.Stage;

/**
 * What a return comes to in money, by its policy.
 *
 * @param earlier what was refunded of the order before, of all its returns
 */
public record RefundPlan(ReturnPolicy policy, Order order, Return state, EarlierRefunds earlier) {
    /** What is owed now: for the units that are accepted, and not settled. */
    public RefundLedger owed() {
        return ledger(EnumSet.of(Stage.ACCEPTED));
    }

    /** What it comes to if every unit is accepted that still can be. */
    public RefundLedger expected() {
        return ledger(EnumSet.of(Stage.PENDING, Stage.APPROVED, Stage.RECEIVED, Stage.ACCEPTED));
    }

    private RefundLedger ledger(Set<Stage> stages) {
        var rules = policy.rules();
        var lines = state.lines().stream()
                .flatMap(line -> claim(line, stages).stream())
                .toList();
        return new RefundTerms(rules.shippingRefund(), rules.lostPromotion(), rules.paymentSplit())
                .ledger(order, earlier, new RefundClaim(lines, label(lines), Payer.CUSTOMER));
    }

    private Optional<RefundClaim.Line> claim(ReturnLine line, Set<Stage> stages) {
        var units = stages.stream().mapToInt(line.stages()::in).sum();
        return order.line(line.line())
                .filter(_ -> units > 0)
                .map(sold -> new RefundClaim.Line(
                        line.line(), units, policy.rules().fees().fee(sold.category(), line.reason())));
    }

    /**
     * What the customer pays for the label: once for a return, with its first refund; nothing if a line is the shop's to pay for,
     * or if nothing had to be sent.
     */
    private Optional<Money> label(List<RefundClaim.Line> claimed) {
        var isSent = state.sendBy().isPresent() || state.has(Stage.PENDING);
        return claimed.isEmpty() || !isSent || state.has(Stage.SETTLED)
                ? Optional.empty()
                : state.lines().stream()
                        .map(line -> policy.rules().returnShipping().cost(line.reason(), order.currency()))
                        .min(Comparator.comparingLong(Money::minorUnits));
    }
}
