package returns.application.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.application.input.Precondition;
import returns.application.returns.HandleReturn.Command;
import returns.domain.orders.LineId;
import returns.domain.returns.Action;
import returns.domain.returns.Condition;
import returns.domain.returns.Disposition;
import returns.domain.returns.Inspection;
import returns.domain.returns.Parcel;
import returns.domain.returns.Receipt;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnStatus;
import returns.domain.returns.Settlement;
import returns.domain.returns.Stage;
import returns.domain.returns.UnexpectedItem;

class HandlingAReturnTest {
    private static final LineId ONE = new LineId("1");

    private final Shop shop = new Shop();
    private final OrderFixture order = shop.sold(order(line("1").units(4)));
    private final Return requested =
            Answers.done(shop.create("k", WantedReturn.of(order).units(3)));

    @Test
    void aReturnGoesFromItsRequestToItsEnd() {
        var approved = done(new Command.Approve());
        assertEquals(ReturnStatus.APPROVED, approved.status());
        done(receive(2, 0));
        var received = done(receive(0, 1));
        assertEquals(ReturnStatus.RECEIVED, received.status());
        done(new Command.Inspect(
                List.of(
                        new Inspection(ONE, 1, true, Disposition.RESTOCK),
                        new Inspection(ONE, 1, false, Disposition.SEND_BACK)),
                Optional.of("One is worn")));
        done(new Command.Settle(List.of(new Settlement(ONE, 1)), "pi_3Nxyz"));
        var closed = done(new Command.Close());
        assertEquals(ReturnStatus.CLOSED, closed.status());
        assertEquals(3, shop.held(order), "a closed return goes on holding its units");
        assertEquals(
                ReturnStatus.RECEIVED,
                done(new Command.Reopen("The customer complained")).status());
        assertExplained();
    }

    @Test
    void theTimelineTellsWhoDidWhatAndWhy() {
        done(new Command.Decline("Worn"));
        var events = Answers.done(new ShowTimeline(shop.stores()).show(PrincipalFixture.CUSTOMER, ref()))
                .events();
        assertEquals(
                List.of("requested", "declined"),
                events.stream().map(event -> event.type().term()).toList());
        assertEquals("s-1", events.getLast().principal());
        assertEquals(Optional.of("Worn"), events.getLast().why());
        assertEquals(1, events.getLast().policy());
        Answers.refused(Code.NOT_FOUND, new ShowTimeline(shop.stores()).show(PrincipalFixture.OTHER_CUSTOMER, ref()));
        assertExplained();
    }

    /** Case 31. */
    @Test
    void declinedUnitsCanBeReturnedAgain() {
        done(new Command.Decline("Worn"));
        assertEquals(0, shop.held(order));
        Answers.done(shop.create("again", WantedReturn.of(order).units(4)));
    }

    /** Case 32. */
    @Test
    void afterGoodsWereReceivedItCannotBeCanceled() {
        done(new Command.Approve());
        done(receive(1, 0));
        var refusal = Answers.refused(
                Code.NOT_ALLOWED_NOW,
                now(),
                shop.cancel(PrincipalFixture.CUSTOMER, "c", now(), new Precondition.Any()));
        assertEquals(List.of(Action.ADD_PARCEL), refusal.allowed());
        assertTrue(refusal.hint().endsWith("now: add_parcel."), refusal.hint());
        var staff = Answers.refused(
                Code.NOT_ALLOWED_NOW, now(), shop.cancel(PrincipalFixture.STAFF, "s", now(), new Precondition.Any()));
        assertEquals(List.of(Action.ADD_PARCEL, Action.RECEIVE, Action.INSPECT), staff.allowed());
    }

    @Test
    void whatIsDoneWithAKeyIsDoneOnce() {
        done(new Command.Approve());
        var first = Answers.done(shop.handle("r", requested, receive(1, 0)));
        assertEquals(first, Answers.replayed(shop.handle("r", requested, receive(1, 0))));
        Answers.refused(Code.KEY_REUSED, shop.handle("r", requested, receive(2, 0)));
        assertEquals(1, now().line(ONE).orElseThrow().stages().in(Stage.RECEIVED));
        assertExplained();
    }

    /** Its answer is lost, somebody reopens the return, and the client asks again. */
    @Test
    void whatWasClosedAlreadyIsNotClosedByALateRepeat() {
        done(new Command.Approve());
        done(receive(0, 3));
        done(new Command.Close());
        var found = Answers.done(shop.handle("late", requested, new Command.Close()));
        done(new Command.Reopen("The parcel turned up"));
        assertEquals(found, Answers.replayed(shop.handle("late", requested, new Command.Close())));
        assertEquals(ReturnStatus.RECEIVED, now().status());
    }

