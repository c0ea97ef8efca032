package returns.domain.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.domain.fixtures.OrderExample.EUR;

import java.util.Currency;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import returns.domain.money.Money;

class PerCurrencyTest {
    private static final Currency JPY = Currency.getInstance("JPY");
    private static final PerCurrency FIFTY = new PerCurrency(Map.of(EUR, new Money(5_000, EUR)));

    @Test
    void isAnAmountInEachCurrencyThatIsNamed() {
        assertEquals(Optional.of(new Money(5_000, EUR)), FIFTY.in(EUR));
        assertEquals(Optional.empty(), FIFTY.in(JPY));
    }

    @Test
    void coversWhatIsAtMostThat() {
        assertTrue(FIFTY.covers(new Money(5_000, EUR)));
        assertFalse(FIFTY.covers(new Money(5_001, EUR)));
        assertFalse(FIFTY.covers(new Money(1, JPY)));
    }

    @Test
    void isNeverNegativeNorOfAnotherCurrency() {
        assertThrows(IllegalArgumentException.class, () -> new PerCurrency(Map.of(EUR, new Money(-1, EUR))));
        assertThrows(IllegalArgumentException.class, () -> new PerCurrency(Map.of(EUR, new Money(1, JPY))));
    }
}
