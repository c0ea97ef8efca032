package returns.domain.returns;

import returns.domain.Term;

/** Where a return stands. An open return can still change; one that ended no longer does. */
public enum ReturnStatus implements Term {
    REQUESTED(true),
    /** Called off by the customer or staff; its units can be returned again. */
    CANCELED(false);

    private final boolean open;

    ReturnStatus(boolean open) {
        this.open = open;
    }

    public boolean isOpen() {
        return open;
    }
}
