package returns.application.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import returns.application.answers.Code;
import returns.application.answers.LineFindings;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.domain.orders.LineId;
import returns.domain.policy.Finding;
import returns.domain.returns.Reason;
import returns.domain.returns.Resolution;
import returns.domain.returns.ReturnLine;
import returns.domain.returns.ReturnStatus;
import returns.domain.returns.Stage;
import returns.domain.returns.Stages;

class CreatingAReturnTest {
    private final Shop shop = new Shop();

    @Test
    void aReturnIsWhatWasAskedForOfWhatWasSold() {
        var order = shop.sold(order(line("1").units(3), line("2").units(2)));
        shop.clock().set(OrderFixture.NOW.plusNanos(999_999));
        var wanted = WantedReturn.of(order)
                .units(2)
                .because(Reason.STYLE)
                .against(Resolution.EXCHANGE)
                .saying("Too loud");
        var made = Answers.done(shop.create("k", wanted));
        assertEquals(order.number(), made.order());
        assertEquals(OrderFixture.CUSTOMER, made.customer());
        assertEquals(ReturnStatus.REQUESTED, made.status());
        assertEquals(Resolution.EXCHANGE, made.resolution());
        assertEquals(
                List.of(new ReturnLine(
                        new LineId("1"),
                        "SKU-1",
                        "T-shirt 1",
                        Reason.STYLE,
                        Optional.of("Too loud"),
                        Optional.of("OTHER-SKU"),
                        Optional.of(LocalDate.of(2026, 12, 14)),
                        Stages.of(Stage.PENDING, 2))),
                made.lines());
        assertEquals(OrderFixture.NOW.truncatedTo(ChronoUnit.MILLIS), made.createdAt());
        assertEquals(1, made.version());
        assertEquals(List.of(made), shop.returnsOf(order));
        assertEquals(2, shop.held(order));
    }

    @Test
    void severalLinesMakeOneReturn() {
        var order = shop.sold(order(line("1").units(3), line("2").units(2)));
        var wanted = WantedReturn.of(order);
        var both = wanted.of("2").and(wanted);
        var made = Answers.done(shop.create(PrincipalFixture.CUSTOMER, "k", both));
        assertEquals(
                List.of("2", "1"),
                made.lines().stream().map(l -> l.line().value()).toList());
        assertEquals(List.of(made), shop.returnsOf(order));
    }

    @Test
    void anAgentIsRecordedBesideTheCustomerItActsFor() {
        var order = shop.sold(order());
        Answers.done(shop.create(PrincipalFixture.AGENT, "k", WantedReturn.of(order)));
        var event = shop.changes().committed().getFirst().event();
        assertEquals("c-17", event.principal());
        assertEquals(Optional.of("agent-1"), event.agent());
    }

    /** Case 25. */
    @Test
    void unitsCanGoBackInSeveralReturnsUntilNoneIsLeft() {
        var order = shop.sold(order(line("1").units(5)));
        Answers.done(shop.create("k-1", WantedReturn.of(order).units(2)));
        Answers.done(shop.create("k-2", WantedReturn.of(order).units(3)));
        var refusal = Answers.refused(Code.NOT_RETURNABLE, shop.create("k-3", WantedReturn.of(order)));
        assertEquals(List.of(findings("1", new Finding.NotEnoughUnits(1, 0))), refusal.lines());
        assertEquals(5, shop.held(order));
        assertEquals(2, shop.returnsOf(order).size());
    }

    /** Case 31. */
    @Test
    void theUnitsOfACanceledReturnCanGoBackAgain() {
        var order = shop.sold(order());
        shop.canceled(Answers.done(shop.create("k-1", WantedReturn.of(order).units(3))));
        assertEquals(0, shop.held(order));
        Answers.done(shop.create("k-2", WantedReturn.of(order).units(3)));
        assertEquals(3, shop.held(order));
    }

    private static LineFindings findings(String line, Finding... findings) {
        return new LineFindings(new LineId(line), List.of(findings));
    }
}
