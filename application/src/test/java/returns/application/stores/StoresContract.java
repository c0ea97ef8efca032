package returns.application.stores;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import returns.application.changes.Change;
import returns.application.changes.ChangeStore;
import returns.application.changes.CommitOutcome;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.Promoted;
import returns.application.fixtures.ReturnFixture;
import returns.application.idempotency.IdempotencyStore;
import returns.application.idempotency.Recorded;
import returns.application.orders.OrderStore;
import returns.application.policy.PolicyFacts;
import returns.application.returns.ReturnFilter;
import returns.application.returns.ReturnQuery;
import returns.application.returns.ReturnRef;
import returns.application.returns.ReturnStore;
import returns.application.returns.ReturnStore.CreateFacts;
import returns.application.returns.ReturnStore.CreateFacts.Free;
import returns.application.returns.ReturnStore.CreateFacts.Known;
import returns.domain.idempotency.KeyScope;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderNumber;
import returns.domain.orders.OrderOnFile;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnNumber;

/** What every set of stores must do, whatever keeps the data. */
public abstract class StoresContract {
    protected static final LineId LINE = new LineId("1");

    /** Orders of the fixtures go by the first version of the policy. */
    private static final PolicyFacts FIRST = new PolicyFacts(1, List.of());

    protected abstract OrderStore orders();

    protected abstract ReturnStore returns();

    protected abstract ChangeStore changes();

    protected abstract IdempotencyStore records();

    @Test
    void anOrderIsReadAsItWasWritten() {
        var order = order(line("1").units(3), line("2").asFinalSale(), line("3").notDelivered())
                .build();
        assertEquals(CommitOutcome.COMMITTED, orders().save(order, 0));
        assertEquals(Optional.of(new OrderOnFile(order, 1, holdings(order.number()))), orders().find(order.number()));
    }

    @Test
    void aLaterSnapshotReplacesTheWholeOrder() {
        var first = order(line("1").units(3), line("2"));
        onFile(first);
        var second = new OrderFixture(
                first.number(),
                OrderFixture.OTHER_CUSTOMER,
                first.zone(),
                first.placedAt(),
                first.updatedAt(),
                List.of(line("3"), line("1").units(5)));
        assertEquals(CommitOutcome.COMMITTED, orders().save(second.build(), 1));
        var found = find(first.number());
        assertEquals(second.build(), found.order());
        assertEquals(2, found.version());
    }

    @Test
    void theLatestPromotionsOfAnOrderAreReadAsTheyWereWritten() {
        var fixture = order(line("1").units(3), line("2"));
        for (var version = 0; version < 3; version++) {
            var later = fixture.build();
            var order = version == 2 ? later : Promoted.from(1_000 + version, later);
            assertEquals(CommitOutcome.COMMITTED, orders().save(order, version));
            assertEquals(order, find(order.number()).order());
        }
    }

    @Test
    void aSnapshotDecidedOnAnotherVersionIsStale() {
        var order = order();
        onFile(order);
        assertEquals(CommitOutcome.STALE, orders().save(order.later().build(), 0));
        assertEquals(CommitOutcome.STALE, orders().save(order.later().build(), 2));
        assertEquals(order.build(), find(order.number()).order());
    }

    @Test
    void aSnapshotThatTakesHeldUnitsAwayIsStale() {
        var order = order(line("1").units(3));
        changes().commit(ReturnFixture.creating(onFile(order), 2));
        assertEquals(
                CommitOutcome.STALE,
                orders().save(order.with(l -> l.canceled(2)).build(), 1));
        var without = order.of(line("9"));
        assertEquals(CommitOutcome.STALE, orders().save(without.build(), 1));
        assertEquals(order.build(), find(order.number()).order());
        assertEquals(
                CommitOutcome.COMMITTED,
                orders().save(order.with(l -> l.canceled(1)).build(), 1));
        assertEquals(2, find(order.number()).holding(LINE).units());
    }

    @Test
    void aLineWhoseReturnsAreCanceledCanLeaveItsOrder() {
        var order = order(line("1").units(3));
        var change = ReturnFixture.creating(onFile(order), 2);
        changes().commit(change);
        changes().commit(ReturnFixture.canceling(change.state()));
        var without = order.of(line("9"));
        assertEquals(CommitOutcome.COMMITTED, orders().save(without.build(), 1));
        assertEquals(1, ofOrder(order.number()).size());
    }

