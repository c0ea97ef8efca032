package returns.adapters.persistence.work;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.task.CompletionHandler;
import com.github.kagkarlsson.scheduler.task.FailureHandler.OnFailureRetryLater;
import com.github.kagkarlsson.scheduler.task.helper.CustomTask;
import com.github.kagkarlsson.scheduler.task.helper.RecurringTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import io.micronaut.context.annotation.Value;
import io.micronaut.data.connection.jdbc.advice.DelegatingDataSource;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** Runs work by itself, each piece on one node at a time; if a node stops in the middle, another one takes over. */
@Singleton
public final class ScheduledWork {
    /** The errands that a change hands over with each repayment that it plans. */
    public static final String REPAYMENTS = "send-repayment";

    private static final int THREADS = 8;
    private static final int MISSED_HEARTBEATS = 4;
    private static final Duration AFTER_FAILURE = Duration.ofSeconds(10);

    private final DataSource pool;
    private final Duration lookEvery;
    private final Duration heartbeat;
    private @Nullable Scheduler scheduler;

    /**
     * The scheduler opens and closes connections of its own, apart from any that a call holds.
     *
     * @param lookEvery how often it looks for work that is due
     * @param heartbeat how often a node says that it lives; after four that it missed, others take its work over
     */
    ScheduledWork(
            DataSource data,
            @Value("${returns.work.look-every}") Duration lookEvery,
            @Value("${returns.work.heartbeat}") Duration heartbeat) {
        this.pool = DelegatingDataSource.unwrapDataSource(data);
        this.lookEvery = lookEvery;
        this.heartbeat = heartbeat;
    }

    /**
     * Work that is done again and again, and may be done any number of times.
     *
     * @param name stable: nodes know by it that it is the same work
     * @param every how long it rests after each time
     */
    public record Recurring(String name, Duration every, Runnable task) {
        private RecurringTask<Void> scheduled() {
            return Tasks.recurring(name, FixedDelay.of(every)).execute((instance, context) -> task.run());
        }
    }

    /**
     * Work on one thing, until it is done; it may be done any number of times. It is handed over in the transaction that makes
     * it necessary.
     *
     * @param name stable, too
     * @param task takes the thing's name, and says when to come again; empty once it is done
     */
    public record Errands(String name, Function<String, Optional<Instant>> task) {
        private CustomTask<Void> scheduled() {
            return Tasks.custom(name, Void.class)
                    .onFailure(new OnFailureRetryLater<>(AFTER_FAILURE))
                    .execute((errand, context) -> next(task.apply(errand.getId())));
        }

        private static CompletionHandler<Void> next(Optional<Instant> again) {
            return (done, operations) ->
                    again.ifPresentOrElse(at -> operations.reschedule(done, at), operations::remove);
        }
    }

    /** Starts on this node, and goes on until the application stops. */
    public void start(List<Recurring> recurring, Errands errands) {
        var started = Scheduler.create(pool, errands.scheduled())
                .startTasks(recurring.stream().map(Recurring::scheduled).toList())
                .threads(THREADS)
                .pollingInterval(lookEvery)
                .heartbeatInterval(heartbeat)
                .missedHeartbeatsLimit(MISSED_HEARTBEATS)
                .build();
        started.start();
        scheduler = started;
    }

    @PreDestroy
    void stop() {
        if (scheduler != null) {
            scheduler.stop();
        }
    }
}
