package returns.domain.returns;

import returns.domain.Term;

/** Where a return stands. An open return can still change; one that ended changes no more, unless it is opened again. */
public enum ReturnStatus implements Term {
    REQUESTED(true),
    /** The goods may be sent. */
    APPROVED(true),
    /** Every unit that may be sent is here, or is known to be missing. */
    RECEIVED(true),
    /** Done: all that was accepted is settled. */
    CLOSED(false),
    DECLINED(false),
    /** Called off by the customer or staff; its units can be returned again. */
    CANCELED(false),
    /** Not sent in time; its units can be returned again. */
    EXPIRED(false);

    private final boolean open;

    ReturnStatus(boolean open) {
        this.open = open;
    }

    public boolean isOpen() {
        return open;
    }
}
