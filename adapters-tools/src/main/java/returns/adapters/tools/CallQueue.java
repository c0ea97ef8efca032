package returns.adapters.tools;

import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import returns.application.calls.CallStore;
import returns.application.calls.KeptCall;
import returns.application.changes.StoreUnavailable;

/**
 * Calls that are still to be kept; those that come while others are written go together. While the database is away they wait
 * for a later call, as many as there is room for. Of what is lost, for there is no room or the process is killed, the log tells.
 */
@Singleton
final class CallQueue {
    private static final Logger LOG = LoggerFactory.getLogger(CallQueue.class);
    private static final int ROOM = 10_000;
    private static final int AT_ONCE = 500;
    private static final int PATIENCE_SECONDS = 10;

    private final CallStore store;
    private final BlockingQueue<KeptCall> waiting = new ArrayBlockingQueue<>(ROOM);
    private final AtomicBoolean begun = new AtomicBoolean();
    private final ExecutorService writer = Executors.newSingleThreadExecutor(
            Thread.ofVirtual().name("tool-calls").factory());

    CallQueue(CallStore store) {
        this.store = store;
    }

    /** Takes a call, and does not wait until it is kept. */
    void add(KeptCall call) {
        if (!waiting.offer(call)) {
            LOG.warn("There is no room for a call of {}: only the log tells of it", call.tool());
        } else if (begun.compareAndSet(false, true)) {
            writer.execute(this::write);
        }
    }

    private void write() {
        begun.set(false);
        var calls = next();
        while (!calls.isEmpty() && isKept(calls)) {
            calls = next();
        }
    }

    private List<KeptCall> next() {
        var calls = new ArrayList<KeptCall>();
        waiting.drainTo(calls, AT_ONCE);
        return calls;
    }

    private boolean isKept(List<KeptCall> calls) {
        try {
            store.add(calls);
            return true;
        } catch (StoreUnavailable e) {
            var lost = calls.stream().filter(call -> !waiting.offer(call)).count();
            LOG.warn("The database cannot be reached: {} calls of tools wait, {} are lost", waiting.size(), lost);
        } catch (RuntimeException e) {
            LOG.error("{} calls of tools cannot be kept: only the log tells of them", calls.size(), e);
        }
        return false;
    }

    /** Writes what is still here, if that can be done soon. */
    @PreDestroy
    void close() throws InterruptedException {
        writer.execute(this::write);
        writer.shutdown();
        if (!writer.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            writer.shutdownNow();
        }
    }
}
