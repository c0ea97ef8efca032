package returns.application.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import returns.application.answers.Code;
import returns.application.fixtures.Answers;
import returns.application.fixtures.AtOnce;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.domain.idempotency.IdempotencyKey;

class CreatingAReturnInAConversationTest {
    private final Shop shop = new Shop();
    private final OrderFixture order =
            shop.sold(order(line("1").units(3), line("2").units(2)));
    private final WantedReturn wanted = WantedReturn.of(order);

    /** Case 10: the id of a tool call is not even known here. */
    @Test
    void theSameAgainIsTheSameReturn() {
        var first = Answers.done(shop.createByTool(wanted));
        assertEquals(first, Answers.replayed(shop.later().createByTool(wanted)));
        assertEquals(List.of(first), shop.returnsOf(order));
    }

    /** Case 9. */
    @Test
    void theSameInOtherWordsIsTheSameReturnWithTheFirstWords() {
        var first = Answers.done(shop.createByTool(wanted.saying("Tight at the shoulders")));
        assertEquals(first, Answers.replayed(shop.createByTool(wanted.saying("It is tight"))));
        assertEquals(first, Answers.replayed(shop.createByTool(wanted)));
        assertEquals(
                Optional.of("Tight at the shoulders"), first.lines().getFirst().note());
    }

    /** Case 11. */
    @Test
    void manyIdenticalCallsInOneTurnAreOneReturn() {
        var answers = AtOnce.calls(24, i -> shop.createByTool(wanted.saying("call " + i)));
        var numbers = answers.stream().map(Answers::result).map(r -> r.number()).distinct();
        assertEquals(1, numbers.count());
        assertEquals(1, shop.returnsOf(order).size());
        assertEquals(1, shop.held(order));
    }

    @Test
    void anotherLineIsAnotherReturn() {
        Answers.done(shop.createByTool(wanted));
        Answers.done(shop.createByTool(wanted.of("2")));
        assertEquals(2, shop.returnsOf(order).size());
    }

    @Test
    void theKeyIsTheCustomersWhicheverAgentActs() {
        var first = Answers.done(shop.createByTool(PrincipalFixture.AGENT, wanted));
        assertEquals(first, Answers.replayed(shop.createByTool(PrincipalFixture.CUSTOMER, wanted)));
        assertEquals(
                Optional.of("agent-1"),
                shop.changes().committed().getFirst().event().agent());
    }

    @Test
    void withoutAConversationTheCustomerTakesItsPlace() {
        var nowhere = wanted.inNoConversation();
        var first = Answers.done(shop.createByTool(nowhere));
        assertEquals(first, Answers.replayed(shop.createByTool(nowhere.saying("Again"))));
        Answers.refused(Code.POSSIBLE_DUPLICATE, first, shop.createByTool(wanted));
        Answers.refused(Code.POSSIBLE_DUPLICATE, first, shop.createByTool(PrincipalFixture.STAFF, nowhere));
    }

    @Test
    void theSameConversationOfAnotherCustomerIsAnotherOne() {
        var first = Answers.done(shop.createByTool(wanted));
        var other = shop.sold(order().of(OrderFixture.OTHER_CUSTOMER));
        var others = Answers.done(shop.createByTool(PrincipalFixture.OTHER_CUSTOMER, WantedReturn.of(other)));
        assertNotEquals(first.id(), others.id());
        Answers.refused(Code.NOT_FOUND, shop.createByTool(PrincipalFixture.OTHER_CUSTOMER, wanted));
    }

    @Test
    void noKeyThatACallerChoosesIsAConversations() {
        Answers.done(shop.createByTool(wanted));
        var derived = shop.changes()
                .committed()
                .getFirst()
                .record()
                .orElseThrow()
                .scope()
                .key();
        assertEquals(IdempotencyKey.Derived.class, derived.getClass());
        Answers.done(shop.create(derived.text(), wanted.units(2)));
        assertEquals(2, shop.returnsOf(order).size());
    }

    @Test
    void aRefusalUsesNoKeyUp() {
        var none = shop.sold(order(line("1").notDelivered()));
        Answers.refused(Code.NOT_RETURNABLE, shop.createByTool(WantedReturn.of(none)));
        shop.told(none.later().with(l -> l.units(1)));
        Answers.done(shop.createByTool(WantedReturn.of(none)));
    }

    @Test
    void whoHasLostTheRightIsShownNothing() {
        Answers.done(shop.createByTool(wanted));
        shop.told(order.later().of(OrderFixture.OTHER_CUSTOMER));
        var refusal = Answers.refused(Code.NOT_FOUND, shop.createByTool(wanted));
        assertEquals(Answers.refused(Code.NOT_FOUND, new Shop().createByTool(wanted)), refusal);
    }

    @Test
    void fortyDaysLaterTheSameIsStillTheSameReturn() {
        var first = Answers.done(shop.createByTool(wanted));
        shop.clock().advance(Duration.ofDays(40));
        shop.dropOldResults();
        assertEquals(first, Answers.replayed(shop.createByTool(wanted)));
        assertEquals(List.of(first), shop.returnsOf(order));
    }
}
