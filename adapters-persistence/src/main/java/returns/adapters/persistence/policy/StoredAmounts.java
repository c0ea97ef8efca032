package returns.adapters.persistence.policy;

import static java.util.stream.Collectors.toMap;

import java.math.BigDecimal;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import returns.domain.Term;
import returns.domain.money.Money;
import returns.domain.policy.PerCurrency;
import returns.domain.policy.RestockingFee;
import returns.domain.policy.RestockingFees;
import returns.domain.returns.Reason;

/** Amounts as they are stored: minor units by the code of their currency. */
final class StoredAmounts {
    private StoredAmounts() {}

    /** A fee, and what it is for. One of percent and flat is there. */
    record StoredFee(
            @Nullable String category,
            @Nullable String reason,
            @Nullable BigDecimal percent,
            @Nullable Map<String, Long> flat) {
        static List<StoredFee> all(RestockingFees fees) {
            return fees.fees().entrySet().stream()
                    .map(entry -> of(entry.getKey(), entry.getValue()))
                    .toList();
        }

        private static StoredFee of(RestockingFees.For what, RestockingFee fee) {
            var category = what.category().orElse(null);
            var reason = what.reason().map(Reason::term).orElse(null);
            return switch (fee) {
                case RestockingFee.Percent(var percent) -> new StoredFee(category, reason, percent, null);
                case RestockingFee.Flat(var amounts) ->
                    new StoredFee(category, reason, null, StoredAmounts.of(new PerCurrency(amounts)));
            };
        }

        static Map<RestockingFees.For, RestockingFee> read(List<StoredFee> stored) {
            return stored.stream().collect(toMap(StoredFee::what, StoredFee::fee));
        }

        private RestockingFees.For what() {
            return new RestockingFees.For(
                    Optional.ofNullable(category),
                    Optional.ofNullable(reason).map(term -> Term.of(Reason.class, term)));
        }

        private RestockingFee fee() {
            return percent == null
                    ? new RestockingFee.Flat(
                            StoredAmounts.read(flat == null ? Map.of() : flat).amounts())
                    : new RestockingFee.Percent(percent);
        }
    }

    static Map<String, Long> of(PerCurrency amounts) {
        var minorUnits = new TreeMap<String, Long>();
        amounts.amounts()
                .forEach((currency, amount) -> minorUnits.put(currency.getCurrencyCode(), amount.minorUnits()));
        return minorUnits;
    }

    static PerCurrency read(Map<String, Long> minorUnits) {
        return new PerCurrency(minorUnits.entrySet().stream()
                .map(entry -> new Money(entry.getValue(), Currency.getInstance(entry.getKey())))
                .collect(toMap(Money::currency, amount -> amount)));
    }
}
