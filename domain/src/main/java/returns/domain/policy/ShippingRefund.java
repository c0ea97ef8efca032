package returns.domain.policy;

import returns.domain.Term;

/** Whether what was paid for sending an order out is given back. */
public enum ShippingRefund implements Term {
    NEVER,
    /** With the refund that completes the return of the whole order. */
    WHOLE_ORDER,
    /** With every unit its share. */
    IN_PROPORTION
}
