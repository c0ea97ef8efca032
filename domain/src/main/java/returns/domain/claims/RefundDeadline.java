package returns.domain.claims;

import java.util.Optional;
import java.util.Set;
import returns.domain.Deadline;
import returns.domain.orders.Order;
import returns.domain.returns.Resolution;
import returns.domain.returns.Return;
import returns.domain.returns.Stage;

/**
 * By when the law says that a customer is paid back: within 14 days from the day on which the trader was told (Directive
 * 2011/83/EU, article 13 (1)), in the countries of the European Economic Area. The shop may wait until it has the goods, or proof
 * that they were sent (article 13 (3)).
 *
 * @param day the last day, in the shop's time zone
 * @param mayWait whether neither goods nor proof are here yet, so that the shop need not pay even after that day
 */
public record RefundDeadline(Deadline day, boolean mayWait) {
    /** Days from the notice. */
    public static final int DAYS = 14;

    private static final Set<String> COUNTRIES = Set.of(
            "AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE", "IS", "IT", "LI",
            "LT", "LU", "LV", "MT", "NL", "NO", "PL", "PT", "RO", "SE", "SI", "SK");

    /**
     * The deadline of a return while any of its units may still have to be paid for, or any of its refunds is not done; none where
     * no such law is known.
     */
    public static Optional<RefundDeadline> of(Return state, Order order) {
        var mayBeOwed = state.has(Stage.PENDING)
                || state.has(Stage.APPROVED)
                || state.has(Stage.RECEIVED)
                || state.has(Stage.ACCEPTED);
        var isOwed = (state.isOpen() && mayBeOwed)
                || state.refunds().stream().anyMatch(refund -> refund.status().isOpen());
        if (!isOwed || state.resolution() == Resolution.EXCHANGE || !COUNTRIES.contains(order.country())) {
            return Optional.empty();
        }
        var noticed = state.createdAt().atZone(order.timeZone()).toLocalDate();
        var day = new Deadline(noticed.plusDays(DAYS), order.timeZone());
        return Optional.of(
                new RefundDeadline(day, !state.hasArrived() && state.parcels().isEmpty()));
    }
}
