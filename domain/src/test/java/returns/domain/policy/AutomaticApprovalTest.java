package returns.domain.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.domain.fixtures.LineExample.line;
import static returns.domain.fixtures.OrderExample.EUR;
import static returns.domain.returns.Reason.COLOR;
import static returns.domain.returns.Reason.DEFECTIVE;
import static returns.domain.returns.Reason.STYLE;

import java.time.Duration;
import java.time.Instant;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import returns.domain.money.Money;
import returns.domain.policy.AutomaticApproval.Asked;
import returns.domain.policy.AutomaticApproval.Decision;
import returns.domain.policy.AutomaticApproval.Frequency;
import returns.domain.policy.AutomaticApproval.Why;
import returns.domain.returns.Reason;

class AutomaticApprovalTest {
    private static final Instant NOW = Instant.parse("2026-11-20T10:15:30Z");
    private static final Money FIFTY = new Money(5_000, EUR);
    private static final Frequency TWICE_A_MONTH = new Frequency(2, 30);
    private static final AutomaticApproval SOME = new AutomaticApproval(
            new PerCurrency(Map.of(EUR, FIFTY)), Set.of(STYLE, DEFECTIVE), Optional.of(TWICE_A_MONTH));

    @Test
    void needsNobodyWhereNothingSpeaksAgainstIt() {
        assertEquals(new Decision.Automatic(), decide(FIFTY, Set.of(STYLE, DEFECTIVE), List.of(NOW, NOW)));
    }

    @Test
    void leavesWhatIsWorthMoreToAPerson() {
        var more = new Money(5_001, EUR);
        var yen = new Money(1, Currency.getInstance("JPY"));

        assertByPerson(decide(more, Set.of(STYLE), List.of()), new Why.Value(more, Optional.of(FIFTY)));
        assertByPerson(decide(yen, Set.of(STYLE), List.of()), new Why.Value(yen, Optional.empty()));
    }

    @Test
    void leavesOtherReasonsToAPerson() {
        assertByPerson(decide(FIFTY, Set.of(STYLE, COLOR), List.of()), new Why.Reasons(List.of(COLOR)));
    }

    @Test
    void leavesWhoReturnsOftenToAPerson() {
        var lately = NOW.minus(Duration.ofDays(30));

        assertByPerson(decide(FIFTY, Set.of(STYLE), List.of(lately, NOW, NOW)), new Why.TooMany(3, TWICE_A_MONTH));
        assertEquals(new Decision.Automatic(), decide(FIFTY, Set.of(STYLE), List.of(lately.minusNanos(1), NOW, NOW)));
    }

    @Test
    void namesEveryReasonAtOnce() {
        var more = new Money(5_001, EUR);

        assertByPerson(
                decide(more, Set.of(COLOR), List.of(NOW, NOW, NOW)),
                new Why.Value(more, Optional.of(FIFTY)),
                new Why.Reasons(List.of(COLOR)),
                new Why.TooMany(3, TWICE_A_MONTH));
    }

    @Test
    void approvesNothingAtFirst() {
        var nothing = Money.zero(EUR);

        assertByPerson(
                AutomaticApproval.NONE.decide(new Asked(nothing, Set.of(STYLE), List.of(), NOW)),
                new Why.Value(nothing, Optional.empty()),
                new Why.Reasons(List.of(STYLE)));
    }

    @Test
    void valuesUnitsAtWhatWasPaidForThem() {
        var three = line().ordered(3).delivered(3).at(334, 2, 1_000, 0);

        assertEquals(new Money(333, EUR), AutomaticApproval.value(three.build(), 1));
        assertEquals(new Money(667, EUR), AutomaticApproval.value(three.build(), 2));
        assertEquals(new Money(1_000, EUR), AutomaticApproval.value(three.build(), 3));
        assertEquals(
                new Money(500, EUR), AutomaticApproval.value(three.canceled(1).build(), 1));
        assertEquals(Money.zero(EUR), AutomaticApproval.value(line().canceled(1).build(), 1));
    }

    @Test
    void tellsWhetherReturnsAreCounted() {
        assertTrue(SOME.countsReturns());
        assertFalse(AutomaticApproval.NONE.countsReturns());
    }

    @Test
    void looksBackAYearAtMost() {
        assertEquals(365, new Frequency(0, 365).days());
        assertThrows(IllegalArgumentException.class, () -> new Frequency(0, 366));
        assertThrows(IllegalArgumentException.class, () -> new Frequency(0, 0));
        assertThrows(IllegalArgumentException.class, () -> new Frequency(-1, 30));
        assertThrows(IllegalArgumentException.class, () -> new Frequency(1_000, 30));
    }

    private static Decision decide(Money value, Set<Reason> reasons, List<Instant> earlier) {
        return SOME.decide(new Asked(value, reasons, earlier, NOW));
    }

    private static void assertByPerson(Decision decision, Why... why) {
        assertEquals(new Decision.ByPerson(List.of(why)), decision);
    }
}
