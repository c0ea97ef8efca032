package returns.adapters.payments.fake;

/** What goes wrong with one call, whatever becomes of the refund. */
public enum Fault {
    NONE,
    /** The connection is cut, and nothing was done. */
    CUT_BEFORE,
    /** The connection is cut, after it was done. */
    CUT_AFTER,
    /** It was done, and the answer comes when nobody waits any more. */
    LATE,
    /** 500, and nothing was done. */
    SERVER_ERROR,
    /** 500, after it was done; and to the same key always. */
    SERVER_ERROR_AFTER,
    /** It was done, and the answer breaks off. */
    MALFORMED,
    /** 429, to be sent again a second later; nothing was done. */
    RATE_LIMITED,
    /** 409: an earlier call with the same key is under way. */
    KEY_IN_USE,
    /** 401; nothing was done. */
    UNAUTHORIZED,
    /** 403; nothing was done. */
    FORBIDDEN
}
