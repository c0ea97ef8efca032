package returns.application.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import returns.application.answers.Code;
import returns.application.answers.Outcome;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OrderFixture.LineFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.domain.orders.LineId;
import returns.domain.policy.Finding;

class NotReturnableTest {
    private final Shop shop = new Shop();

    /** The example of the contract: the mug of order 10001, sold as final sale and still on its way. */
    @Test
    void theExampleOfTheContractIsWhatIsAnswered() {
        var order = shop.sold(order(line("1").units(3), line("2").notDelivered().asFinalSale())
                .numbered("10001"));
        var refusal = Answers.refused(
                Code.NOT_RETURNABLE, shop.create("k", WantedReturn.of(order).of("2")));
        assertEquals("not_returnable", refusal.code().term());
        assertEquals("Some lines cannot be returned", refusal.code().title());
        assertEquals("1 of 1 lines of order 10001 cannot be returned.", refusal.detail());
        assertEquals(Outcome.NOT_COMMITTED, refusal.outcome());
        assertEquals(Retry.NEVER, refusal.retry());
        var only = refusal.lines().getFirst();
        assertEquals(new LineId("2"), only.line());
        assertEquals(
                List.of("final_sale", "not_delivered"),
                only.findings().stream().map(Finding::code).toList());
        assertEquals(
                List.of("Sold as final sale.", "0 of 1 delivered."),
                only.findings().stream().map(Finding::detail).toList());
        assertHints(refusal, "Tell the customer", "final sale", "T-shirt 2");
        assertHints(refusal, "Other lines of the order can still be returned until 2026-12-14.");
    }

    @Test
    void whatIsNotThereYetMayComeUnchanged() {
        var refusal = refusal(1, line("1").notDelivered());
        assertEquals(Retry.UNCHANGED, refusal.retry());
        assertHints(refusal, "Not delivered yet");
    }

    @Test
    void fewerUnitsMayBeAskedFor() {
        var refusal = refusal(4, line("1").units(3));
        assertEquals(Retry.CHANGED, refusal.retry());
        assertHints(refusal, "Ask for at most 3 of T-shirt 1.");
    }

    @Test
    void whatIsOverIsOver() {
        assertEquals(Retry.NEVER, refusal(1, line("1").asFinalSale()).retry());
        assertEquals(Retry.NEVER, refusal(1, line("1").canceled(1)).retry());
        var late = refusal(1, line("1").deliveredAt("2026-10-01T12:00:00Z"));
        assertEquals(Retry.NEVER, late.retry());
        assertHints(late, "could be returned until 2026-10-31");
    }

    @Test
    void aLineThatIsUnknownIsToBeLookedUp() {
        var order = shop.sold(order());
        var refusal = Answers.refused(
                Code.NOT_RETURNABLE, shop.create("k", WantedReturn.of(order).of("9")));
        assertEquals(Retry.CHANGED, refusal.retry());
        assertHints(refusal, "no line 9", "Other lines");
    }

    @Test
    void allUnitsInReturnsAreToldAsSuch() {
        var order = shop.sold(order(line("1").units(1)));
        Answers.done(shop.create("k-1", WantedReturn.of(order)));
        var refusal = Answers.refused(Code.NOT_RETURNABLE, shop.create("k-2", WantedReturn.of(order)));
        assertEquals(Retry.NEVER, refusal.retry());
        assertHints(refusal, "All units are in returns already: T-shirt 1.");
    }

    @Test
    void whereOthersCouldGoBackTheCallIsToBeMended() {
        var order = shop.sold(order(line("1"), line("2").asFinalSale()));
        var wanted = WantedReturn.of(order);
        var both = wanted.and(wanted.of("2"));
        var refusal = Answers.refused(Code.NOT_RETURNABLE, shop.create(PrincipalFixture.CUSTOMER, "k", both));
        assertEquals("1 of 2 lines of order " + order.number() + " cannot be returned.", refusal.detail());
        assertEquals(Retry.CHANGED, refusal.retry());
        assertHints(refusal, "leave these out");
    }

    @Test
    void otherLinesAreOfferedOnlyIfTheyCanGoBack() {
        var order = shop.sold(order(line("1").asFinalSale(), line("2").notDelivered(), line("3")));
        assertHints(
                Answers.refused(Code.NOT_RETURNABLE, shop.create("k", WantedReturn.of(order))),
                "Other lines of the order can still be returned until 2026-12-14.");
        shop.clock().advance(Duration.ofDays(60));
        var late = Answers.refused(Code.NOT_RETURNABLE, shop.create("k", WantedReturn.of(order)));
        assertTrue(!late.hint().contains("Other lines"), late.hint());
    }

    private Refusal refusal(int units, LineFixture line) {
        var order = shop.sold(order(line));
        return Answers.refused(
                Code.NOT_RETURNABLE, shop.create("k", WantedReturn.of(order).units(units)));
    }

    private static void assertHints(Refusal refusal, String... words) {
        Arrays.stream(words).forEach(word -> assertTrue(refusal.hint().contains(word), refusal.hint()));
    }
}