    @Test
    void onlyStaffHandleReturns() {
        Answers.refused(Code.FORBIDDEN, shop.handle(PrincipalFixture.CUSTOMER, "k", requested, new Command.Approve()));
        assertEquals(requested, now());
    }

    @Test
    void linesThatTheReturnDoesNotHaveAreNamed() {
        done(new Command.Approve());
        var receipt = new Receipt(
                List.of(
                        new Receipt.Line(ONE, 1, 0, Optional.empty()),
                        new Receipt.Line(new LineId("9"), 1, 0, Optional.empty())),
                List.of());
        var refusal = Answers.refused(
                Code.INVALID, shop.handle("r", requested, new Command.Receive(receipt, Optional.empty())));
        assertEquals("/lines/1/lineId", refusal.invalid().getFirst().pointer());
    }

    @Test
    void unexpectedItemsAreRecorded() {
        done(new Command.Approve());
        var mug = new UnexpectedItem("A mug", 1, Optional.of(Condition.DAMAGED));
        var after = done(new Command.Receive(new Receipt(List.of(), List.of(mug)), Optional.empty()));
        assertEquals(List.of(mug), after.unexpected());
    }

    @Test
    void aQuantityIsSetWhileNothingHasArrived() {
        assertEquals(4, shop.held(order) + 1);
        Answers.done(shop.setQuantity(requested, 4));
        assertEquals(4, shop.held(order));
        Answers.done(shop.setQuantity(requested, 4));
        assertEquals(4, shop.held(order));
        var refusal = Answers.refused(Code.NOT_RETURNABLE, shop.setQuantity(requested, 5));
        assertEquals(
                "not_enough_units",
                refusal.lines().getFirst().findings().getFirst().code());
        Answers.done(shop.setQuantity(requested, 1));
        assertEquals(1, shop.held(order));
        done(new Command.Approve());
        done(receive(1, 0));
        Answers.refused(Code.NOT_ALLOWED_NOW, shop.setQuantity(requested, 2));
        assertExplained();
    }

    @Test
    void aParcelIsAddedOnce() {
        done(new Command.Approve());
        var parcel = new Parcel("DHL", "JJD0003");
        Answers.done(shop.addParcel(requested, parcel));
        assertEquals(
                List.of(parcel), Answers.done(shop.addParcel(requested, parcel)).parcels());
    }

    @Test
    void anApprovedReturnThatIsNotSentInTimeExpiresOnce() {
        done(new Command.Approve());
        assertEquals(0, shop.expire());
        shop.clock().advance(Duration.ofDays(31));
        assertEquals(1, shop.expire());
        assertEquals(0, shop.anotherNode().expire());
        assertEquals(ReturnStatus.EXPIRED, now().status());
        assertEquals(0, shop.held(order));
        assertExplained();
    }

    @Test
    void whatAnotherNodeEndedMeanwhileIsNotCounted() {
        done(new Command.Approve());
        shop.clock().advance(Duration.ofDays(31));
        shop.changes().next((store, change) -> {
            assertEquals(1, shop.anotherNode().expire());
            return store.commit(change);
        });
        assertEquals(0, shop.expire());
        assertExplained();
    }

    @Test
    void whatIsOnItsWayDoesNotExpireAndCanStillBeReceived() {
        done(new Command.Approve());
        Answers.done(shop.addParcel(requested, new Parcel("DHL", "JJD0003")));
        shop.clock().advance(Duration.ofDays(31));
        assertEquals(0, shop.expire());
        assertEquals(3, shop.held(order));
        assertEquals(ReturnStatus.RECEIVED, done(receive(3, 0)).status());
        assertExplained();
    }

    private static Command receive(int received, int missing) {
        return new Command.Receive(
                new Receipt(List.of(new Receipt.Line(ONE, received, missing, Optional.empty())), List.of()),
                Optional.empty());
    }

    private Return done(Command command) {
        return Answers.done(shop.handle(command.toString(), requested, command));
    }

    private ReturnRef ref() {
        return new ReturnRef.ById(requested.id());
    }

    private Return now() {
        return shop.stores().find(ref()).orElseThrow();
    }

    private void assertExplained() {
        Answer<?> timeline = new ShowTimeline(shop.stores()).show(PrincipalFixture.STAFF, ref());
        assertTrue(shop.stores().timeline(requested.id()).explains(now()), timeline.toString());
    }
}
