package returns.domain.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.domain.fixtures.LineExample.line;

import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import returns.domain.fixtures.Cases;
import returns.domain.fixtures.LineExample;
import returns.domain.money.Money;

class OrderLineTest {
    @Test
    void addsUpWithTaxIncluded() {
        assertTrue(line().ordered(3).at(399, 197, 1000, 160).build().addsUp(true));
        assertFalse(line().ordered(3).at(399, 197, 1001, 160).build().addsUp(true));
        assertFalse(line().ordered(3).at(399, 197, 999, 160).build().addsUp(true));
    }

    @Test
    void addsUpWithTaxOnTop() {
        assertTrue(line().ordered(3).at(399, 197, 1190, 190).build().addsUp(false));
        assertFalse(line().ordered(3).at(399, 197, 1190, 190).build().addsUp(true));
        assertFalse(line().ordered(3).at(399, 197, 1000, 190).build().addsUp(false));
    }

    @Test
    void addsUpForTheUnitsThatWereNotCanceled() {
        assertTrue(line().ordered(3)
                .canceled(2)
                .delivered(1)
                .at(399, 0, 399, 64)
                .build()
                .addsUp(true));
        assertFalse(line().ordered(3)
                .canceled(2)
                .delivered(1)
                .at(399, 0, 1197, 64)
                .build()
                .addsUp(true));
        assertTrue(line().ordered(3)
                .canceled(3)
                .delivered(new int[0])
                .at(399, 0, 0, 0)
                .build()
                .addsUp(true));
    }

    @Test
    void addsUpToOneTotalOnly() {
        Cases.each(random -> {
            var units = random.nextInt(1, 1_000);
            var canceled = random.nextInt(units);
            var price = random.nextLong(1, 1_000_000);
            var discount = random.nextLong(price);
            var tax = random.nextLong(price - discount);
            var included = random.nextBoolean();
            var total = price * (units - canceled) - discount + (included ? 0 : tax);
            var sold = line().ordered(units).canceled(canceled);
            assertTrue(sold.at(price, discount, total, tax).build().addsUp(included));
            var other = total + random.nextLong(1, 1_000);
            assertFalse(sold.at(price, discount, other, tax).build().addsUp(included));
        });
    }

    @Test
    void addsUpWithoutWrappingAround() {
        var most = line().ordered(OrderLine.MAX_QUANTITY).at(Money.MAX, 0, Money.MAX, 0);
        assertFalse(most.build().addsUp(true));
        assertFalse(most.at(Money.MAX, Money.MAX, 0, 0).build().addsUp(false));
    }

    @ParameterizedTest
    @CsvSource({
        "5, 0, 5, 5",
        "5, 0, 3, 3",
        "5, 0, 0, 0",
        "5, 2, 5, 3",
        "5, 2, 2, 2",
        "5, 5, 5, 0",
        "1000000, 0, 1000000, 1000000",
    })
    void canBeReturnedAsFarAsDeliveredAndNotCanceled(int ordered, int canceled, int delivered, int returnable) {
        var parcels = delivered == 0 ? new int[0] : new int[] {delivered};
        var sold = line().ordered(ordered).canceled(canceled).delivered(parcels).build();
        assertEquals(returnable, sold.returnable());
        assertEquals(delivered, sold.delivered());
    }

    @Test
    void canNeverReturnMoreThanWasDeliveredOrIsLeftOfIt() {
        Cases.each(random -> {
            var ordered = random.nextInt(1, OrderLine.MAX_QUANTITY + 1);
            var canceled = random.nextInt(ordered + 1);
            var first = random.nextInt(1, ordered + 1);
            var second = ordered - first;
            var parcels = second == 0 ? new int[] {first} : new int[] {first, random.nextInt(1, second + 1)};
            var sold = line().ordered(ordered)
                    .canceled(canceled)
                    .delivered(parcels)
                    .build();
            assertTrue(sold.returnable() <= sold.delivered());
            assertTrue(sold.returnable() <= ordered - canceled);
            assertTrue(sold.returnable() == sold.delivered() || sold.returnable() == ordered - canceled);
        });
    }

    @Test
    void hasUnitsThatCanBe() {
        assertRefused("must have a quantity of 1 to 1000000", line().ordered(0));
        assertRefused("must have a quantity of 1 to 1000000", line().ordered(1_000_001));
        assertRefused("must have a canceledQuantity of 0 to its quantity", line().canceled(2));
        assertRefused("must have a canceledQuantity of 0 to its quantity", line().canceled(-1));
        assertRefused(
                "must not have more units delivered than ordered",
                line().ordered(3).delivered(2, 2));
        var wrapping = line().ordered(3).delivered(Integer.MAX_VALUE, Integer.MAX_VALUE, 2);
        assertRefused("must not have more units delivered than ordered", wrapping);
        assertThrows(IllegalArgumentException.class, () -> line().delivered(0));
    }

    @Test
    void hasAmountsThatCanBe() {
        var amounts = "must have amounts of at least 0, and a tax of at most the total";
        assertRefused(amounts, line().at(-1, 0, 0, 0));
        assertRefused(amounts, line().at(0, -1, 0, 0));
        assertRefused(amounts, line().at(0, 0, -1, 0));
        assertRefused(amounts, line().at(0, 0, 0, -1));
        assertRefused(amounts, line().at(0, 0, 10, 11));
    }

    @Test
    void wasDeliveredWithItsLastParcel() {
        var sold = line().deliveredAt("2026-11-14T14:30:00Z", "2026-11-16T08:00:00Z", "2026-11-15T08:00:00Z");
        assertEquals(
                Optional.of(Instant.parse("2026-11-16T08:00:00Z")), sold.build().lastDelivery());
        assertEquals(Optional.empty(), line().delivered(new int[0]).build().lastDelivery());
    }

    private static void assertRefused(String message, LineExample line) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, line::build).getMessage());
    }
}
