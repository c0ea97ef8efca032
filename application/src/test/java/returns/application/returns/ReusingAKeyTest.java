package returns.application.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.util.List;
import org.junit.jupiter.api.Test;
import returns.application.answers.Code;
import returns.application.answers.Retry;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.application.input.Precondition;
import returns.domain.returns.Reason;
import returns.domain.returns.Resolution;

class ReusingAKeyTest {
    private final Shop shop = new Shop();
    private final OrderFixture order =
            shop.sold(order(line("1").units(3), line("2").units(2)));
    private final WantedReturn wanted = WantedReturn.of(order);

    /** Case 7. */
    @Test
    void theSameKeyForAnotherRequestIsRefused() {
        var first = Answers.done(shop.create("k", wanted));
        var others = List.of(
                wanted.units(2),
                wanted.because(Reason.DEFECTIVE),
                wanted.against(Resolution.EXCHANGE),
                wanted.of("2"),
                wanted.saying("Tight"));
        for (var other : others) {
            assertEquals(
                    Retry.NEW_KEY,
                    Answers.refused(Code.KEY_REUSED, shop.create("k", other)).retry());
        }
        var more = wanted.and(wanted.of("2"));
        Answers.refused(Code.KEY_REUSED, shop.create(PrincipalFixture.CUSTOMER, "k", more));
        var elsewhere = shop.sold(order());
        Answers.refused(Code.KEY_REUSED, shop.create("k", WantedReturn.of(elsewhere)));
        assertEquals(List.of(first), shop.returnsOf(order));
        assertEquals(first, Answers.replayed(shop.create("k", wanted)));
    }

    /** Case 9: over REST the note is part of what was asked for. */
    @Test
    void anotherNoteIsAnotherRequest() {
        Answers.done(shop.create("k", wanted.saying("Tight")));
        Answers.refused(Code.KEY_REUSED, shop.create("k", wanted.saying("Too tight")));
    }

    /** Case 14. */
    @Test
    void theSameKeyOfAnotherPrincipalIsAnotherKey() {
        var first = Answers.done(shop.create("k", wanted));
        var other = shop.sold(order().of(OrderFixture.OTHER_CUSTOMER));
        Answers.done(shop.create(PrincipalFixture.OTHER_CUSTOMER, "k", WantedReturn.of(other)));
        var byStaff = Answers.done(shop.create(PrincipalFixture.STAFF, "k", wanted));
        assertNotEquals(first.id(), byStaff.id());
        assertEquals(2, shop.returnsOf(order).size());
    }

    @Test
    void theSameKeyThroughAnAgentIsTheCustomersOwn() {
        var first = Answers.done(shop.create(PrincipalFixture.AGENT, "k", wanted));
        assertEquals(first, Answers.replayed(shop.create(PrincipalFixture.CUSTOMER, "k", wanted)));
    }

    /** Case 15. */
    @Test
    void theSameKeyOnAnotherOperationIsAnotherKey() {
        var first = Answers.done(shop.create("k", wanted));
        var canceled = Answers.done(shop.cancel(PrincipalFixture.CUSTOMER, "k", first, new Precondition.Any()));
        assertEquals(first, Answers.replayed(shop.create("k", wanted)));
        assertEquals(
                canceled, Answers.replayed(shop.cancel(PrincipalFixture.CUSTOMER, "k", first, new Precondition.Any())));
    }
}
