package returns.application.idempotency;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.application.fixtures.OrderFixture.order;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;

class DroppingOldResultsTest {
    private final Shop shop = new Shop();
    private final OrderFixture order = shop.sold(order());

    @Test
    void onlyResultsWhoseRetentionHasPassedAreDropped() {
        Answers.done(shop.create("old", WantedReturn.of(order)));
        shop.clock().advance(Duration.ofDays(10));
        Answers.done(shop.create("young", WantedReturn.of(order)));
        assertEquals(0, shop.dropOldResults());
        shop.clock().advance(Shop.RETENTION.minusDays(10).plusMillis(1));
        assertEquals(1, shop.dropOldResults());
        assertEquals(0, shop.dropOldResults(), "they are dropped once");
    }

    @Test
    void aResultIsRepeatedUntilItsRetentionHasPassedAndNotAMomentLonger() {
        var first = Answers.done(shop.create("k", WantedReturn.of(order)));
        var canceled = shop.canceled(first);
        shop.clock().advance(Shop.RETENTION.minusMillis(1));
        assertEquals(first, Answers.replayed(shop.create("k", WantedReturn.of(order))));
        shop.clock().advance(Duration.ofMillis(1));
        assertEquals(canceled, Answers.replayed(shop.create("k", WantedReturn.of(order))));
    }

    @Test
    void aKeyOutlivesItsResultForEver() {
        var made = Answers.done(shop.create("k", WantedReturn.of(order)));
        for (var year = 0; year < 5; year++) {
            shop.clock().advance(Duration.ofDays(365));
            shop.dropOldResults();
            assertEquals(made, Answers.replayed(shop.create("k", WantedReturn.of(order))));
        }
        assertEquals(1, shop.returnsOf(order).size());
    }
}
