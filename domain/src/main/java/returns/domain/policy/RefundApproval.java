package returns.domain.policy;

import java.util.Currency;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.money.Money;
import returns.domain.orders.CustomerId;

/**
 * Which refunds a person has to approve: those that anybody but staff asks for, or staff for
 * themselves, those that an agent asks for, and large ones.
 *
 * @param agents whether staff's agents need a person, too, whatever the amount
 * @param maximum the largest refund that needs nobody; in a currency that is not named, every refund does
 * @param hours to decide in, each of 60 minutes; after them the refund is called off
 */
public record RefundApproval(boolean agents, PerCurrency maximum, int hours) {
    /** The longest time to decide. */
    public static final int MAX_HOURS = 24 * 90;

    /** A person decides about every refund that an agent asks for, and about any above 500 in a major currency; within 72 hours. */
    public static final RefundApproval STANDARD = new RefundApproval(
            true,
            new PerCurrency(Stream.of("EUR", "USD", "GBP", "CHF")
                    .map(Currency::getInstance)
                    .collect(Collectors.toMap(currency -> currency, currency -> Money.of("500", currency)))),
            72);

    public RefundApproval {
        if (hours < 1 || hours > MAX_HOURS) {
            throw new IllegalArgumentException("must be 1 to " + MAX_HOURS + " hours");
        }
    }

    /** Whether a person has to decide about that refund for that customer if that principal asks for it. Nothing needs nobody. */
    public boolean needsPerson(Principal by, CustomerId customer, Money refund) {
        return refund.minorUnits() > 0
                && (!by.is(Role.STAFF)
                        || by.subject().equals(customer.value())
                        || (agents && by.agent().isPresent())
                        || !maximum.covers(refund));
    }
}
