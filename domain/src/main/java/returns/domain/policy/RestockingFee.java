package returns.domain.policy;

import java.math.BigDecimal;
import java.util.Currency;
import java.util.Map;
import returns.domain.money.Money;

/** What a shop keeps of a refund for taking goods back. */
public sealed interface RestockingFee {
    /**
     * A part of what was paid for the goods, tax included; half a minor unit is rounded up.
     *
     * @param percent 0 to 100
     */
    record Percent(BigDecimal percent) implements RestockingFee {
        public Percent {
            if (percent.signum() < 0 || percent.compareTo(BigDecimal.valueOf(100)) > 0) {
                throw new IllegalArgumentException("must be 0 to 100 percent");
            }
            // 10 and 10.0 are one fee
            percent = percent.signum() == 0 ? BigDecimal.ZERO : percent.stripTrailingZeros();
        }
    }

    /** An amount for each unit, in each currency that the shop sells in; none in others. */
    record Flat(Map<Currency, Money> amounts) implements RestockingFee {
        public Flat {
            amounts = Map.copyOf(amounts);
            amounts.forEach((currency, amount) -> {
                if (!amount.currency().equals(currency) || amount.isNegative()) {
                    throw new IllegalArgumentException("must be amounts of at least 0, each in its own currency");
                }
            });
        }
    }
}
