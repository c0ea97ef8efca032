package returns.application.idempotency;

import java.time.Instant;

/** Where the records of keys are kept. They are written by {@link returns.application.changes.ChangeStore}, with their change. */
public interface IdempotencyStore {
    /** Drops the results of records made before then, and keeps their keys. Returns how many it dropped. */
    int dropResultsBefore(Instant end);
}