    @Test
    void aChangeIsReadAsItWasCommitted() {
        var onFile = onFile(order());
        var key = ReturnFixture.freshKey();
        var change = ReturnFixture.keyed(ReturnFixture.creating(onFile, 2), key);
        assertEquals(CommitOutcome.COMMITTED, changes().commit(change));

        var made = change.state();
        assertEquals(Optional.of(made), returns().find(new ReturnRef.ByNumber(made.number())));
        assertEquals(Optional.of(made), returns().find(new ReturnRef.ById(made.id())));
        assertEquals(List.of(made), ofOrder(made.order()));

        assertEquals(new Known(made.customer(), recorded(change)), facts(key, made.order(), Optional.empty()));
        var free = new Free(find(made.order()), FIRST, List.of(made), Optional.of(made));
        assertEquals(free, facts(ReturnFixture.freshKey(), made.order(), Optional.of(made.number())));
        assertEquals(2, free.order().holding(LINE).units());
        assertEquals(onFile.order(), free.order().order());
    }

    @Test
    void aCanceledReturnGivesItsUnitsBackAndKeepsItsKey() {
        var key = ReturnFixture.freshKey();
        var create = ReturnFixture.keyed(ReturnFixture.creating(onFile(order()), 3), key);
        changes().commit(create);
        var cancel = ReturnFixture.canceling(create.state());
        assertEquals(CommitOutcome.COMMITTED, changes().commit(cancel));

        var ref = new ReturnRef.ById(create.state().id());
        assertEquals(Optional.of(cancel.state()), returns().find(ref));
        assertEquals(0, find(create.state().order()).holding(LINE).units());
        var order = create.state().order();
        var known = new Recorded(create.record().orElseThrow(), 1, cancel.state());
        assertEquals(new Known(cancel.state().customer(), known), facts(key, order, Optional.empty()));
        var free = new Free(find(order), FIRST, List.of(), Optional.of(cancel.state()));
        assertEquals(
                free,
                facts(
                        ReturnFixture.freshKey(),
                        order,
                        Optional.of(cancel.state().number())));
        var again = returns().factsToChange(Optional.of(key), ref).orElseThrow();
        assertEquals(cancel.state(), again.state());
        assertEquals(create.record(), again.recorded().map(r -> r.record()));
    }

    @Test
    void theSameKeyIsTakenOnceWhateverTheChange() {
        var key = ReturnFixture.freshKey();
        var onFile = onFile(order());
        assertEquals(
                CommitOutcome.COMMITTED, changes().commit(ReturnFixture.keyed(ReturnFixture.creating(onFile, 1), key)));
        assertEquals(
                CommitOutcome.KEY_TAKEN, changes().commit(ReturnFixture.keyed(ReturnFixture.creating(onFile, 1), key)));
        assertEquals(1, ofOrder(onFile.order().number()).size());
        assertEquals(1, find(onFile.order().number()).holding(LINE).units());
    }

    @Test
    void moreUnitsThanAreLeftAreStale() {
        var onFile = onFile(order());
        assertEquals(CommitOutcome.COMMITTED, changes().commit(ReturnFixture.creating(onFile, 2)));
        assertEquals(CommitOutcome.STALE, changes().commit(ReturnFixture.creating(onFile, 2)));
        assertEquals(CommitOutcome.COMMITTED, changes().commit(ReturnFixture.creating(onFile, 1)));
        assertEquals(3, find(onFile.order().number()).holding(LINE).units());
    }

    @Test
    void aDecisionOnAnOlderOrderIsStale() {
        var order = order();
        var before = onFile(order);
        orders().save(order.later().build(), 1);
        assertEquals(CommitOutcome.STALE, changes().commit(ReturnFixture.creating(before, 1)));
        assertEquals(List.of(), ofOrder(order.number()));
    }

    @Test
    void aDecisionOnTheReturnsSeenIsStaleOnceThereIsAnother() {
        var onFile = onFile(order());
        changes().commit(ReturnFixture.creating(onFile, 1));
        assertEquals(CommitOutcome.STALE, changes().commit(ReturnFixture.creatingOnReturnsSeen(onFile, 1)));
        assertEquals(
                CommitOutcome.COMMITTED,
                changes()
                        .commit(ReturnFixture.creatingOnReturnsSeen(
                                find(onFile.order().number()), 1)));
    }

    @Test
    void aStaleChangeLeavesNothingAndItsKeyFree() {
        var key = ReturnFixture.freshKey();
        var onFile = onFile(order());
        assertEquals(
                CommitOutcome.STALE, changes().commit(ReturnFixture.keyed(ReturnFixture.creating(onFile, 4), key)));
        assertEquals(List.of(), ofOrder(onFile.order().number()));
        assertEquals(0, find(onFile.order().number()).holding(LINE).units());
        assertEquals(
                CommitOutcome.COMMITTED, changes().commit(ReturnFixture.keyed(ReturnFixture.creating(onFile, 1), key)));
    }

    @Test
    void aNumberThatIsTakenMakesTheChangeStale() {
        var onFile = onFile(order());
        var first = ReturnFixture.creating(onFile, 1);
        changes().commit(first);
        var collides = ReturnFixture.of(onFile, first.state().number(), 1);
        assertEquals(CommitOutcome.STALE, changes().commit(ReturnFixture.creating(onFile, collides)));
        assertEquals(1, find(onFile.order().number()).holding(LINE).units());
    }

