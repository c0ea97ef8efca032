package returns.domain.money;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.Currency;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import returns.domain.fixtures.Cases;

class SharingMoneyTest {
    private static final Currency EUR = Currency.getInstance("EUR");
    private static final int MOST_UNITS = 1_000_000;

    @Test
    void overUnitsIsExactForTheLargestAmountAndTheMostUnits() {
        var all = new OverUnits(cents(Money.MAX), MOST_UNITS);
        assertEquals(cents(Money.MAX), all.first(MOST_UNITS));
        assertEquals(cents(Money.MAX / MOST_UNITS), all.next(1, MOST_UNITS - 1));
        assertEquals(cents(Money.MAX - 1), cents(Money.MAX).part(Money.MAX - 1, Money.MAX));
    }

    @Test
    void overUnitsAddsUpHoweverTheyAreGrouped() {
        Cases.each(random -> {
            var units = random.nextInt(1, MOST_UNITS);
            var all = new OverUnits(cents(random.nextLong(Money.MAX + 1)), units);
            var sum = cents(0);
            for (var before = 0; before < units; ) {
                var next = random.nextInt(1, units - before + 1);
                sum = sum.plus(all.next(next, before));
                before += next;
            }
            assertEquals(all.total(), sum);
        });
    }

    @Test
    void overUnitsOfWhichThereAreNoneOrMoreThanAllIsNonsense() {
        assertRefused(() -> new OverUnits(cents(1), 0));
        assertRefused(() -> new OverUnits(cents(-1), 1));
        var all = new OverUnits(cents(100), 3);
        assertRefused(() -> all.first(-1));
        assertRefused(() -> all.first(4));
        assertRefused(() -> all.next(2, 2));
        assertThrows(ArithmeticException.class, () -> all.next(Integer.MAX_VALUE, Integer.MAX_VALUE));
        assertRefused(() -> cents(100).part(1, 0));
        assertRefused(() -> cents(-100).part(1, 2));
    }

    @Test
    void byWeightsIsExactForTheLargestAmountAndWeights() {
        var weights = Collections.nCopies(1_000, Money.MAX);
        assertEquals(Collections.nCopies(1_000, cents(Money.MAX / 1_000)), new Shares(weights).of(cents(Money.MAX)));
    }

    @Test
    void byWeightsAddsUpAndOverdrawsNone() {
        Cases.each(random -> {
            var weights = random.longs(random.nextInt(1, 20), 0, random.nextLong(2, Money.MAX / 20))
                    .boxed()
                    .toList();
            var all = weights.stream().mapToLong(Long::longValue).sum();
            if (all > 0) {
                var total = cents(random.nextLong(all + 1));
                var shares = new Shares(weights).of(total);
                assertEquals(total, shares.stream().reduce(cents(0), Money::plus));
                for (var i = 0; i < weights.size(); i++) {
                    var share = shares.get(i).minorUnits();
                    assertTrue(share >= 0 && share <= weights.get(i), () -> weights + " share " + total);
                }
            }
        });
    }

    @Test
    void byWeightsOfWhichNoneCountsIsNonsense() {
        assertRefused(() -> weights());
        assertRefused(() -> weights(0, 0));
        assertRefused(() -> weights(3, -1));
        assertRefused(() -> weights(1).of(cents(-1)));
        assertEquals(List.of(cents(0), cents(7)), weights(0, 1).of(cents(7)));
    }

    private static Shares weights(long... weights) {
        return new Shares(LongStream.of(weights).boxed().toList());
    }

    private static Money cents(long cents) {
        return new Money(cents, EUR);
    }

    private static void assertRefused(Runnable make) {
        assertThrows(IllegalArgumentException.class, make::run);
    }
}
