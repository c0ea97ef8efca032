package returns.application.stores;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import returns.application.changes.Change;
import returns.application.changes.CommitOutcome;
import returns.application.fixtures.ReturnFixture;

/** What every set of stores must do with changes that come at the same moment. */
public abstract class StoresAtOnceContract extends FindingReturnsContract {
    @Test
    void aReturnCanceledTwiceAtOnceIsCanceledOnce() {
        var change = ReturnFixture.creating(onFile(order()), 2);
        changes().commit(change);
        var outcomes = together(8, i -> ReturnFixture.canceling(change.state()));
        assertEquals(
                1, outcomes.stream().filter(CommitOutcome.COMMITTED::equals).count());
        assertEquals(0, find(change.state().order()).holding(LINE).units());
    }

    @Test
    void ofManyWithOneKeyOneIsCommitted() {
        var key = ReturnFixture.freshKey();
        var onFile = onFile(order(line("1").units(20)));
        var outcomes = together(20, i -> ReturnFixture.keyed(ReturnFixture.creating(onFile, 1), key));
        assertEquals(
                1, outcomes.stream().filter(CommitOutcome.COMMITTED::equals).count());
        assertEquals(
                19, outcomes.stream().filter(CommitOutcome.KEY_TAKEN::equals).count());
        assertEquals(1, ofOrder(onFile.order().number()).size());
    }

    @Test
    void ofManyForTheLastUnitOneIsCommitted() {
        var onFile = onFile(order(line("1").units(1)));
        var outcomes = together(20, i -> ReturnFixture.creating(onFile, 1));
        assertEquals(
                1, outcomes.stream().filter(CommitOutcome.COMMITTED::equals).count());
        assertEquals(19, outcomes.stream().filter(CommitOutcome.STALE::equals).count());
    }

    @Test
    void asManyAsThereAreUnitsAreCommittedInOneRound() {
        var onFile = onFile(order(line("1").units(20)));
        var outcomes = together(20, i -> ReturnFixture.creating(onFile, 1));
        assertTrue(outcomes.stream().allMatch(CommitOutcome.COMMITTED::equals), outcomes.toString());
        assertEquals(20, find(onFile.order().number()).holding(LINE).units());
    }

    /** Commits so many changes at the same moment. */
    protected final List<CommitOutcome> together(int count, Function<Integer, Change> change) {
        var start = new CountDownLatch(1);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var running = IntStream.range(0, count)
                    .mapToObj(i -> threads.submit((Callable<CommitOutcome>) () -> {
                        var made = change.apply(i);
                        start.await();
                        return changes().commit(made);
                    }))
                    .toList();
            start.countDown();
            var outcomes = new ArrayList<CommitOutcome>();
            for (Future<CommitOutcome> one : running) {
                outcomes.add(one.get());
            }
            return outcomes;
        } catch (InterruptedException | ExecutionException e) {
            throw new AssertionError(e);
        }
    }
}
