package returns.application.idempotency;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import returns.domain.idempotency.KeyScope;

/**
 * Lets one call of a key run at a time on this node; the others wait in memory, holding nothing. It saves work and
 * connections: what makes a change happen once is the record's key in the store.
 */
final class InFlight {
    private final ConcurrentMap<KeyScope, CountDownLatch> calls = new ConcurrentHashMap<>();
    private final Duration patience;

    InFlight(Duration patience) {
        this.patience = patience;
    }

    /**
     * Runs {@code lead} when no other call of that key does. Each time another one ends, {@code follow} is asked whether it
     * settled this call, too. Empty if the patience ends first.
     */
    <A> Optional<A> run(KeyScope scope, Supplier<A> lead, Supplier<Optional<A>> follow) {
        var deadline = System.nanoTime() + patience.toNanos();
        while (true) {
            var own = new CountDownLatch(1);
            var other = calls.putIfAbsent(scope, own);
            if (other == null) {
                try {
                    return Optional.of(lead.get());
                } finally {
                    calls.remove(scope, own);
                    own.countDown();
                }
            }
            if (!ended(other, deadline - System.nanoTime())) {
                return Optional.empty();
            }
            var settled = follow.get();
            if (settled.isPresent()) {
                return settled;
            }
        }
    }

    private static boolean ended(CountDownLatch call, long nanos) {
        try {
            return call.await(nanos, TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
