package returns.domain.money;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Currency;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import returns.domain.fixtures.Cases;
import returns.domain.fixtures.MachineLocale;

class MoneyTest {
    private static final Currency EUR = Currency.getInstance("EUR");

    @ParameterizedTest
    @CsvSource({
        "29.97, EUR, 2997, 29.97",
        "3.9, EUR, 390, 3.90",
        "5, EUR, 500, 5.00",
        "0.01, EUR, 1, 0.01",
        "-1.97, EUR, -197, -1.97",
        "-0, EUR, 0, 0.00",
        "007.50, EUR, 750, 7.50",
        "5800, JPY, 5800, 5800",
        "1.25, KWD, 1250, 1.250",
        "0.001, KWD, 1, 0.001",
    })
    void isReadAndWrittenWithTheDecimalsOfItsCurrency(
            String written, String currency, long minorUnits, String decimal) {
        var money = Money.of(written, Currency.getInstance(currency));
        assertEquals(minorUnits, money.minorUnits());
        assertEquals(decimal, money.decimal());
        assertEquals(decimal + " " + currency, money.toString());
    }

    @ParameterizedTest
    @CsvSource({"1.001, EUR, 2", "1.000, EUR, 2", "5800.0, JPY, 0", "1.2345, KWD, 3"})
    void hasNoMoreDecimalsThanItsCurrency(String written, String currency, int digits) {
        assertRefused("must have at most " + digits + " decimals in " + currency, written, currency);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", "1 ", "1,00", "1e3", "+1", ".5", "1.", "--1", "0x1", "NaN", "1\n", "1.00001", "\u0661"})
    void isAPlainDecimal(String written) {
        assertRefused("must be a decimal string such as \"29.97\"", written, "EUR");
    }

    @ParameterizedTest
    @CsvSource({
        "10000000000.01, EUR, 10000000000.00",
        "-10000000000.01, EUR, 10000000000.00",
        "1000000000001, JPY, 1000000000000",
        "99999999999999.9999, CLF, 100000000.0000",
    })
    void hasALimit(String written, String currency, String limit) {
        assertRefused("must not be larger than " + limit, written, currency);
    }

    @Test
    void reachesItsLimitEitherWay() {
        assertEquals(Money.MAX, Money.of("10000000000.00", EUR).minorUnits());
        assertEquals(-Money.MAX, Money.of("-10000000000.00", EUR).minorUnits());
    }

    /** The Chilean Unidad de Fomento has four decimals: the most there are. */
    @Test
    void ofAnyLengthIsReadOrRefusedInWords() {
        for (var digits = 1; digits < 40; digits++) {
            var written = "9".repeat(digits) + ".9999";
            var currency = Currency.getInstance("CLF");
            if (digits <= 8) {
                assertEquals(written, Money.of(written, currency).decimal());
            } else {
                assertThrows(IllegalArgumentException.class, () -> Money.of(written, currency), written);
            }
        }
    }

    @Test
    void isInACurrencyThatHasAmounts() {
        assertThrows(IllegalArgumentException.class, () -> Money.zero(Currency.getInstance("XXX")));
        assertThrows(IllegalArgumentException.class, () -> Money.zero(Currency.getInstance("XAU")));
    }

    @Test
    void addsUpInOneCurrencyOnly() {
        var price = Money.of("3.99", EUR);
        assertEquals("11.97", price.times(3).decimal());
        assertEquals("7.98", price.plus(price).decimal());
        assertEquals("-7.98", Money.zero(EUR).minus(price).minus(price).decimal());
        assertTrue(price.exceeds(Money.of("3.98", EUR)));
        assertFalse(price.exceeds(price));
        assertTrue(Money.of("-0.01", EUR).isNegative());
        assertFalse(Money.zero(EUR).isNegative());
        var dollars = Money.of("3.99", Currency.getInstance("USD"));
        assertThrows(IllegalArgumentException.class, () -> price.plus(dollars));
        assertThrows(IllegalArgumentException.class, () -> price.minus(dollars));
        assertThrows(IllegalArgumentException.class, () -> price.exceeds(dollars));
    }

    @Test
    void neverWrapsAround() {
        var most = new Money(Money.MAX, EUR);
        assertThrows(IllegalArgumentException.class, () -> most.plus(most));
        assertThrows(
                IllegalArgumentException.class,
                () -> Money.zero(EUR).minus(most).minus(most));
        assertThrows(RuntimeException.class, () -> most.times(Integer.MAX_VALUE));
    }

    @Test
    void isReadAsItWasWritten() {
        Cases.each(random -> {
            var currencies = new String[] {"EUR", "JPY", "KWD", "CLF", "USD", "ISK", "BHD"};
            var currency = Currency.getInstance(currencies[random.nextInt(currencies.length)]);
            var money = new Money(random.nextLong(-Money.MAX, Money.MAX + 1), currency);
            assertEquals(money, Money.of(money.decimal(), currency));
        });
    }

    @Test
    void isWrittenAlikeOnEveryMachine() {
        try (var _ = MachineLocale.of("ar-EG")) {
            assertEquals("1234567.89", Money.of("1234567.89", EUR).decimal());
        }
    }

    private static void assertRefused(String message, String written, String currency) {
        var refused = assertThrows(
                IllegalArgumentException.class, () -> Money.of(written, Currency.getInstance(currency)), written);
        assertEquals(message, refused.getMessage());
    }
}
