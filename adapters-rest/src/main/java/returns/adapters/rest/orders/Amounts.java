package returns.adapters.rest.orders;

import java.util.Currency;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import returns.application.answers.Validation;
import returns.domain.money.Money;

/** Reads amounts in the order's currency; while that is not known, none can be read. */
record Amounts(Optional<Currency> currency, Validation v) {
    Optional<Money> required(String pointer, @Nullable String written) {
        return currency.isPresent()
                ? v.required(pointer, written, decimal -> Money.of(decimal, currency.get()))
                : Optional.empty();
    }
}
