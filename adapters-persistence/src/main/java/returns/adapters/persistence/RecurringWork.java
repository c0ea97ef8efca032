package returns.adapters.persistence;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.task.helper.RecurringTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import io.micronaut.data.connection.jdbc.advice.DelegatingDataSource;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** Runs work again and again, on one node at a time; if a node stops in the middle, another one takes over. */
@Singleton
public final class RecurringWork {
    private static final Duration LOOK_EVERY = Duration.ofSeconds(10);

    private final DataSource pool;
    private @Nullable Scheduler scheduler;

    /** The scheduler opens and closes connections of its own, apart from any that a call holds. */
    RecurringWork(DataSource data) {
        this.pool = DelegatingDataSource.unwrapDataSource(data);
    }

    /**
     * Work that may be done any number of times.
     *
     * @param name stable: nodes know by it that it is the same work
     * @param every how long it rests after each time
     */
    public record Work(String name, Duration every, Runnable task) {
        private RecurringTask<Void> recurring() {
            return Tasks.recurring(name, FixedDelay.of(every)).execute((instance, context) -> task.run());
        }
    }

    /** Starts on this node, and goes on until the application stops. */
    public void start(List<Work> work) {
        var started = Scheduler.create(pool)
                .startTasks(work.stream().map(Work::recurring).toList())
                .threads(1)
                .pollingInterval(LOOK_EVERY)
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
