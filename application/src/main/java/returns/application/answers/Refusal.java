package returns.application.answers;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import returns.domain.returns.Action;
import returns.domain.returns.Return;

/**
 * Why something was not done, and what to do next. Adapters write it down in their format and add nothing.
 *
 * @param detail what is wrong with this call, for a person
 * @param hint what to do next, in sentences that a model can act on
 * @param invalid every value that is not valid
 * @param lines every reason, per line
 * @param existing the return that stands in the way
 * @param differences where the call differs from what was asked first
 * @param allowed what can be done to the existing return now
 */
public record Refusal(
        Code code,
        Outcome outcome,
        Retry retry,
        String detail,
        String hint,
        List<InvalidValue> invalid,
        List<LineFindings> lines,
        Optional<Return> existing,
        List<Difference> differences,
        List<Action> allowed) {
    public Refusal {
        if (detail.isBlank() || hint.isBlank()) {
            throw new IllegalArgumentException("A refusal says what is wrong and what to do");
        }
        invalid = List.copyOf(invalid);
        lines = List.copyOf(lines);
        differences = List.copyOf(differences);
        allowed = List.copyOf(allowed);
    }

    /** A refusal that left nothing behind. */
    public static Refusal of(Code code, Retry retry, String detail, String hint) {
        return new Refusal(
                code,
                Outcome.NOT_COMMITTED,
                retry,
                detail,
                hint,
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                List.of());
    }

    /** There is no such thing, or none that is the caller's to see; the answer is the same. */
    public static Refusal notFound(String what) {
        return of(
                Code.NOT_FOUND,
                Retry.CHANGED,
                "There is no " + what + " that you may see.",
                "Check the number with the customer; it must be one of their own.");
    }

    /** The caller's roles do not allow it. */
    public static Refusal forbidden(String what) {
        return of(
                Code.FORBIDDEN,
                Retry.NEVER,
                "Your token does not allow to " + what + ".",
                "Use a token of a subject who may " + what + ".");
    }

    /** Values that are not what they must be. */
    public static Refusal invalid(List<InvalidValue> invalid) {
        var first = invalid.getFirst();
        return of(
                        Code.INVALID,
                        Retry.CHANGED,
                        invalid.size() == 1 ? "One value is not valid." : invalid.size() + " values are not valid.",
                        "Mend " + (first.pointer().isEmpty() ? "the body" : first.pointer()) + ": it " + first.detail()
                                + "."
                                + (invalid.size() == 1 ? "" : " See errors for the others.")
                                + " Then call again, with the same key if it has one.")
                .withInvalid(invalid);
    }

    /** The database is away; the outcome is for the caller of this to say. */
    public static Refusal unavailable() {
        return of(
                Code.UNAVAILABLE,
                Retry.UNCHANGED,
                "The database cannot be reached at the moment.",
                "Send the very same call again, with the same key if it has one, in a few seconds: it takes effect"
                        + " once.");
    }

    /** Something is broken, and the log tells it under that trace; the outcome is for the caller of this to say. */
    public static Refusal broken(UUID trace) {
        return of(
                Code.INTERNAL_ERROR,
                Retry.UNCHANGED,
                "The log of the service tells more under trace " + trace + ".",
                "Send the very same call again, with the same key if it has one, in a few seconds: it takes effect"
                        + " once. If that does not help, tell the people who run the service the trace.");
    }

    public Refusal withOutcome(Outcome other) {
        return new Refusal(code, other, retry, detail, hint, invalid, lines, existing, differences, allowed);
    }

    public Refusal withHint(String other) {
        return new Refusal(code, outcome, retry, detail, other, invalid, lines, existing, differences, allowed);
    }

    public Refusal withInvalid(List<InvalidValue> values) {
        return new Refusal(code, outcome, retry, detail, hint, values, lines, existing, differences, allowed);
    }

    public Refusal withLines(List<LineFindings> findings) {
        return new Refusal(code, outcome, retry, detail, hint, invalid, findings, existing, differences, allowed);
    }

    public Refusal withExisting(Return other) {
        return new Refusal(
                code, outcome, retry, detail, hint, invalid, lines, Optional.of(other), differences, allowed);
    }

    public Refusal withDifferences(List<Difference> others) {
        return new Refusal(code, outcome, retry, detail, hint, invalid, lines, existing, others, allowed);
    }

    public Refusal withAllowed(List<Action> actions) {
        return new Refusal(code, outcome, retry, detail, hint, invalid, lines, existing, differences, actions);
    }
}
