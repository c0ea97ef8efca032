package returns.adapters.payments.stripe;

import java.math.BigDecimal;
import java.util.Currency;
import java.util.Locale;
import java.util.Set;
import returns.domain.money.Money;

/**
 * An amount as Stripe's interface has it: in minor units that for some currencies are not those of ISO 4217. The rules are of
 * <a href="https://docs.stripe.com/currencies">docs.stripe.com/currencies</a>, as of November 2026.
 *
 * @param currency in lower case
 */
record StripeAmount(long units, String currency) {
    /** "Zero-decimal currencies". */
    private static final Set<String> WITHOUT_DECIMALS = Set.of(
            "BIF", "CLP", "DJF", "GNF", "JPY", "KMF", "KRW", "MGA", "PYG", "RWF", "VND", "VUV", "XAF", "XOF", "XPF");

    /** "Special cases": without decimals, and nevertheless written with two of them, which are always 00. */
    private static final Set<String> WITH_TWO_ZEROS = Set.of("ISK", "UGX");

    /** "Three-decimal currencies": the last of them is always 0. */
    private static final Set<String> WITH_THREE_DECIMALS = Set.of("BHD", "JOD", "KWD", "OMR", "TND");

    /**
     * That amount, to the last unit.
     *
     * @throws IllegalArgumentException if Stripe cannot move exactly that
     */
    static StripeAmount of(Money amount) {
        var units = new BigDecimal(amount.decimal()).movePointRight(decimals(amount.currency()));
        var step = BigDecimal.valueOf(step(amount.currency()));
        if (units.remainder(step).signum() != 0) {
            throw new IllegalArgumentException(
                    "must be a multiple of %s %s, which is the least that Stripe moves, and is %s"
                            .formatted(
                                    step.movePointLeft(decimals(amount.currency()))
                                            .toPlainString(),
                                    amount.currency(),
                                    amount));
        }
        return new StripeAmount(
                units.longValueExact(), amount.currency().getCurrencyCode().toLowerCase(Locale.ROOT));
    }

    /**
     * What it comes to.
     *
     * @throws IllegalArgumentException if there is no such currency, or no such amount in it
     */
    Money money() {
        var of = Currency.getInstance(currency.toUpperCase(Locale.ROOT));
        var amount = BigDecimal.valueOf(units, decimals(of)).stripTrailingZeros();
        return Money.of(amount.setScale(Math.max(amount.scale(), 0)).toPlainString(), of);
    }

    private static int decimals(Currency currency) {
        var code = currency.getCurrencyCode();
        if (WITHOUT_DECIMALS.contains(code)) {
            return 0;
        }
        if (WITH_THREE_DECIMALS.contains(code)) {
            return 3;
        }
        if (currency.getDefaultFractionDigits() == 2 || WITH_TWO_ZEROS.contains(code)) {
            return 2;
        }
        throw new IllegalArgumentException("must be in a currency that Stripe has, and is in " + code);
    }

    private static int step(Currency currency) {
        var code = currency.getCurrencyCode();
        return WITH_TWO_ZEROS.contains(code) ? 100 : WITH_THREE_DECIMALS.contains(code) ? 10 : 1;
    }
}
