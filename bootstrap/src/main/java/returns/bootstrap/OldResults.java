package returns.bootstrap;

import io.micronaut.scheduling.annotation.Scheduled;
import jakarta.inject.Singleton;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import returns.application.idempotency.DropOldResults;

/** Drops the results whose retention has passed, every hour. */
@Singleton
final class OldResults {
    private static final Logger LOG = LoggerFactory.getLogger(OldResults.class);

    private final DropOldResults drop;

    OldResults(DropOldResults drop) {
        this.drop = drop;
    }

    @Scheduled(fixedDelay = "1h", initialDelay = "1m")
    void drop() {
        var dropped = drop.run();
        if (dropped > 0) {
            LOG.info("Dropped {} stored results whose retention has passed; their keys are kept", dropped);
        }
    }
}
