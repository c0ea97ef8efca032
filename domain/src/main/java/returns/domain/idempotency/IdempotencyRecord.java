package returns.domain.idempotency;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import returns.domain.returns.Return;

/**
 * That a change was made, what it meant and what it answered: committed with the change, or not at all.
 *
 * @param result what the first call was answered; empty once the retention of results has passed
 */
public record IdempotencyRecord(KeyScope scope, Fingerprint fingerprint, Instant createdAt, Optional<Return> result) {
    /** Whether that is what the first call meant. */
    public boolean means(Meaning meaning) {
        return fingerprint.isOf(meaning);
    }

    /** The result to repeat, if the retention has not passed. */
    public Optional<Return> resultAt(Instant now, Duration retention) {
        return result.filter(r -> now.isBefore(createdAt.plus(retention)));
    }

    /** The record once its result was dropped: the key stays known. */
    public IdempotencyRecord withoutResult() {
        return new IdempotencyRecord(scope, fingerprint, createdAt, Optional.empty());
    }
}
