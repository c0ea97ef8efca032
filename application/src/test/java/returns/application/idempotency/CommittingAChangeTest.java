package returns.application.idempotency;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.Retry;
import returns.application.changes.CommitOutcome;
import returns.application.changes.StoreUnavailable;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.ReturnFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.application.returns.HandleReturn.Command;
import returns.domain.policy.Finding;

/** What a call does with each answer of the store. */
@Timeout(30)
class CommittingAChangeTest {
    private final Shop shop = new Shop();
    private final OrderFixture order = shop.sold(order());
    private final WantedReturn wanted = WantedReturn.of(order);

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 7})
    void aStaleDecisionIsMadeAgain(int times) {
        shop.changes().nextAnswer(CommitOutcome.STALE, times);
        var made = Answers.done(shop.create("k", wanted));
        assertEquals(times + 1, shop.changes().attempts());
        assertEquals(List.of(made), shop.returnsOf(order));
    }

    @Test
    void aDecisionThatIsAlwaysStaleStoresNothing() {
        shop.changes().nextAnswer(CommitOutcome.STALE, 8);
        assertEquals(
                Retry.UNCHANGED,
                Answers.refused(Code.CONTENDED, shop.create("k", wanted)).retry());
        assertEquals(List.of(), shop.returnsOf(order));
        assertEquals(0, shop.held(order));
        Answers.done(shop.create("k", wanted));
    }

    @Test
    void aStaleDecisionIsMadeOnWhatThereIsNow() {
        shop.changes().next((store, change) -> {
            shop.told(order.later().with(l -> l.canceled(3)));
            return CommitOutcome.STALE;
        });
        var refusal = Answers.refused(Code.NOT_RETURNABLE, shop.create("k", wanted));
        assertEquals(
                List.of(new Finding.NotDelivered(3, 3)),
                refusal.lines().getFirst().findings());
    }

    @Test
    void aStoreThatIsBusyIsAskedAgainByTheCaller() {
        shop.changes().nextAnswer(CommitOutcome.BUSY, 1);
        assertEquals(
                Retry.UNCHANGED,
                Answers.refused(Code.IN_PROGRESS, shop.create("k", wanted)).retry());
        assertEquals(List.of(), shop.returnsOf(order));
        var made = Answers.done(shop.create("k", wanted));
        shop.changes().nextAnswer(CommitOutcome.BUSY, 1);
        Answers.refused(Code.IN_PROGRESS, shop.cancelByTool(PrincipalFixture.CUSTOMER, made));
        assertEquals(List.of(made), shop.returnsOf(order));
    }

    @Test
    void aKeyThatAnotherNodeTookMeanwhileIsAReplayOfItsResult() {
        var other = shop.anotherNode();
        shop.changes().next((store, change) -> {
            Answers.done(other.create("k", wanted));
            return store.commit(change);
        });
        var replay = Answers.replayed(shop.create("k", wanted));
        assertEquals(List.of(replay), shop.returnsOf(order));
    }

    @Test
    void aKeyThatAnotherNodeTookMeanwhileForSomethingElseIsRefused() {
        var other = shop.anotherNode();
        shop.changes().next((store, change) -> {
            Answers.done(other.create("k", wanted.units(2)));
            return store.commit(change);
        });
        Answers.refused(Code.KEY_REUSED, shop.create("k", wanted));
        assertEquals(2, shop.held(order));
    }

    @Test
    void aCommitThatFailsLeavesNeitherReturnNorKey() {
        shop.changes().next((store, change) -> {
            throw new StoreUnavailable("away", new IOException("connection reset"));
        });
        assertThrows(StoreUnavailable.class, () -> shop.create("k", wanted));
        assertEquals(List.of(), shop.returnsOf(order));
        assertEquals(0, shop.held(order));
        Answers.done(shop.create("k", wanted));
    }

    /** The answer of the store is lost, not the change. */
    @Test
    void aCommitWhoseAnswerIsLostIsFoundByTheSameCall() {
        shop.changes().next((store, change) -> {
            assertEquals(CommitOutcome.COMMITTED, store.commit(change));
            throw new StoreUnavailable("away", new IOException("connection reset"));
        });
        assertThrows(StoreUnavailable.class, () -> shop.create("k", wanted));
        var replay = Answers.replayed(shop.create("k", wanted));
        assertEquals(List.of(replay), shop.returnsOf(order));
    }

    @Test
    void aCancelWhoseAnswerIsLostIsFoundDone() {
        var made = Answers.done(shop.create("k", wanted));
        shop.changes().next((store, change) -> {
            store.commit(change);
            throw new StoreUnavailable("away", new IOException("connection reset"));
        });
        assertThrows(StoreUnavailable.class, () -> shop.cancelByTool(PrincipalFixture.CUSTOMER, made));
        assertEquals(
                ReturnFixture.canceling(made).state(),
                Answers.done(shop.cancelByTool(PrincipalFixture.CUSTOMER, made)));
        assertEquals(0, shop.held(order));
    }

    @Test
    void aKeyThatFoundAllAsAskedForIsKeptUnlessThatHasChangedMeanwhile() {
        var made = Answers.done(shop.create("k", wanted));
        Answers.done(shop.handle("1", made, new Command.Approve()));
        shop.changes().beforeNoting(() -> shop.canceled(made));
        Answers.refused(Code.NOT_ALLOWED_NOW, shop.handle("2", made, new Command.Approve()));
        Answers.refused(Code.NOT_ALLOWED_NOW, shop.handle("2", made, new Command.Approve()));
    }

    @Test
    void aKeyThatAnotherNodeNotedMeanwhileIsAReplayOfWhatItFound() {
        var made = Answers.done(shop.create("k", wanted));
        var approved = Answers.done(shop.handle("1", made, new Command.Approve()));
        shop.changes().beforeNoting(() -> {
            Answers.done(shop.anotherNode().handle("2", made, new Command.Approve()));
            shop.canceled(made);
        });
        assertEquals(approved, Answers.replayed(shop.handle("2", made, new Command.Approve())));
    }

    @Test
    void whoLosesPatienceIsToldThatTheSameCallIsStillRunning() throws InterruptedException, ExecutionException {
        var impatient = new Shop(Duration.ZERO);
        var sold = impatient.sold(order(line("1").units(3)));
        var commits = new CountDownLatch(1);
        var goOn = new CountDownLatch(1);
        impatient.changes().next((store, change) -> {
            commits.countDown();
            await(goOn);
            return store.commit(change);
        });
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var first = threads.submit(() -> impatient.create("k", WantedReturn.of(sold)));
            commits.await();
            var refusal = Answers.refused(Code.IN_PROGRESS, impatient.create("k", WantedReturn.of(sold)));
            assertEquals(Retry.UNCHANGED, refusal.retry());
            Answers.done(impatient.create("k-2", WantedReturn.of(sold)));
            goOn.countDown();
            var made = Answers.done(first.get());
            assertEquals(Answer.replayed(made), impatient.create("k", WantedReturn.of(sold)));
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
