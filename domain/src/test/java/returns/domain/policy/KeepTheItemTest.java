package returns.domain.policy;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.domain.fixtures.OrderExample.EUR;
import static returns.domain.returns.Reason.DEFECTIVE;
import static returns.domain.returns.Reason.STYLE;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import returns.domain.money.Money;

class KeepTheItemTest {
    private static final Money TEN = new Money(1_000, EUR);
    private static final KeepTheItem CHEAP_AND_BROKEN =
            new KeepTheItem(new PerCurrency(Map.of(EUR, TEN)), Set.of(DEFECTIVE));

    @Test
    void coversWhatIsWorthLittleForTheReasonsThatAreNamed() {
        assertTrue(CHEAP_AND_BROKEN.covers(TEN, DEFECTIVE));
        assertFalse(CHEAP_AND_BROKEN.covers(TEN.plus(new Money(1, EUR)), DEFECTIVE));
        assertFalse(CHEAP_AND_BROKEN.covers(TEN, STYLE));
    }

    @Test
    void coversNothingAtFirst() {
        assertFalse(KeepTheItem.NEVER.covers(Money.zero(EUR), DEFECTIVE));
    }
}
