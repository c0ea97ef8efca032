package returns.application.changes;

import returns.domain.idempotency.IdempotencyRecord;
import returns.domain.returns.Return;

/** Commits changes. */
public interface ChangeStore {
    /**
     * Commits a change whole, durably, or leaves no trace of it. It checks what the change was decided on as it writes, and
     * waits a limited time for others who write the same.
     */
    CommitOutcome commit(Change change);

    /**
     * Keeps the key of a call that found all as it asks for, durably, and changes nothing else. Stale unless the return is of
     * the version that was found.
     */
    CommitOutcome note(Return found, IdempotencyRecord record);
}
