package returns.application.refunds;

import returns.application.orders.OrderStore;
import returns.application.returns.ReturnFilter;
import returns.application.returns.ReturnQuery;
import returns.application.returns.ReturnStore;
import returns.domain.claims.EarlierRefunds;
import returns.domain.claims.RefundPlan;
import returns.domain.money.Money;
import returns.domain.policy.ReturnPolicy;
import returns.domain.refunds.Refund;
import returns.domain.refunds.Repayment;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnLine;
import returns.domain.returns.Stage;

/** Reads what the refund of a return is computed from; the preview and the refund itself go this same way. */
final class PlanRefund {
    private final ReturnStore returns;
    private final OrderStore orders;

    PlanRefund(ReturnStore returns, OrderStore orders) {
        this.returns = returns;
        this.orders = orders;
    }

    /** What is left for another attempt at what failed: paid, and given back neither elsewhere nor by any other refund. */
    Money left(Return state, ReturnPolicy policy, Repayment failed) {
        var paymentId = failed.paymentId();
        var plan = plan(state, policy);
        var payment = plan.order().payments().stream()
                .filter(one -> one.paymentId().equals(paymentId))
                .findFirst();
        return payment.map(one -> one.amount().minus(one.refunded()))
                .map(paid -> paid.minus(plan.earlier().payments().getOrDefault(paymentId, Money.zero(paid.currency()))))
                .map(left -> left.plus(failed.amount()))
                .orElse(Money.zero(plan.order().currency()));
    }

    RefundPlan plan(Return state, ReturnPolicy policy) {
        var order = orders.find(state.order()).orElseThrow().order();
        var ofOrder = returns.find(
                ReturnQuery.of(ReturnFilter.of(state.order()), ReturnQuery.Order.OLDEST_FIRST), Integer.MAX_VALUE);
        var earlier = ofOrder.stream().reduce(EarlierRefunds.NONE, PlanRefund::and, (a, b) -> b);
        return new RefundPlan(policy, order, state, earlier);
    }

    private static EarlierRefunds and(EarlierRefunds earlier, Return of) {
        var refunded = of.refunds().stream().reduce(earlier, EarlierRefunds::and, (a, b) -> b);
        return of.lines().stream()
                .filter(line -> settledElsewhere(of, line) > 0)
                .reduce(
                        refunded,
                        (all, line) -> all.andElsewhere(line.line(), settledElsewhere(of, line)),
                        (a, b) -> b);
    }

    /** What was paid for those, the order feed tells of each payment. */
    private static int settledElsewhere(Return of, ReturnLine line) {
        return line.stages().in(Stage.SETTLED)
                - of.refunds().stream()
                        .filter(refund -> refund.isLive() && !refund.awaitsApproval())
                        .mapToInt(refund -> unitsOf(refund, line))
                        .sum();
    }

    private static int unitsOf(Refund refund, ReturnLine line) {
        return refund.units().getOrDefault(line.line(), 0);
    }
}
