package returns.application.idempotency;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import returns.domain.idempotency.IdempotencyKey;
import returns.domain.idempotency.KeyScope;

@Timeout(30)
class InFlightTest {
    private static final Duration AS_LONG_AS_IT_TAKES = Duration.ofMinutes(1);
    private static final KeyScope SCOPE = scope("k");

    private final CountDownLatch leads = new CountDownLatch(1);
    private final CountDownLatch goOn = new CountDownLatch(1);

    @Test
    void theOthersWaitUntilOneHasRecordedAndThenRunTogether() throws InterruptedException, ExecutionException {
        var inFlight = new InFlight(AS_LONG_AS_IT_TAKES);
        var together = new CountDownLatch(20);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var first = threads.submit(() -> inFlight.run(SCOPE, this::blockedThenDone, done -> true));
            leads.await();
            var followers = Stream.generate(() -> new Follower(inFlight, () -> met(together)))
                    .limit(20)
                    .toList();
            followers.forEach(Follower::startAndWaitUntilItWaits);
            goOn.countDown();
            assertEquals(Optional.of("done"), first.get());
            for (var follower : followers) {
                assertEquals(Optional.of("met"), follower.answer());
            }
        }
    }

    @Test
    void whereTheFirstCallRecordedNothingTheOthersRunOneByOne() throws InterruptedException, ExecutionException {
        var inFlight = new InFlight(AS_LONG_AS_IT_TAKES);
        var meeting = new Exchanger<String>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var first = threads.submit(() -> inFlight.run(SCOPE, this::blockedThenDone, done -> false));
            leads.await();
            var others = Stream.generate(() -> new Follower(inFlight, () -> alone(meeting)))
                    .limit(5)
                    .toList();
            others.forEach(Follower::startAndWaitUntilItWaits);
            goOn.countDown();
            assertEquals(Optional.of("done"), first.get());
            for (var other : others) {
                assertEquals(Optional.of("alone"), other.answer());
            }
        }
    }

    private static String met(CountDownLatch together) {
        together.countDown();
        try {
            together.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        return "met";
    }

    private static String alone(Exchanger<String> meeting) {
        try {
            meeting.exchange("here", 20, TimeUnit.MILLISECONDS);
            return "not alone";
        } catch (TimeoutException nobodyElse) {
            return "alone";
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aLeaderThatThrowsLetsAFollowerLead() throws InterruptedException {
        var inFlight = new InFlight(AS_LONG_AS_IT_TAKES);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var first = threads.submit(() -> inFlight.run(SCOPE, this::blockedThenBroken, done -> true));
            leads.await();
            var second = new Follower(inFlight, () -> "led by the follower");
            second.startAndWaitUntilItWaits();
            goOn.countDown();
            assertEquals(
                    "broken",
                    assertThrows(ExecutionException.class, first::get)
                            .getCause()
                            .getMessage());
            assertEquals(Optional.of("led by the follower"), second.answer());
        }
    }

    @Test
    void whoeverLosesPatienceIsToldNothing() throws InterruptedException, ExecutionException {
        var inFlight = new InFlight(Duration.ZERO);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var first = threads.submit(() -> inFlight.run(SCOPE, this::blockedThenDone, done -> true));
            leads.await();
            assertEquals(Optional.empty(), inFlight.run(SCOPE, () -> "second", done -> true));
            assertEquals(Optional.of("other"), inFlight.run(scope("other"), () -> "other", done -> true));
            goOn.countDown();
            assertEquals(Optional.of("done"), first.get());
        }
        assertEquals(Optional.of("later"), inFlight.run(SCOPE, () -> "later", done -> true));
    }

    @Test
    void whoeverIsInterruptedIsToldNothingAndStaysInterrupted() throws InterruptedException, ExecutionException {
        var inFlight = new InFlight(AS_LONG_AS_IT_TAKES);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var first = threads.submit(() -> inFlight.run(SCOPE, this::blockedThenDone, done -> true));
            leads.await();
            var second = new Follower(inFlight, () -> "led by the follower");
            second.startAndWaitUntilItWaits();
            second.thread.interrupt();
            assertEquals(Optional.empty(), second.answer());
            assertTrue(second.stayedInterrupted);
            goOn.countDown();
            assertEquals(Optional.of("done"), first.get());
        }
    }

    private String blockedThenDone() {
        leads.countDown();
        try {
            goOn.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        return "done";
    }

    private String blockedThenBroken() {
        blockedThenDone();
        throw new IllegalStateException("broken");
    }

    private static KeyScope scope(String key) {
        return new KeyScope("c-17", "create_return", new IdempotencyKey.Chosen(key));
    }

    /** A call of the same key as one that runs. */
    private static final class Follower {
        private final Thread thread;
        private volatile Optional<String> answer = Optional.of("none");
        private volatile boolean stayedInterrupted;

        Follower(InFlight inFlight, Supplier<String> call) {
            thread = Thread.ofVirtual().unstarted(() -> {
                answer = inFlight.run(SCOPE, call, done -> false);
                stayedInterrupted = Thread.currentThread().isInterrupted();
            });
        }

        void startAndWaitUntilItWaits() {
            thread.start();
            while (thread.isAlive() && thread.getState() != Thread.State.TIMED_WAITING) {
                Thread.onSpinWait();
            }
        }

        Optional<String> answer() throws InterruptedException {
            thread.join();
            return answer;
        }
    }
}
