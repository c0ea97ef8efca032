package returns.application.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.OrderFixture.order;
import static returns.application.fixtures.RulesFixture.rules;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.application.orders.ListReturnable;
import returns.domain.policy.Finding;
import returns.domain.returns.Reason;
import returns.domain.returns.Return;

class GoingByAVersionTest {
    private final Shop shop = new Shop();

    @Test
    void anOrderGoesByWhatWasInForceWhenItWasPlaced() {
        var before = shop.sold(order());
        shop.rules(rules().window(0).build());
        var after = shop.sold(placedNow());
        shop.clock().advance(Duration.ofDays(2));

        Answers.done(shop.create("k", WantedReturn.of(before)));
        var refusal = refused(shop.create("k-2", WantedReturn.of(after)));

        assertTrue(refusal.lines().getFirst().findings().getFirst() instanceof Finding.WindowClosed);
        assertEquals(
                refusal.lines(),
                refused(shop.createByTool(WantedReturn.of(after))).lines());
        assertEquals(1, listed(before).policyVersion());
        assertEquals(2, listed(after).policyVersion());
        assertEquals(0, listed(after).lines().getFirst().units());
    }

    @Test
    void aReasonThatIsNotAllowedIsRefusedWithThoseThatAre() {
        shop.rules(rules().allowing(Reason.DEFECTIVE, Reason.STYLE).build());
        var order = shop.sold(placedNow());

        var refusal = refused(shop.create("k", WantedReturn.of(order).because(Reason.COLOR)));

        assertEquals(
                List.of(new Finding.ReasonNotAllowed(Reason.COLOR, List.of(Reason.DEFECTIVE, Reason.STYLE))),
                refusal.lines().getFirst().findings());
        assertEquals(Retry.CHANGED, refusal.retry());
        assertTrue(refusal.hint().contains("defective, style"), refusal.hint());
        Answers.done(shop.create("k", WantedReturn.of(order).because(Reason.STYLE)));
        assertEquals(2, listed(order).lines().getFirst().units());
    }

    @Test
    void aReasonThatNeedsANoteIsRefusedWithout() {
        shop.rules(rules().noting(Reason.OTHER).build());
        var order = shop.sold(placedNow());
        var wanted = WantedReturn.of(order).because(Reason.OTHER);

        var refusal = refused(shop.create("k", wanted.saying(" ")));

        assertEquals(
                List.of(new Finding.NoteRequired(Reason.OTHER)),
                refusal.lines().getFirst().findings());
        assertEquals(Retry.CHANGED, refusal.retry());
        assertTrue(refusal.hint().contains("send their words as the note"), refusal.hint());
        Answers.done(shop.create("k", wanted.saying("It ticks")));
    }

    /** Placed and delivered at this moment. */
    private OrderFixture placedNow() {
        var now = shop.clock().instant();
        var order = order();
        return new OrderFixture(order.number(), order.customer(), order.zone(), now, now, order.lines())
                .with(line -> line.deliveredAt(now.toString()));
    }

    private ListReturnable.Result listed(OrderFixture order) {
        return Answers.done(new ListReturnable(shop.stores(), shop.stores(), shop.clock())
                .list(PrincipalFixture.CUSTOMER, order.number()));
    }

    private static Refusal refused(Answer<Return> answer) {
        return Answers.refused(Code.NOT_RETURNABLE, answer);
    }
}
