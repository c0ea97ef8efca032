package returns.adapters.persistence.orders;

import java.util.Currency;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import returns.domain.money.Money;
import returns.domain.orders.Order;
import returns.domain.orders.Payment;

/** A row of {@code order_payment}. */
record OrderPaymentRow(
        String orderNumber,
        String paymentId,
        int position,
        String method,
        long amount,
        long refunded,
        @Nullable String providerReference,
        long reserved) {
    /** The payment of that position. */
    static OrderPaymentRow of(Order order, int position) {
        var payment = order.payments().get(position);
        return new OrderPaymentRow(
                order.number().value(),
                payment.paymentId(),
                position,
                payment.method(),
                payment.amount().minorUnits(),
                payment.refunded().minorUnits(),
                payment.providerReference().orElse(null),
                0);
    }

    Payment payment(Currency currency) {
        return new Payment(
                paymentId,
                method,
                new Money(amount, currency),
                new Money(refunded, currency),
                Optional.ofNullable(providerReference));
    }
}
