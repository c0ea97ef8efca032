package returns.domain.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static returns.domain.fixtures.LineExample.line;
import static returns.domain.fixtures.OrderExample.order;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import returns.domain.fixtures.LineExample;
import returns.domain.fixtures.OrderExample;
import returns.domain.money.Money;

class OrderTest {
    @Test
    void namesTheLinesThatDoNotAddUp() {
        var order = order(
                line("1").ordered(3).at(399, 197, 1000, 160),
                line("2").at(2450, 0, 2449, 391),
                line("3").at(0, 0, 1, 0));
        assertEquals(List.of("2", "3"), ids(order.build().linesThatDoNotAddUp()));
        assertEquals(List.of("1", "2", "3"), ids(order.withoutTax().build().linesThatDoNotAddUp()));
    }

    @Test
    void findsItsLines() {
        var order = order(line("1"), line("b")).build();
        assertEquals(Optional.of(order.lines().get(1)), order.line(new LineId("b")));
        assertEquals(Optional.empty(), order.line(new LineId("B")));
    }

    @Test
    void hasLinesEachWithAnIdOfItsOwn() {
        assertRefused("must have 1 to 1000 lines", () -> order().build());
        var many = IntStream.rangeClosed(1, Order.MAX_LINES + 1)
                .mapToObj(i -> line("l-" + i))
                .toArray(LineExample[]::new);
        assertRefused("must have 1 to 1000 lines", () -> order(many).build());
        assertRefused(
                "must not have two lines of one lineId",
                () -> order(line("1"), line("1")).build());
        var composed = line("caf\u00e9");
        var decomposed = line("cafe\u0301");
        assertRefused(
                "must not have two lines of one lineId",
                () -> order(composed, decomposed).build());
    }

    @Test
    void hasAllItsAmountsInItsCurrency() {
        assertRefused(
                "must have all amounts in USD",
                () -> order(line()).paidIn("USD").build());
    }

    @Test
    void hasPaymentsEachWithAnIdOfItsOwn() {
        assertRefused(
                "must not have two payments of one paymentId",
                () -> order(line()).paid(payment(), payment()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "de", "D", "DEU", "D1", "\u00c4T"})
    void isSentToACountry(String country) {
        assertRefused(
                "must have a country of two capital letters (ISO 3166-1)",
                () -> order(line()).sentTo(country).build());
    }

    @Test
    void hasPaymentsOfWhichAtMostAllWasRefunded() {
        var refunded = "must be an amount of at least 0 of which at most all was refunded";
        assertRefused(refunded, () -> payment(100, 101));
        assertRefused(refunded, () -> payment(-1, -1));
        assertRefused(refunded, () -> payment(100, -1));
        assertEquals(100, payment(100, 100).refunded().minorUnits());
    }

    @Test
    void hasShippingWithATaxOfAtMostItsTotal() {
        var shipping = "must be a total of at least 0 with a tax of at most the total";
        assertRefused(shipping, () -> new Shipping(cents(499), cents(500)));
        assertRefused(shipping, () -> new Shipping(cents(-1), cents(-1)));
        assertRefused(shipping, () -> new Shipping(cents(499), cents(-1)));
    }

    @Test
    void hasAsManyUnitsLeftAsAreInNoReturn() {
        var onFile = order(line("1").ordered(5).delivered(4), line("2")).onFile(1);
        assertEquals(
                List.of(3, 0), onFile.order().lines().stream().map(onFile::left).toList());
        var untouched = new OrderOnFile(onFile.order(), 1, Map.of());
        assertEquals(
                List.of(4, 1),
                onFile.order().lines().stream().map(untouched::left).toList());
    }

    private static Payment payment() {
        return payment(0, 0);
    }

    private static Payment payment(long amount, long refunded) {
        return new Payment("p-1", "card", cents(amount), cents(refunded), Optional.empty());
    }

    private static Money cents(long cents) {
        return new Money(cents, OrderExample.EUR);
    }

    private static List<String> ids(List<OrderLine> lines) {
        return lines.stream().map(line -> line.id().value()).toList();
    }

    private static void assertRefused(String message, Supplier<?> make) {
        assertEquals(
                message, assertThrows(IllegalArgumentException.class, make::get).getMessage());
    }
}
