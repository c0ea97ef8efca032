package returns.domain.money;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Currency;
import java.util.regex.Pattern;

/**
 * An amount in a currency, exact to its minor unit (ISO 4217: cents for EUR, none for JPY, thousandths for KWD).
 *
 * @param minorUnits the amount in minor units, at most {@link #MAX} either way
 */
public record Money(long minorUnits, Currency currency) {
    /** The largest amount: a million million minor units. Sums and products of an order stay within a {@code long}. */
    public static final long MAX = 1_000_000_000_000L;

    private static final Pattern DECIMAL = Pattern.compile("-?[0-9]{1,14}(\\.[0-9]{1,4})?");

    public Money {
        if (currency.getDefaultFractionDigits() < 0) {
            throw new IllegalArgumentException("must be in a currency that has amounts");
        }
        if (minorUnits > MAX || minorUnits < -MAX) {
            throw new IllegalArgumentException("must not be larger than " + decimal(MAX, currency));
        }
    }

    /**
     * Reads a decimal such as {@code "29.97"}.
     *
     * @throws IllegalArgumentException if it is not a plain decimal, or has more decimals than the currency
     */
    public static Money of(String decimal, Currency currency) {
        if (!DECIMAL.matcher(decimal).matches()) {
            throw new IllegalArgumentException("must be a decimal string such as \"29.97\"");
        }
        var digits = currency.getDefaultFractionDigits();
        var amount = new BigDecimal(decimal);
        if (amount.scale() > digits) {
            throw new IllegalArgumentException(
                    "must have at most " + digits + " decimals in " + currency.getCurrencyCode());
        }
        return new Money(amount.movePointRight(digits).longValueExact(), currency);
    }

    /** Nothing, in that currency. */
    public static Money zero(Currency currency) {
        return new Money(0, currency);
    }

    public Money plus(Money other) {
        return new Money(minorUnits + in(currency, other), currency);
    }

    public Money minus(Money other) {
        return new Money(minorUnits - in(currency, other), currency);
    }

    public Money times(int factor) {
        return new Money(Math.multiplyExact(minorUnits, factor), currency);
    }

    /**
     * That part of the amount, {@code numerator / denominator}, to the minor unit; half a one is rounded up.
     *
     * @throws IllegalArgumentException if it is no part: of a negative amount, below nothing, or above the whole
     */
    public Money part(long numerator, long denominator) {
        if (isNegative() || denominator < 1 || numerator < 0 || numerator > denominator) {
            throw new IllegalArgumentException("must be from nothing to all of an amount of at least 0");
        }
        var doubled = BigInteger.valueOf(minorUnits)
                .multiply(BigInteger.valueOf(numerator))
                .shiftLeft(1);
        var whole = BigInteger.valueOf(denominator);
        return new Money(doubled.add(whole).divide(whole.shiftLeft(1)).longValueExact(), currency);
    }

    public boolean isNegative() {
        return minorUnits < 0;
    }

    public boolean exceeds(Money other) {
        return minorUnits > in(currency, other);
    }

    /** The smaller of both. */
    public Money atMost(Money limit) {
        return exceeds(limit) ? limit : this;
    }

    /** The amount with all the currency's decimals: {@code "29.97"}, {@code "5800"}, {@code "1.250"}. */
    public String decimal() {
        return decimal(minorUnits, currency);
    }

    @Override
    public String toString() {
        return decimal() + " " + currency.getCurrencyCode();
    }

    private static String decimal(long minorUnits, Currency currency) {
        return BigDecimal.valueOf(minorUnits, currency.getDefaultFractionDigits())
                .toPlainString();
    }

    private static long in(Currency currency, Money other) {
        if (!other.currency.equals(currency)) {
            throw new IllegalArgumentException("must be in " + currency.getCurrencyCode());
        }
        return other.minorUnits;
    }
}
