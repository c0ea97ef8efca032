package returns.application.refunds;

import returns.application.answers.Answer;
import returns.application.orders.OrderStore;
import returns.application.policy.PolicyStore;
import returns.application.returns.ReturnRef;
import returns.application.returns.ReturnStore;
import returns.application.returns.ShowReturn;
import returns.domain.access.Principal;
import returns.domain.claims.RefundPlan;

/** Tells what a return comes to in money, by the code that any refund of it goes by; to its customer and to staff. */
public final class PreviewRefund {
    private final ShowReturn show;
    private final PolicyStore policies;
    private final ReturnStore returns;
    private final OrderStore orders;

    public PreviewRefund(ReturnStore returns, OrderStore orders, PolicyStore policies) {
        this.show = new ShowReturn(returns);
        this.policies = policies;
        this.returns = returns;
        this.orders = orders;
    }

    public Answer<RefundPlan> preview(Principal principal, ReturnRef ref) {
        return show.show(principal, ref)
                .map(state -> RefundFacts.read(returns, orders, state)
                        .plan(state, policies.version(state.policy()).orElseThrow()));
    }
}
