package returns.application.input;

import java.util.Set;
import returns.application.answers.Code;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.domain.returns.Return;

/** On which version of what it changes a change may be made: what the caller's {@code If-Match} says (RFC 9110, section 13.1.1). */
public sealed interface Precondition {
    /** The caller had to say, and did not. */
    record Missing() implements Precondition {}

    /** On any version. */
    record Any() implements Precondition {}

    /** On one of these. */
    record OneOf(Set<Integer> versions) implements Precondition {
        public OneOf {
            versions = Set.copyOf(versions);
        }
    }

    /** Whether the change may be made on that state. */
    default boolean allows(Return state) {
        return allows(state.version());
    }

    /** Whether the change may be made on that version. */
    default boolean allows(int version) {
        return switch (this) {
            case Missing() -> false;
            case Any() -> true;
            case OneOf(var versions) -> versions.contains(version);
        };
    }

    /** Why a change may not be made on a state that is not allowed. */
    default Refusal refusal(Return state) {
        return switch (this) {
            case Missing() ->
                Refusal.of(
                        Code.PRECONDITION_REQUIRED,
                        Retry.CHANGED,
                        "A return may have changed since it was read, so a change names the version that it is meant"
                                + " for.",
                        "Read the return, look whether the change is still right, and send the change with If-Match"
                                + " set to the ETag of what was read, and with the same key.");
            case Any _, OneOf _ ->
                Refusal.of(
                                Code.PRECONDITION_FAILED,
                                Retry.CHANGED,
                                "Return %s is of version %s by now.".formatted(state.number(), state.version()),
                                "Read the return again, look whether the change is still right, and send it with"
                                        + " If-Match set to the new ETag and with the same key.")
                        .withExisting(state);
        };
    }
}
