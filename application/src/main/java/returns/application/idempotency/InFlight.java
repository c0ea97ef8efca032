package returns.application.idempotency;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.function.Supplier;
import returns.domain.idempotency.KeyScope;

/**
 * Lets one call of a key run at a time on this node; the others wait in memory, holding nothing. It saves work and
 * connections: what makes a change happen once is the record's key in the store.
 */
final class InFlight {
    private final ConcurrentMap<KeyScope, Running> calls = new ConcurrentHashMap<>();
    private final Duration patience;

    InFlight(Duration patience) {
        this.patience = patience;
    }

    private static final class Running {
        private final CountDownLatch end = new CountDownLatch(1);
        private volatile boolean recorded;
    }

    /**
     * Runs the call once no other one of that key does; or, once another one has {@code recorded} its key, beside others that
     * waited for the same, for all that is left is to read. Empty if the patience ends first.
     */
    <A> Optional<A> run(KeyScope scope, Supplier<A> call, Predicate<A> recorded) {
        var deadline = System.nanoTime() + patience.toNanos();
        while (true) {
            var own = new Running();
            var other = calls.putIfAbsent(scope, own);
            if (other == null) {
                try {
                    var answer = call.get();
                    own.recorded = recorded.test(answer);
                    return Optional.of(answer);
                } finally {
                    calls.remove(scope, own);
                    own.end.countDown();
                }
            }
            if (!ended(other, deadline - System.nanoTime())) {
                return Optional.empty();
            }
            if (other.recorded) {
                return Optional.of(call.get());
            }
        }
    }

    private static boolean ended(Running call, long nanos) {
        try {
            return call.end.await(nanos, TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
