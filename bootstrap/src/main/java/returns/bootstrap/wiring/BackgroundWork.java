package returns.bootstrap.wiring;

import io.micronaut.runtime.event.annotation.EventListener;
import io.micronaut.runtime.server.event.ServerStartupEvent;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.function.IntSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import returns.adapters.persistence.work.ScheduledWork;
import returns.adapters.persistence.work.ScheduledWork.Errands;
import returns.adapters.persistence.work.ScheduledWork.Recurring;
import returns.application.calls.DropOldCalls;
import returns.application.idempotency.DropOldResults;
import returns.application.refunds.ExpireApprovals;
import returns.application.refunds.SendRepayment;
import returns.application.returns.ExpireReturns;
import returns.domain.refunds.RepaymentAttempt;

/** What runs by itself. */
@Singleton
final class BackgroundWork {
    private static final Logger LOG = LoggerFactory.getLogger(BackgroundWork.class);

    private final ScheduledWork scheduled;
    private final List<Recurring> recurring;
    private final Errands repayments;

    BackgroundWork(
            ScheduledWork scheduled,
            ExpireReturns expire,
            ExpireApprovals undecided,
            DropOldResults drop,
            DropOldCalls calls,
            SendRepayment send) {
        this.scheduled = scheduled;
        this.recurring = List.of(
                new Recurring(
                        "expire-returns",
                        Duration.ofMinutes(1),
                        telling("Ended {} returns whose goods were not sent in time", expire::run)),
                new Recurring(
                        "expire-approvals",
                        Duration.ofMinutes(1),
                        telling("Called off {} refunds that nobody decided about in time", undecided::run)),
                new Recurring(
                        "drop-old-results",
                        Duration.ofHours(1),
                        telling(
                                "Dropped {} stored results whose retention has passed; their keys are kept",
                                drop::run)),
                new Recurring(
                        "drop-old-tool-calls",
                        Duration.ofHours(1),
                        telling("Dropped {} calls of tools whose retention has passed", calls::run)));
        this.repayments = new Errands(
                ScheduledWork.REPAYMENTS,
                errand -> RepaymentAttempt.parse(errand).flatMap(send::run));
    }

    @EventListener
    void start(ServerStartupEvent ready) {
        scheduled.start(recurring, repayments);
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
