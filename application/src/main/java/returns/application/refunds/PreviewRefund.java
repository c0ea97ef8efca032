package returns.application.refunds;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import returns.application.answers.Answer;
import returns.application.orders.OrderStore;
import returns.application.policy.PolicyStore;
import returns.application.returns.ReturnFilter;
import returns.application.returns.ReturnQuery;
import returns.application.returns.ReturnRef;
import returns.application.returns.ReturnStore;
import returns.application.returns.ShowReturn;
import returns.domain.access.Principal;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderNumber;
import returns.domain.refunds.EarlierRefunds;
import returns.domain.refunds.RefundPlan;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnLine;
import returns.domain.returns.Stage;

/** Tells what a return comes to in money, by the code that any refund of it goes by; to its customer and to staff. */
public final class PreviewRefund {
    private final ShowReturn show;
    private final ReturnStore returns;
    private final OrderStore orders;
    private final PolicyStore policies;

    public PreviewRefund(ReturnStore returns, OrderStore orders, PolicyStore policies) {
        this.show = new ShowReturn(returns);
        this.returns = returns;
        this.orders = orders;
        this.policies = policies;
    }

    public Answer<RefundPlan> preview(Principal principal, ReturnRef ref) {
        return show.show(principal, ref).map(this::plan);
    }

    private RefundPlan plan(Return state) {
        var order = orders.find(state.order()).orElseThrow().order();
        var policy = policies.version(state.policy()).orElseThrow();
        var earlier = new EarlierRefunds(settled(ofOrder(state.order())), Map.of(), Map.of());
        return new RefundPlan(policy, order, state, earlier);
    }

    private List<Return> ofOrder(OrderNumber order) {
        return returns.find(ReturnQuery.of(ReturnFilter.of(order), ReturnQuery.Order.OLDEST_FIRST), Integer.MAX_VALUE);
    }

    /** What was paid for it elsewhere, the order feed tells of each payment. */
    private static Map<LineId, Integer> settled(List<Return> ofOrder) {
        var units = new HashMap<LineId, Integer>();
        ofOrder.stream()
                .flatMap(r -> r.lines().stream())
                .filter(line -> line.stages().in(Stage.SETTLED) > 0)
                .forEach((ReturnLine line) ->
                        units.merge(line.line(), line.stages().in(Stage.SETTLED), Integer::sum));
        return units;
    }
}
