package returns.application.orders;

import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.domain.access.Principal;
import returns.domain.orders.Order;
import returns.domain.orders.OrderNumber;

/** Shows an order as it was last told, to its customer, to staff and to the feed. */
public final class ShowOrder {
    private final OrderStore orders;

    public ShowOrder(OrderStore orders) {
        this.orders = orders;
    }

    public Answer<Order> show(Principal principal, OrderNumber number) {
        return orders.find(number)
                .filter(onFile -> principal.seesOrdersOf(onFile.order().customer()))
                .map(onFile -> Answer.done(onFile.order()))
                .orElseGet(() -> Answer.refused(Refusal.notFound("order " + number)));
    }
}
