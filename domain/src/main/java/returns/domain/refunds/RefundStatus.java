package returns.domain.refunds;

import returns.domain.Term;

/** Where a refund, and each of its repayments, stands. */
public enum RefundStatus implements Term {
    /** A person has to decide; until then no money moves. */
    AWAITING_APPROVAL,
    /** Decided, and not sent yet. */
    PLANNED,
    /** On its way: it was sent, or a person pays it out. */
    SUBMITTED,
    /** Sent, and nobody can say what became of it; the provider is asked until it can. */
    UNKNOWN,
    /** The money went back. */
    SUCCEEDED,
    /** The provider confirmed that the money did not go back; or that it came back after it had gone. */
    FAILED,
    /** Nothing of it was paid, and nothing will be. */
    CANCELED;

    /** Whether it takes its amount of what was paid, so that nothing else can be given back of that. */
    public boolean reserves() {
        return switch (this) {
            case AWAITING_APPROVAL, PLANNED, SUBMITTED, UNKNOWN, SUCCEEDED -> true;
            case FAILED, CANCELED -> false;
        };
    }

    /** Whether somebody, or the service, has still to do something about it. */
    public boolean isOpen() {
        return switch (this) {
            case AWAITING_APPROVAL, PLANNED, SUBMITTED, UNKNOWN, FAILED -> true;
            case SUCCEEDED, CANCELED -> false;
        };
    }

    /** Whether the money may have moved, or may yet without anybody deciding again. */
    boolean mayHavePaid() {
        return switch (this) {
            case SUBMITTED, UNKNOWN, SUCCEEDED -> true;
            case AWAITING_APPROVAL, PLANNED, FAILED, CANCELED -> false;
        };
    }
}
