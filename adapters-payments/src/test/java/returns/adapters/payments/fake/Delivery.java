package returns.adapters.payments.fake;

/** How an event comes. */
public enum Delivery {
    ONCE,
    TWICE,
    /** Before the call that caused it is answered. */
    BEFORE_THE_ANSWER,
    /** After all that happened later. */
    LAST,
    NEVER
}
