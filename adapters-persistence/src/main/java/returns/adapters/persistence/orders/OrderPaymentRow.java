package returns.adapters.persistence.orders;

import java.util.Currency;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import returns.domain.money.Money;
import returns.domain.orders.Payment;

/** A row of {@code order_payment}. */
record OrderPaymentRow(
        String paymentId,
        String method,
        long amount,
        long refunded,
        @Nullable String providerReference) {
    Payment payment(Currency currency) {
        return new Payment(
                paymentId,
                method,
                new Money(amount, currency),
                new Money(refunded, currency),
                Optional.ofNullable(providerReference));
    }
}
