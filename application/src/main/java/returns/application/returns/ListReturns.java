package returns.application.returns;

import java.util.List;
import returns.application.answers.Answer;
import returns.domain.access.Principal;
import returns.domain.orders.OrderNumber;
import returns.domain.returns.Return;

/** Lists the returns of an order, the newest first: those that are the principal's to see. */
public final class ListReturns {
    private final ReturnStore returns;

    public ListReturns(ReturnStore returns) {
        this.returns = returns;
    }

    public Answer<List<Return>> list(Principal principal, OrderNumber order) {
        return Answer.done(returns.ofOrder(order).stream()
                .filter(found -> principal.handlesReturnsOf(found.customer()))
                .toList());
    }
}
