package returns.application.policy;

import java.time.Instant;
import java.util.Optional;
import returns.application.changes.CommitOutcome;
import returns.domain.access.Principal;
import returns.domain.policy.ReturnPolicy;

/**
 * Where the versions of the policy are kept. A version that is stored never changes, and there is a first one from the
 * beginning: {@link ReturnPolicy#standard()}.
 */
public interface PolicyStore {
    /** The newest version, which orders that are placed now go by. */
    ReturnPolicy newest();

    /** What an order placed then goes by: the version that was in force; or the first one if none was yet. */
    ReturnPolicy ofOrderPlacedAt(Instant placedAt);

    /** The version of that number. */
    Optional<ReturnPolicy> version(int number);

    /** Stores the next version, as that principal's; stale if there is one of its number. */
    CommitOutcome add(ReturnPolicy next, Principal by);
}
