package returns.application.stores;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.OrderFixture.order;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import returns.application.changes.CommitOutcome;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.ReturnFixture;
import returns.application.returns.ReturnRef;
import returns.domain.Deadline;
import returns.domain.returns.Condition;
import returns.domain.returns.Disposition;
import returns.domain.returns.Inspection;
import returns.domain.returns.Parcel;
import returns.domain.returns.Receipt;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnStatus;
import returns.domain.returns.Settlement;
import returns.domain.returns.Transition;
import returns.domain.returns.Transitions;
import returns.domain.returns.UnexpectedItem;

/** What every set of stores must do with the states that a return goes through. */
public abstract class ReturnLifeContract extends StoresContract {
    @Test
    void everyStateIsReadAsItWasCommittedAndTheTimelineExplainsIt() {
        var made = ReturnFixture.creating(onFile(order()), 3);
        changes().commit(made);
        var sendBy = new Deadline(LocalDate.of(2026, 12, 20), ZoneId.of("Asia/Kathmandu"));
        var state = made.state();
        for (var step : List.<Function<Return, Transition>>of(
                r -> Transitions.approve(r, sendBy, Set.of()),
                r -> Transitions.setQuantity(r, LINE, 2),
                r -> Transitions.send(r, new Parcel("DHL", "JJD0003")),
                r -> Transitions.receive(
                        r,
                        new Receipt(
                                List.of(new Receipt.Line(LINE, 1, 1, Optional.of(Condition.USED))),
                                List.of(
                                        new UnexpectedItem("a mug", 2, Optional.of(Condition.DAMAGED)),
                                        new UnexpectedItem("a cup", 1, Optional.empty())))),
                r -> Transitions.inspect(r, List.of(new Inspection(LINE, 1, true, Disposition.RESTOCK))),
                r -> Transitions.settle(r, List.of(new Settlement(LINE, 1))),
                r -> Transitions.close(r))) {
            var change = ReturnFixture.changing(step.apply(state));
            assertEquals(CommitOutcome.COMMITTED, changes().commit(change));
            state = change.state();
            assertEquals(Optional.of(state), returns().find(new ReturnRef.ById(state.id())));
        }
        assertEquals(ReturnStatus.CLOSED, state.status());
        assertEquals(2, find(state.order()).holding(LINE).units());
        var timeline = returns().timeline(state.id());
        assertTrue(timeline.explains(state), timeline.toString());
        assertEquals(made.event(), timeline.events().getFirst());
        assertEquals(Optional.of("As agreed"), timeline.events().getLast().why());
    }

    @Test
    void whatWasToBeSentByThenAndWasNotIsOverdue() {
        var sendBy = new Deadline(LocalDate.of(2020, 2, 29), ZoneId.of("Europe/Berlin"));
        var approved = approved(sendBy);
        var arrived = approved(sendBy);
        changes()
                .commit(ReturnFixture.changing(Transitions.receive(
                        arrived, new Receipt(List.of(new Receipt.Line(LINE, 1, 0, Optional.empty())), List.of()))));
        changes().commit(ReturnFixture.changing(Transitions.send(approved(sendBy), new Parcel("DHL", "JJD0003"))));
        var later = approved(new Deadline(LocalDate.of(2020, 3, 1), ZoneId.of("Europe/Berlin")));
        assertEquals(List.of(), returns().overdue(sendBy.closesAt().minusSeconds(1), 10));
        assertEquals(List.of(approved.id()), returns().overdue(sendBy.closesAt(), 10));
        var all = later.sendBy().orElseThrow().closesAt();
        assertEquals(List.of(approved.id(), later.id()), returns().overdue(all, 10));
        assertEquals(List.of(approved.id()), returns().overdue(all, 1));
        for (var r : List.of(approved, later)) {
            changes().commit(ReturnFixture.changing(Transitions.expire(r, all)));
        }
        assertEquals(List.of(), returns().overdue(all, 10));
    }

    private Return approved(Deadline sendBy) {
        var made = ReturnFixture.creating(onFile(order()), 2);
        changes().commit(made);
        var approve = ReturnFixture.changing(Transitions.approve(made.state(), sendBy, Set.of()));
        changes().commit(approve);
        return approve.state();
    }

    @Test
    void aReturnFollowsItsOrderToAnotherCustomer() {
        var order = order();
        var change = ReturnFixture.creating(onFile(order), 1);
        changes().commit(change);
        orders().save(order.of(OrderFixture.OTHER_CUSTOMER).build(), 1);
        var found = returns().find(new ReturnRef.ById(change.state().id())).orElseThrow();
        assertEquals(OrderFixture.OTHER_CUSTOMER, found.customer());
    }
}
