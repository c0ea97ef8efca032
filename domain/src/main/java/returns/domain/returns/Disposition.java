package returns.domain.returns;

import returns.domain.Term;

/** What becomes of goods that were inspected. */
public enum Disposition implements Term {
    RESTOCK,
    REFURBISH,
    DISPOSE,
    /** To the customer. */
    SEND_BACK,
    /** The customer never sends it. */
    KEEP
}
