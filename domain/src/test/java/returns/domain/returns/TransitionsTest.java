package returns.domain.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static returns.domain.fixtures.ReturnExample.line;
import static returns.domain.fixtures.ReturnExample.returnOf;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import returns.domain.Deadline;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.orders.LineId;

class TransitionsTest {
    private static final LineId ONE = new LineId("1");
    private static final LineId TWO = new LineId("2");
    private static final Deadline SEND_BY = new Deadline(LocalDate.of(2026, 12, 20), ZoneId.of("Europe/Berlin"));
    private static final Parcel PARCEL = new Parcel("DHL", "JJD000390007");

    private final Return requested = returnOf(line("1", 3), line("2", 1));
    private final Return approved = made(Transitions.approve(requested, SEND_BY, Set.of()));

    @Test
    void anApprovedReturnMayBeSentUntilADay() {
        assertEquals(ReturnStatus.APPROVED, approved.status());
        assertEquals(Optional.of(SEND_BY), approved.sendBy());
        assertEquals(2, approved.version());
        assertEquals(3, units(approved, ONE, Stage.APPROVED));
        assertInstanceOf(Transition.AlreadySo.class, Transitions.approve(approved, SEND_BY, Set.of()));
    }

    @Test
    void goodsThatTheCustomerKeepsAreOwedForAtOnce() {
        var some = assertInstanceOf(Transition.Made.class, Transitions.approve(requested, SEND_BY, Set.of(TWO)));
        assertEquals(ReturnStatus.APPROVED, some.state().status());
        assertEquals(1, units(some.state(), TWO, Stage.ACCEPTED));
        assertEquals(Optional.of("keep"), some.steps().getLast().mark());
        var all = made(Transitions.approve(requested, SEND_BY, Set.of(ONE, TWO)));
        assertEquals(ReturnStatus.RECEIVED, all.status());
        assertEquals(Optional.empty(), all.sendBy());
    }

    @Test
    void endsThatComeBeforeTheGoodsFreeTheirUnits() {
        var ends = List.of(
                Transitions.decline(requested),
                Transitions.cancel(requested),
                Transitions.cancel(approved),
                Transitions.expire(approved, SEND_BY.closesAt()));
        for (var end : ends) {
            var made = assertInstanceOf(Transition.Made.class, end);
            assertEquals(-4, made.steps().stream().mapToInt(Step::held).sum());
            assertEquals(false, made.state().isOpen());
        }
        var canceled = made(Transitions.cancel(requested));
        assertInstanceOf(Transition.AlreadySo.class, Transitions.cancel(canceled));
        refused(Transitions.decline(canceled), "The return is canceled.");
    }

    @Test
    void expiresOnlyOnceTheDayHasPassed() {
        Instant tooLate = SEND_BY.closesAt();
        refused(Transitions.expire(approved, tooLate.minusMillis(1)), "There is still time to send the goods.");
        assertEquals(
                ReturnStatus.EXPIRED,
                made(Transitions.expire(approved, tooLate)).status());
        var some = made(Transitions.receive(approved, receipt(ONE, 1, 0)));
        refused(Transitions.expire(some, tooLate), "Some units have arrived already.");
        refused(Transitions.expire(made(Transitions.send(approved, PARCEL)), tooLate), "The goods are on their way.");
    }

    @Test
    void everybodyIsToldWhatTheyCanDo() {
        var customer = new Principal("c-17", Set.of(Role.CUSTOMER), Optional.of("agent"));
        var staff = new Principal("s-1", Set.of(Role.STAFF), Optional.empty());
        var own = List.of(Action.CANCEL, Action.CHANGE_QUANTITY, Action.ADD_PARCEL);
        assertEquals(own, approved.allowedTo(customer));
        assertEquals(own, approved.allowedToCustomer());
        assertEquals(
                List.of(Action.CANCEL, Action.CHANGE_QUANTITY, Action.ADD_PARCEL, Action.RECEIVE),
                approved.allowedTo(staff));
    }

    @Test
    void aQuantityIsSetAndNotAdded() {
        var five = assertInstanceOf(Transition.Made.class, Transitions.setQuantity(approved, ONE, 5));
        assertEquals(5, units(five.state(), ONE, Stage.APPROVED));
        assertEquals(2, five.steps().getFirst().held());
        assertInstanceOf(Transition.AlreadySo.class, Transitions.setQuantity(five.state(), ONE, 5));
        assertEquals(1, units(made(Transitions.setQuantity(requested, ONE, 1)), ONE, Stage.PENDING));
        var some = made(Transitions.receive(approved, receipt(TWO, 1, 0)));
        refused(Transitions.setQuantity(some, ONE, 2), "Some units have arrived already.");
    }

    @Test
    void aParcelIsAddedOnceHoweverOften() {
        var sent = made(Transitions.send(approved, PARCEL));
        assertEquals(List.of(PARCEL), sent.parcels());
        assertInstanceOf(Transition.AlreadySo.class, Transitions.send(sent, PARCEL));
    }

