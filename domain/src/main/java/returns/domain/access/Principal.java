package returns.domain.access;

import java.util.Optional;
import java.util.Set;
import returns.domain.Text;
import returns.domain.orders.CustomerId;

/**
 * Who asks: a customer, somebody of the shop, its order feed, or the service itself.
 *
 * @param subject the token's {@code sub}; to a customer's token, the customer id
 * @param agent who acts for the subject ({@code act.sub}, RFC 8693); recorded, and no part of any right or key
 */
public record Principal(String subject, Set<Role> roles, Optional<String> agent) {
    /** The service itself, in what it does without being asked. */
    public static final Principal SERVICE = new Principal("returns", Set.of(Role.STAFF), Optional.empty());

    public Principal {
        subject = Text.name(subject, 64);
        roles = Set.copyOf(roles);
        agent = agent.map(name -> Text.name(name, 255));
    }

    public boolean is(Role role) {
        return roles.contains(role);
    }

    /** Whether it works for the shop: then it sees what customers are not told. */
    public boolean isOfShop() {
        return is(Role.STAFF) || is(Role.APPROVER);
    }

    /** Whether that customer's orders and returns are this principal's to see and to return. */
    public boolean handlesReturnsOf(CustomerId customer) {
        return is(Role.STAFF) || (is(Role.CUSTOMER) && customer.value().equals(subject));
    }

    /** Whether that customer's orders are this principal's to see. */
    public boolean seesOrdersOf(CustomerId customer) {
        return is(Role.ORDER_FEED) || handlesReturnsOf(customer);
    }
}
