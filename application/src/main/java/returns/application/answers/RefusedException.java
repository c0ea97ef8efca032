package returns.application.answers;

/** Carries a refusal out of an adapter to the one place that writes refusals down. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Refusal refusal;

    public RefusedException(Refusal refusal) {
        super(refusal.detail(), null, false, false);
        this.refusal = refusal;
    }

    public Refusal refusal() {
        return refusal;
    }
}
