package returns.application.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import returns.application.answers.Code;
import returns.application.answers.Retry;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.domain.returns.ReturnStatus;

class RepeatingACreateTest {
    private final Locale machines = Locale.getDefault();
    private final Shop shop = new Shop();
    private final OrderFixture order =
            shop.sold(order(line("1").units(3), line("2").units(2)));
    private final WantedReturn wanted = WantedReturn.of(order);

    @AfterEach
    void backToTheMachinesLocale() {
        Locale.setDefault(machines);
    }

    @Test
    void theSameCallAgainCreatesNothingAndAnswersTheSame() {
        var first = Answers.done(shop.create("k", wanted));
        for (var i = 0; i < 3; i++) {
            assertEquals(first, Answers.replayed(shop.later().create("k", wanted)));
        }
        assertEquals(List.of(first), shop.returnsOf(order));
        assertEquals(1, shop.held(order));
    }

    /** Case 5. */
    @Test
    void aRefusalUsesNoKeyUp() {
        var late = shop.sold(order(line("1").deliveredAt("2026-10-01T12:00:00Z")));
        var refusal = Answers.refused(Code.NOT_RETURNABLE, shop.create("k", WantedReturn.of(late)));
        assertEquals(Retry.NEVER, refusal.retry());
        shop.told(late.later().with(l -> l.deliveredAt("2026-11-14T12:00:00Z")));
        Answers.done(shop.create("k", WantedReturn.of(late)));
    }

    /** Case 6. */
    @Test
    void anInvalidCommandUsesNoKeyUp() {
        assertThrows(IllegalArgumentException.class, () -> shop.create("k", wanted.units(0)));
        Answers.done(shop.create("k", wanted));
    }

    /** Case 8, as far as commands know of it. */
    @ParameterizedTest
    @ValueSource(strings = {"tr-TR", "ar", "ar-EG", "en-US"})
    void theSameInOtherWordsIsTheSame(String locale) {
        var one =
                wanted.saying("Caf\u00e9, T\u0130TLE \u0661").and(wanted.of("2").saying(" "));
        var other = wanted.of("2").and(wanted.saying("Cafe\u0301, TI\u0307TLE \u0661"));
        var first = Answers.done(shop.create(PrincipalFixture.CUSTOMER, "k", one));
        Locale.setDefault(Locale.forLanguageTag(locale));
        assertEquals(first, Answers.replayed(shop.create(PrincipalFixture.CUSTOMER, "k", other)));
    }

    /** Case 16. */
    @Test
    void whoHasLostTheRightIsShownNothing() {
        Answers.done(shop.create("k", wanted));
        shop.told(order.later().of(OrderFixture.OTHER_CUSTOMER));
        var refusal = Answers.refused(Code.NOT_FOUND, shop.create("k", wanted));
        assertEquals(Optional.empty(), refusal.existing());
        assertEquals(Answers.refused(Code.NOT_FOUND, new Shop().create("k", wanted)), refusal);
        Answers.refused(Code.NOT_FOUND, shop.create("k", wanted.units(2)));
    }

    @Test
    void theFirstResultIsRepeatedWhateverBecameOfTheReturnAndItsOrder() {
        var first = Answers.done(shop.create("k", wanted));
        shop.canceled(first);
        shop.told(order.later().with(l -> l.canceled(1)));
        shop.clock().advance(Duration.ofDays(28));
        Answers.refused(Code.NOT_RETURNABLE, shop.create("k-2", wanted));
        assertEquals(first, Answers.replayed(shop.create("k", wanted)));
        assertEquals(1, shop.returnsOf(order).size());
    }

    /** Case 18. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void fortyDaysLaterNothingIsCreatedAndTheReturnIsShownAsItIsNow(boolean cleared) {
        var first = Answers.done(shop.create("k", wanted));
        var canceled = shop.canceled(first);
        shop.clock().advance(Duration.ofDays(40));
        if (cleared) {
            assertEquals(1, shop.dropOldResults());
        }
        assertEquals(canceled, Answers.replayed(shop.create("k", wanted)));
        assertEquals(ReturnStatus.CANCELED, canceled.status());
        Answers.refused(Code.KEY_REUSED, shop.create("k", wanted.units(2)));
        assertEquals(List.of(canceled), shop.returnsOf(order));
    }
}
