package returns.application.refunds;

import java.util.Set;
import returns.application.orders.OrderStore;
import returns.application.returns.ReturnFilter;
import returns.application.returns.ReturnQuery;
import returns.application.returns.ReturnStore;
import returns.domain.claims.EarlierRefunds;
import returns.domain.claims.RefundPlan;
import returns.domain.money.Money;
import returns.domain.orders.Order;
import returns.domain.policy.ReturnPolicy;
import returns.domain.refunds.Refund;
import returns.domain.refunds.Repayment;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnLine;
import returns.domain.returns.ReturnStatus;
import returns.domain.returns.Stage;

/**
 * What refunds of an order rest on, besides the return and its policy; the preview and the refund itself go this same way.
 *
 * @param earlier what all refunds of the order came to, of all its returns
 */
record RefundFacts(Order order, EarlierRefunds earlier) {
    /** Of others no unit was ever accepted, and so none was paid for. */
    private static final Set<ReturnStatus> MAY_BE_PAID =
            Set.of(ReturnStatus.APPROVED, ReturnStatus.RECEIVED, ReturnStatus.CLOSED);

    /** Those of the order that the return is of. */
    static RefundFacts read(ReturnStore returns, OrderStore orders, Return state) {
        var order = orders.find(state.order()).orElseThrow().order();
        var filter = ReturnFilter.of(state.order()).standing(MAY_BE_PAID);
        var paid = returns.find(ReturnQuery.of(filter, ReturnQuery.Order.OLDEST_FIRST), Integer.MAX_VALUE);
        return new RefundFacts(order, paid.stream().reduce(EarlierRefunds.NONE, RefundFacts::and, (a, b) -> b));
    }

    RefundPlan plan(Return state, ReturnPolicy policy) {
        return new RefundPlan(policy, order, state, earlier);
    }

    /** What is left for another attempt at what failed: paid, and given back neither elsewhere nor by any other refund. */
    Money left(Repayment failed) {
        var paymentId = failed.paymentId();
        return order.payments().stream()
                .filter(payment -> payment.paymentId().equals(paymentId))
                .findFirst()
                .map(payment -> payment.amount().minus(payment.refunded()))
                .map(paid -> paid.minus(earlier.payments().getOrDefault(paymentId, Money.zero(paid.currency()))))
                .map(left -> left.plus(failed.amount()))
                .orElse(Money.zero(order.currency()));
    }

    private static EarlierRefunds and(EarlierRefunds earlier, Return paid) {
        var refunded = paid.refunds().stream().reduce(earlier, EarlierRefunds::and, (a, b) -> b);
        return paid.lines().stream()
                .filter(line -> settledElsewhere(paid, line) > 0)
                .reduce(
                        refunded,
                        (all, line) -> all.andElsewhere(line.line(), settledElsewhere(paid, line)),
                        (a, b) -> b);
    }

    /** What was paid for those, the order feed tells of each payment. */
    private static int settledElsewhere(Return paid, ReturnLine line) {
        return line.stages().in(Stage.SETTLED)
                - paid.refunds().stream()
                        .filter(refund -> refund.isLive() && !refund.awaitsApproval())
                        .mapToInt(refund -> unitsOf(refund, line))
                        .sum();
    }

    private static int unitsOf(Refund refund, ReturnLine line) {
        return refund.units().getOrDefault(line.line(), 0);
    }
}
