package returns.domain.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static returns.domain.fixtures.ReturnExample.CREATED;
import static returns.domain.fixtures.ReturnExample.line;
import static returns.domain.fixtures.ReturnExample.returnOf;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.orders.CustomerId;
import returns.domain.orders.LineId;

class ReturnTest {
    @Test
    void followsItsOrderToAnotherCustomerWithoutAChange() {
        var other = returnOf(line("1", 1)).of(new CustomerId("c-18"));
        assertEquals(new CustomerId("c-18"), other.customer());
        assertEquals(1, other.version());
    }

    @Test
    void hasLinesEachOnce() {
        assertRefused("must have a line");
        assertRefused("must not have a line twice", line("1", 1), line("1", 2));
        assertRefused("must not have a line twice", line("caf\u00e9", 1), line("cafe\u0301", 2));
        var r = returnOf(line("1", 2), line("2", 1));
        assertEquals(Optional.of(line("2", 1)), r.line(new LineId("2")));
        assertEquals(Optional.empty(), r.line(new LineId("3")));
    }

    @Test
    void hasAtLeastOneUnitOfALine() {
        assertEquals(
                "must have a quantity of at least 1",
                assertThrows(IllegalArgumentException.class, () -> line("1", 0)).getMessage());
    }

    @Test
    void keepsTheCustomersWordsAsTheyWereWritten() {
        assertEquals("<script>\r\n\te\u0301", ReturnLine.note("<script>\r\n\te\u0301"));
        assertEquals(4_000, ReturnLine.note("\ud83d\ude00".repeat(2_000)).length());
        assertThrows(IllegalArgumentException.class, () -> ReturnLine.note("a".repeat(2_001)));
        assertThrows(IllegalArgumentException.class, () -> ReturnLine.note("a\u0000b"));
        assertThrows(IllegalArgumentException.class, () -> ReturnLine.note("half \ud83d"));
    }

    @Test
    void remembersWhoChangedItAndWhichAgentActed() {
        var agent = new Principal("c-17", Set.of(Role.CUSTOMER), Optional.of("agent-1"));
        var r = returnOf(line("1", 2));
        assertEquals(
                new ReturnEvent(
                        1,
                        ReturnEvent.Type.REQUESTED,
                        CREATED,
                        "c-17",
                        Optional.of("agent-1"),
                        Optional.of("because"),
                        1,
                        r.origin()),
                ReturnEvent.by(agent, ReturnEvent.Type.REQUESTED, CREATED, Optional.of("because"), r, r.origin()));
    }

    @Test
    void beginsAsItsUnitsStand() {
        assertEquals(ReturnStatus.REQUESTED, returnOf(line("1", 2)).status());
        assertEquals(
                ReturnStatus.APPROVED,
                returnOf(line("1", Stages.of(Stage.APPROVED, 2))).status());
        assertEquals(
                ReturnStatus.RECEIVED,
                returnOf(line("1", Stages.of(Stage.ACCEPTED, 2))).status());
    }

    private static void assertRefused(String message, ReturnLine... lines) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> returnOf(lines))
                        .getMessage());
    }
}
