package returns.application.changes;

/** What became of a change. Only {@link #COMMITTED} left anything behind. */
public enum CommitOutcome {
    /** All of it is stored, for good. */
    COMMITTED,
    /** A record with the change's key is there already: read again, and answer what it says. */
    KEY_TAKEN,
    /** What the change was decided on has changed: read again, and decide again. */
    STALE,
    /** Others held what it touches for longer than a change may wait. */
    BUSY
}
