package returns.domain.policy;

import returns.domain.Term;

/** From which of an order's payments a refund is taken. */
public enum PaymentSplit implements Term {
    /** From all, in proportion to what is left on each. */
    IN_PROPORTION,
    /** From the first payment, as far as it goes; then from the next. */
    FIRST_FIRST,
    /** From the last payment, as far as it goes; then from the one before. */
    LAST_FIRST
}
