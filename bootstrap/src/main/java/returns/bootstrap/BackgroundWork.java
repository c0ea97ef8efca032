package returns.bootstrap;

import io.micronaut.runtime.event.annotation.EventListener;
import io.micronaut.runtime.server.event.ServerStartupEvent;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.function.IntSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import returns.adapters.persistence.RecurringWork;
import returns.adapters.persistence.RecurringWork.Work;
import returns.application.calls.DropOldCalls;
import returns.application.idempotency.DropOldResults;
import returns.application.returns.ExpireReturns;

/** What runs by itself. */
@Singleton
final class BackgroundWork {
    private static final Logger LOG = LoggerFactory.getLogger(BackgroundWork.class);

    private final RecurringWork recurring;
    private final List<Work> work;

    BackgroundWork(RecurringWork recurring, ExpireReturns expire, DropOldResults drop, DropOldCalls calls) {
        this.recurring = recurring;
        this.work = List.of(
                new Work(
                        "expire-returns",
                        Duration.ofMinutes(1),
                        telling("Ended {} returns whose goods were not sent in time", expire::run)),
                new Work(
                        "drop-old-results",
                        Duration.ofHours(1),
                        telling(
                                "Dropped {} stored results whose retention has passed; their keys are kept",
                                drop::run)),
                new Work(
                        "drop-old-tool-calls",
                        Duration.ofHours(1),
                        telling("Dropped {} calls of tools whose retention has passed", calls::run)));
    }

    @EventListener
    void start(ServerStartupEvent ready) {
        recurring.start(work);
    }

    private static Runnable telling(String words, IntSupplier task) {
        return () -> {
            var count = task.getAsInt();
            if (count > 0) {
                LOG.info(words, count);
            }
        };
    }
}
