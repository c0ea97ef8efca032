package returns.domain.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static returns.domain.fixtures.LineExample.line;
import static returns.domain.fixtures.OrderExample.EUR;
import static returns.domain.fixtures.OrderExample.order;

import java.util.Arrays;
import java.util.Collections;
import java.util.Currency;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import returns.domain.money.Money;
import returns.domain.orders.Promotion.Share;

class PromotionTest {
    @Test
    void tellsItsShareOfALine() {
        var promotion = promotion("p", share("1", 30));
        assertEquals(Optional.of(cents(30)), promotion.share(new LineId("1")));
        assertEquals(Optional.empty(), promotion.share(new LineId("2")));
    }

    @Test
    void isOfLinesThatTheOrderHas() {
        assertRefused(
                "must not have promotions on line 2, which is not there", () -> with(promotion("p", share("2", 0))));
    }

    @Test
    void givesNoMoreThanTheDiscountOfTheLine() {
        assertEquals(
                2,
                with(promotion("p", share("1", 60)), promotion("q", share("1", 40)))
                        .promotions()
                        .size());
        assertRefused(
                "must not have promotions that give more on line 1 than its discount",
                () -> with(promotion("p", share("1", 60)), promotion("q", share("1", 41))));
    }

    @Test
    void hasAnIdOfItsOwnAndOneShareOfALine() {
        assertRefused("must not have two promotions of one promotionId", () -> with(promotion("p"), promotion("p")));
        assertRefused("must not have two shares of one lineId", () -> promotion("p", share("1", 1), share("1", 2)));
        var many = Collections.nCopies(Promotion.MAX + 1, promotion("p")).toArray(Promotion[]::new);
        assertRefused("must have at most 100 promotions", () -> with(many));
    }

    @Test
    void isOfAmountsOfAtLeastNothingInTheOrdersCurrency() {
        assertRefused("must be a discount of at least 0", () -> share("1", -1));
        assertRefused(
                "must have a threshold of at least 0", () -> new Promotion("p", "Three for two", cents(-1), List.of()));
        var dollars = new Money(1, Currency.getInstance("USD"));
        assertRefused(
                "must have all amounts in EUR", () -> with(new Promotion("p", "Three for two", dollars, List.of())));
    }

    private static Order with(Promotion... promotions) {
        var o = order(line("1").at(1000, 100, 900, 0)).build();
        return new Order(
                o.number(),
                o.customer(),
                o.currency(),
                o.timeZone(),
                o.country(),
                o.placedAt(),
                o.updatedAt(),
                o.taxIncluded(),
                o.lines(),
                o.shipping(),
                o.payments(),
                Arrays.asList(promotions));
    }

    private static Promotion promotion(String id, Share... shares) {
        return new Promotion(id, "Three for two", cents(500), Arrays.asList(shares));
    }

    private static Share share(String line, long cents) {
        return new Share(new LineId(line), cents(cents));
    }

    private static Money cents(long cents) {
        return new Money(cents, EUR);
    }

    private static void assertRefused(String message, Supplier<?> make) {
        assertEquals(
                message, assertThrows(IllegalArgumentException.class, make::get).getMessage());
    }
}
