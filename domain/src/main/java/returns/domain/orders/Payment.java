package returns.domain.orders;

import java.util.Optional;
import returns.domain.Text;
import returns.domain.money.Money;

/**
 * A payment towards an order.
 *
 * @param refunded what was given back of it elsewhere
 */
public record Payment(
        String paymentId, String method, Money amount, Money refunded, Optional<String> providerReference) {
    public Payment {
        paymentId = Text.name(paymentId, 64);
        method = Text.name(method, 64);
        providerReference = providerReference.map(reference -> Text.name(reference, 255));
        if (amount.isNegative() || refunded.isNegative() || refunded.exceeds(amount)) {
            throw new IllegalArgumentException("must be an amount of at least 0 of which at most all was refunded");
        }
    }
}
