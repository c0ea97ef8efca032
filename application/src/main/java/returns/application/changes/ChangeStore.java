package returns.application.changes;

/** Commits changes. */
public interface ChangeStore {
    /**
     * Commits a change whole, durably, or leaves no trace of it. It checks what the change was decided on as it writes, and
     * waits a limited time for others who write the same.
     */
    CommitOutcome commit(Change change);
}
