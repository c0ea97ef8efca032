package returns.application.answers;

import returns.domain.Term;

/** Whether to call again, from the most hopeful to the least. */
public enum Retry implements Term {
    /** The very same call may succeed later. */
    UNCHANGED,
    /** Mend the call as the hint says; its key is still free. */
    CHANGED,
    /** Call with another key. */
    NEW_KEY,
    /** No call of this kind can succeed. */
    NEVER
}
