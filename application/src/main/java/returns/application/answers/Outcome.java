package returns.application.answers;

import returns.domain.Term;

/** What a refused call left behind. */
public enum Outcome implements Term {
    /** Nothing was done. */
    NOT_COMMITTED,
    /** It was done all the same. */
    COMMITTED,
    /** Another call is doing it. */
    PENDING,
    /** It may have been done: ask again with the same key to know. */
    UNKNOWN
}
