package returns.bootstrap.wiring;

import io.micronaut.context.annotation.Factory;
import io.micronaut.context.annotation.Value;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.InstantSource;
import returns.application.changes.ChangeStore;
import returns.application.idempotency.DropOldResults;
import returns.application.idempotency.IdempotencyStore;
import returns.application.idempotency.Idempotent;

/** Puts together what makes a change happen once, and forgets old results. */
@Factory
final class Idempotency {
    @Singleton
    Idempotent idempotent(
            ChangeStore changes,
            InstantSource clock,
            @Value("${returns.idempotency.patience}") Duration patience,
            @Value("${returns.idempotency.retention}") Duration retention) {
        return new Idempotent(changes, clock, patience, retention);
    }

    @Singleton
    DropOldResults dropOldResults(
            IdempotencyStore records,
            InstantSource clock,
            @Value("${returns.idempotency.retention}") Duration retention) {
        return new DropOldResults(records, clock, retention);
    }
}
