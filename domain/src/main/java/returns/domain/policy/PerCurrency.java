package returns.domain.policy;

import java.util.Currency;
import java.util.Map;
import java.util.Optional;
import returns.domain.money.Money;

/** An amount in each currency that a shop named; none in others. */
public record PerCurrency(Map<Currency, Money> amounts) {
    /** No amount in any currency. */
    public static final PerCurrency NONE = new PerCurrency(Map.of());

    public PerCurrency {
        amounts = Map.copyOf(amounts);
        amounts.forEach((currency, amount) -> {
            if (!amount.currency().equals(currency) || amount.isNegative()) {
                throw new IllegalArgumentException("must be amounts of at least 0, each in its own currency");
            }
        });
    }

    /** The amount in that currency. */
    public Optional<Money> in(Currency currency) {
        return Optional.ofNullable(amounts.get(currency));
    }

    /** Whether that is at most the amount in its currency; nothing is where there is no amount. */
    public boolean covers(Money value) {
        return in(value.currency()).filter(most -> !value.exceeds(most)).isPresent();
    }
}
