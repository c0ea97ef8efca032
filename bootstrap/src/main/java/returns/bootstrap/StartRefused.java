package returns.bootstrap;

/** The service cannot start as it is configured. The message tells a person what to do about it. */
public final class StartRefused extends RuntimeException {
    private static final long serialVersionUID = 1;

    public StartRefused(String message) {
        super(message);
    }

    public StartRefused(String message, Throwable cause) {
        super(message, cause);
    }
}
