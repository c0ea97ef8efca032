package returns.application.changes;

/** The store cannot be reached; whether a change that was under way was committed is not known. */
public final class StoreUnavailable extends RuntimeException {
    private static final long serialVersionUID = 1;

    public StoreUnavailable(String message, Throwable cause) {
        super(message, cause);
    }
}