    @Test
    void aReturnComesInAtMostAHundredParcels() {
        var full = made(Transitions.send(approved, PARCEL));
        for (var i = 2; i <= 100; i++) {
            full = made(Transitions.send(full, new Parcel("DHL", "JJD" + i)));
        }
        refused(
                Transitions.send(full, new Parcel("DHL", "JJD101")),
                "It has 100 parcels already, the most that a return can have.");
        assertInstanceOf(Transition.AlreadySo.class, Transitions.send(full, PARCEL));
        assertEquals(List.of(Action.CANCEL, Action.CHANGE_QUANTITY), full.allowedToCustomer());
    }

    @Test
    void isReceivedOnceEveryUnitIsHereOrMissing() {
        var some = made(Transitions.receive(approved, receipt(ONE, 2, 0)));
        assertEquals(ReturnStatus.APPROVED, some.status());
        var others = made(Transitions.receive(some, receipt(ONE, 0, 1)));
        assertEquals(ReturnStatus.APPROVED, others.status());
        var all = made(Transitions.receive(others, receipt(TWO, 1, 0)));
        assertEquals(ReturnStatus.RECEIVED, all.status());
        assertEquals(
                Map.of(Stage.RECEIVED, 2, Stage.MISSING, 1),
                all.line(ONE).orElseThrow().stages().units());
        var turnedUp = made(Transitions.receive(all, receipt(ONE, 1, 0)));
        assertEquals(3, units(turnedUp, ONE, Stage.RECEIVED));
    }

    @Test
    void moreThanIsAwaitedIsRefusedAndTheRestIsRecorded() {
        refused(Transitions.receive(approved, receipt(TWO, 2, 0)), "Of line 2, 0 of 1 units are missing.");
        var other = new UnexpectedItem("a mug", 1, Optional.of(Condition.DAMAGED));
        var more = made(Transitions.receive(approved, new Receipt(List.of(), List.of(other))));
        assertEquals(List.of(other), more.unexpected());
        assertEquals(ReturnStatus.APPROVED, more.status());
    }

    @Test
    void threeRequestedAndTwoReceivedAreAtMostTwoAccepted() {
        var two = made(Transitions.receive(approved, receipt(ONE, 2, 1)));
        refused(Transitions.inspect(two, List.of(accept(ONE, 3))), "Of line 1, 2 of 3 units are received.");
        refused(
                Transitions.inspect(two, List.of(accept(ONE, 1), accept(ONE, 2))),
                "Of line 1, 2 of 3 units are received.");
        assertEquals(2, units(made(Transitions.inspect(two, List.of(accept(ONE, 2)))), ONE, Stage.ACCEPTED));
    }

    @Test
    void isClosedOnceAllThatWasAcceptedIsSettledAndCanBeOpenedAgain() {
        var here = made(Transitions.receive(
                approved,
                new Receipt(
                        List.of(
                                new Receipt.Line(ONE, 3, 0, Optional.of(Condition.USED)),
                                new Receipt.Line(TWO, 1, 0, Optional.empty())),
                        List.of())));
        refused(Transitions.close(here), "Some units are not inspected yet.");
        var inspected = made(Transitions.inspect(
                here, List.of(accept(ONE, 2), new Inspection(ONE, 1, false, Disposition.SEND_BACK), accept(TWO, 1))));
        refused(Transitions.close(inspected), "Some units are accepted, and not settled yet.");
        refused(
                Transitions.settle(inspected, List.of(new Settlement(ONE, 3))),
                "Of line 1, 2 of 3 units are accepted.");
        var settled = made(Transitions.settle(inspected, List.of(new Settlement(ONE, 2), new Settlement(TWO, 1))));
        var closed = made(Transitions.close(settled));
        assertEquals(ReturnStatus.CLOSED, closed.status());
        assertInstanceOf(Transition.AlreadySo.class, Transitions.close(closed));
        var reopened = made(Transitions.reopen(closed));
        assertEquals(ReturnStatus.RECEIVED, reopened.status());
        assertEquals(7, reopened.version());
    }

    @Test
    void goodsAreOfALineThatTheReturnHas() {
        var other = new LineId("9");
        assertThrows(IllegalArgumentException.class, () -> Transitions.setQuantity(approved, other, 1));
        assertThrows(IllegalArgumentException.class, () -> Transitions.receive(approved, receipt(other, 1, 0)));
    }

    private static Receipt receipt(LineId line, int received, int missing) {
        return new Receipt(List.of(new Receipt.Line(line, received, missing, Optional.empty())), List.of());
    }

    private static Inspection accept(LineId line, int units) {
        return new Inspection(line, units, true, Disposition.RESTOCK);
    }

    private static int units(Return state, LineId line, Stage stage) {
        return state.line(line).orElseThrow().stages().in(stage);
    }

    private static Return made(Transition transition) {
        return assertInstanceOf(Transition.Made.class, transition).state();
    }

    private static void refused(Transition transition, String why) {
        assertEquals(why, assertInstanceOf(Transition.NotNow.class, transition).why());
    }
}
