package returns.domain.returns;

import java.time.Instant;
import java.util.Optional;
import returns.domain.Term;
import returns.domain.access.Principal;

/**
 * What happened to a return, and by whom.
 *
 * @param agent who acted for the principal, if an agent did
 */
public record ReturnEvent(Type type, Instant at, String principal, Optional<String> agent) {
    /** The kinds of change. */
    public enum Type implements Term {
        REQUESTED,
        CANCELED
    }

    /** Something that this principal did. */
    public static ReturnEvent by(Principal principal, Type type, Instant at) {
        return new ReturnEvent(type, at, principal.subject(), principal.agent());
    }
}
