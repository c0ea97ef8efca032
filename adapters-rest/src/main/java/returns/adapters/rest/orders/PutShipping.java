package returns.adapters.rest.orders;

import static returns.adapters.rest.orders.PutOrderRequest.all;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import returns.application.answers.Validation;
import returns.domain.orders.Shipping;

/**
 * What was paid for sending the order.
 *
 * @param total tax included
 */
record PutShipping(@Nullable String total, @Nullable String tax) {
    Optional<Shipping> shipping(String at, Validation v, Amounts amounts) {
        var paid = amounts.required(at + "/total", total);
        var taxed = amounts.required(at + "/tax", tax);
        return all(paid, taxed) ? v.made(at, () -> new Shipping(paid.get(), taxed.get())) : Optional.empty();
    }
}
