package returns.adapters.payments.stripe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.adapters.payments.PayoutFixture.money;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StripeAmountTest {
    @ParameterizedTest
    @CsvSource({
        "29.97,EUR,2997",
        "0.01,USD,1",
        "5800,JPY,5800",
        "5800,KRW,5800",
        "500,ISK,50000",
        "5,UGX,500",
        "7.00,MGA,7",
        "1.250,KWD,1250",
        "0.010,TND,10",
        "12.34,HUF,1234",
        "12.34,TWD,1234"
    })
    void isInTheUnitsThatStripeHas(String decimal, String currency, long units) {
        var amount = StripeAmount.of(money(decimal, currency));
        assertEquals(units, amount.units());
        assertEquals(money(decimal, currency), amount.money());
    }

    @ParameterizedTest
    @CsvSource({"1.255,KWD,0.010 KWD", "0.001,BHD,0.010 BHD", "0.50,MGA,1 MGA"})
    void isWhatStripeCanMoveToTheLastUnit(String decimal, String currency, String least) {
        var amount = money(decimal, currency);
        var why = assertThrows(IllegalArgumentException.class, () -> StripeAmount.of(amount))
                .getMessage();
        assertTrue(why.contains(least), why);
    }

    @ParameterizedTest
    @CsvSource({"1.250,IQD", "1.250,LYD", "1.2500,CLF", "5,UYI"})
    void isInACurrencyWhoseUnitsAreKnown(String decimal, String currency) {
        var amount = money(decimal, currency);
        assertThrows(IllegalArgumentException.class, () -> StripeAmount.of(amount));
    }

    @ParameterizedTest
    @CsvSource({"50,isk", "1,xxx", "1,euro", "1,''", "9223372036854775807,eur"})
    void isReadOnlyWhereItIsAnAmount(long units, String currency) {
        var amount = new StripeAmount(units, currency);
        assertThrows(IllegalArgumentException.class, amount::money);
    }

    @Test
    void isTheSameWhereverTheServiceRuns() {
        var before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("tr-TR"));
            assertEquals(new StripeAmount(50_000, "isk"), StripeAmount.of(money("500", "ISK")));
            assertEquals(money("500", "ISK"), new StripeAmount(50_000, "isk").money());
        } finally {
            Locale.setDefault(before);
        }
    }
}
