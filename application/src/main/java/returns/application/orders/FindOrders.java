package returns.application.orders;

import java.util.List;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.orders.CustomerId;
import returns.domain.orders.Order;
import returns.domain.orders.OrderOnFile;
import returns.domain.orders.OrderPosition;

/** Finds a customer's own orders, the newest first, page by page. */
public final class FindOrders {
    /** The most orders of one page. */
    public static final int MOST = 20;

    private final OrderStore orders;

    public FindOrders(OrderStore orders) {
        this.orders = orders;
    }

    /**
     * A page. It is none of the usual pages, whose cursors have room for ids but not for order numbers; and it needs none of
     * their checksum, since nothing else is asked for that the next page could differ in.
     *
     * @param next where the next page begins; none if there are no more orders
     */
    public record Page(List<Order> orders, Optional<OrderPosition> next) {
        public Page {
            orders = List.copyOf(orders);
        }
    }

    /** The orders before that position. Only a customer has orders. */
    public Answer<Page> find(Principal principal, OrderPosition before) {
        if (!principal.is(Role.CUSTOMER)) {
            return Answer.refused(Refusal.forbidden("find a customer's own orders"));
        }
        var found = orders.ofCustomer(new CustomerId(principal.subject()), before, MOST + 1).stream()
                .map(OrderOnFile::order)
                .toList();
        var page = found.stream().limit(MOST).toList();
        return Answer.done(
                new Page(page, found.size() > MOST ? Optional.of(OrderPosition.of(page.getLast())) : Optional.empty()));
    }
}
