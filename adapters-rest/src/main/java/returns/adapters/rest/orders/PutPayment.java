package returns.adapters.rest.orders;

import static returns.adapters.rest.orders.PutOrderRequest.all;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import returns.application.answers.Validation;
import returns.domain.Text;
import returns.domain.orders.Payment;

/**
 * A payment towards the order.
 *
 * @param refunded what was given back of it elsewhere
 */
record PutPayment(
        @Nullable String paymentId,
        @Nullable String method,
        @Nullable String amount,
        @Nullable String refunded,
        @Nullable String providerReference) {
    Optional<Payment> payment(String at, Validation v, Amounts amounts) {
        var id = v.required(at + "/paymentId", paymentId, text -> Text.name(text, 64));
        var how = v.required(at + "/method", method, text -> Text.name(text, 64));
        var paid = amounts.required(at + "/amount", amount);
        var back = amounts.required(at + "/refunded", refunded);
        var reference = v.optional(at + "/providerReference", providerReference, text -> Text.name(text, 255));
        return all(id, how, paid, back)
                ? v.made(at, () -> new Payment(id.get(), how.get(), paid.get(), back.get(), reference))
                : Optional.empty();
    }
}
