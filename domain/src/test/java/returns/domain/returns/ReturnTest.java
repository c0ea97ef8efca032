package returns.domain.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.orders.CustomerId;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderNumber;

class ReturnTest {
    private static final Instant CREATED = Instant.parse("2026-11-20T10:15:30.123Z");

    @Test
    void isCanceledOnceHoweverOftenItIsAskedFor() {
        var requested = of(line("1", 2));
        var canceled = requested.cancel();
        assertTrue(requested.isOpen());
        assertFalse(canceled.isOpen());
        assertEquals(ReturnStatus.CANCELED, canceled.status());
        assertEquals(2, canceled.version());
        assertSame(canceled, canceled.cancel());
    }

    @Test
    void keepsAllElseWhenItIsCanceled() {
        var r = of(line("1", 2), line("2", 1));
        assertEquals(
                new Return(
                        r.id(),
                        r.number(),
                        r.order(),
                        r.customer(),
                        ReturnStatus.CANCELED,
                        r.resolution(),
                        r.lines(),
                        CREATED,
                        2),
                r.cancel());
    }

    @Test
    void followsItsOrderToAnotherCustomerWithoutAChange() {
        var other = of(line("1", 1)).of(new CustomerId("c-18"));
        assertEquals(new CustomerId("c-18"), other.customer());
        assertEquals(1, other.version());
    }

    @Test
    void hasLinesEachOnce() {
        assertRefused("must have a line");
        assertRefused("must not have a line twice", line("1", 1), line("1", 2));
        assertRefused("must not have a line twice", line("caf\u00e9", 1), line("cafe\u0301", 2));
        var r = of(line("1", 2), line("2", 1));
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
        assertEquals(
                new ReturnEvent(ReturnEvent.Type.CANCELED, CREATED, "c-17", Optional.of("agent-1")),
                ReturnEvent.by(agent, ReturnEvent.Type.CANCELED, CREATED));
    }

    private static void assertRefused(String message, ReturnLine... lines) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> of(lines)).getMessage());
    }

    private static ReturnLine line(String id, int quantity) {
        return new ReturnLine(new LineId(id), "SKU", "T-shirt", quantity, Reason.DEFECTIVE, Optional.empty());
    }

    private static Return of(ReturnLine... lines) {
        return new Return(
                new ReturnId(UUID.fromString("01996f0e-8c1a-7b52-9a34-5d1f6f0c2b11")),
                new ReturnNumber("R-7K3F9QX2"),
                new OrderNumber("10001"),
                new CustomerId("c-17"),
                ReturnStatus.REQUESTED,
                Resolution.REFUND,
                List.copyOf(Arrays.asList(lines)),
                CREATED,
                1);
    }
}
