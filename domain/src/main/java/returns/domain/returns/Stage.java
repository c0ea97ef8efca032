package returns.domain.returns;

import returns.domain.Term;

/** What became of units of a line since they were requested. Every unit is in one stage at a time. */
public enum Stage implements Term {
    /** Requested; nobody has decided yet. */
    PENDING,
    /** May be sent; not here yet. */
    APPROVED,
    DECLINED,
    /** Here; not inspected yet. */
    RECEIVED,
    /** Announced, and not in what arrived. */
    MISSING,
    CANCELED,
    /** Not sent in time. */
    EXPIRED,
    /** To be paid for, or exchanged. */
    ACCEPTED,
    REJECTED,
    /** Paid for, or exchanged. */
    SETTLED;

    /** Whether units in this stage cannot be in another return. */
    public boolean isHeld() {
        return switch (this) {
            case DECLINED, CANCELED, EXPIRED -> false;
            case PENDING, APPROVED, RECEIVED, MISSING, ACCEPTED, REJECTED, SETTLED -> true;
        };
    }
}