    @Test
    void oldResultsAreDroppedAndTheirKeysStay() {
        var key = ReturnFixture.freshKey();
        var change = ReturnFixture.keyed(ReturnFixture.creating(onFile(order()), 1), key);
        changes().commit(change);
        records().dropResultsBefore(OrderFixture.NOW);
        var ref = new ReturnRef.ById(change.state().id());
        assertEquals(
                change.record(),
                returns()
                        .factsToChange(Optional.of(key), ref)
                        .orElseThrow()
                        .recorded()
                        .map(r -> r.record()));
        assertTrue(records().dropResultsBefore(OrderFixture.NOW.plus(Duration.ofMillis(1))) >= 1);
        var recorded = returns()
                .factsToChange(Optional.of(key), ref)
                .orElseThrow()
                .recorded()
                .orElseThrow();
        assertEquals(change.record().orElseThrow().withoutResult(), recorded.record());
        assertEquals(1, recorded.version(), "it goes on telling which state the call made");
        assertEquals(change.state(), recorded.current());
        assertEquals(
                CommitOutcome.KEY_TAKEN,
                changes()
                        .commit(ReturnFixture.keyed(
                                ReturnFixture.creating(find(change.state().order()), 1), key)));
    }

    @Test
    void aKeyIsNotedAloneOnTheVersionThatWasFound() {
        var change = ReturnFixture.creating(onFile(order()), 1);
        changes().commit(change);
        var found = change.state();
        var record = ReturnFixture.noted(found);
        assertEquals(CommitOutcome.COMMITTED, changes().note(found, record));
        assertEquals(CommitOutcome.KEY_TAKEN, changes().note(found, record));
        assertEquals(Optional.of(new Recorded(record, 1, found)), recorded(record.scope(), found));
        var canceled = ReturnFixture.canceling(found).state();
        assertEquals(CommitOutcome.COMMITTED, changes().commit(ReturnFixture.canceling(found)));
        assertEquals(Optional.of(new Recorded(record, 1, canceled)), recorded(record.scope(), found));
        assertEquals(2, returns().timeline(found.id()).events().size(), "it is no event");
    }

    @Test
    void aKeyIsNotNotedOnAVersionThatIsNoMore() {
        var change = ReturnFixture.creating(onFile(order()), 1);
        changes().commit(change);
        var found = change.state();
        changes().commit(ReturnFixture.canceling(found));
        var record = ReturnFixture.noted(found);
        assertEquals(CommitOutcome.STALE, changes().note(found, record));
        assertEquals(Optional.empty(), recorded(record.scope(), found));
        var unknown = ReturnFixture.of(find(found.order()), 1);
        assertEquals(CommitOutcome.STALE, changes().note(unknown, ReturnFixture.noted(unknown)));
    }

    private Optional<Recorded> recorded(KeyScope key, Return of) {
        return returns()
                .factsToChange(Optional.of(key), new ReturnRef.ById(of.id()))
                .orElseThrow()
                .recorded();
    }

    @Test
    void whatIsNotThereIsNotFound() {
        var nobody = new OrderNumber("no-such-order");
        assertEquals(Optional.empty(), orders().find(nobody));
        assertEquals(Optional.empty(), returns().factsToCreate(ReturnFixture.freshKey(), nobody, Optional.empty()));
        var ref = new ReturnRef.ById(ReturnFixture.IDENTITIES.ids().get());
        assertEquals(Optional.empty(), returns().find(ref));
        assertEquals(Optional.empty(), returns().factsToChange(Optional.of(ReturnFixture.freshKey()), ref));
        assertEquals(List.of(), ofOrder(nobody));
    }

    protected final List<Return> ofOrder(OrderNumber order) {
        return returns().find(ReturnQuery.of(ReturnFilter.of(order), ReturnQuery.Order.NEWEST_FIRST), 100);
    }

    private CreateFacts facts(KeyScope key, OrderNumber order, Optional<ReturnNumber> previous) {
        return returns().factsToCreate(key, order, previous).orElseThrow();
    }

    private static Recorded recorded(Change made) {
        return new Recorded(made.record().orElseThrow(), made.state().version(), made.state());
    }

    protected final OrderOnFile onFile(OrderFixture order) {
        assertEquals(CommitOutcome.COMMITTED, orders().save(order.build(), 0));
        return find(order.number());
    }

    protected final OrderOnFile find(OrderNumber number) {
        return orders().find(number).orElseThrow();
    }

    private Map<LineId, OrderOnFile.Holding> holdings(OrderNumber number) {
        return find(number).holdings();
    }
}
