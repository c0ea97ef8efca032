package returns.application.returns;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.idempotency.Idempotent;
import returns.application.input.Precondition;
import returns.application.policy.PolicyStore;
import returns.domain.access.Principal;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnStatus;
import returns.domain.returns.Transitions;

/** Ends the approved returns whose goods were not sent in time, and gives their units back. */
public final class ExpireReturns {
    private static final int AT_ONCE = 100;
    private static final ReturnChanges.Wanted EXPIRED = new ReturnChanges.Wanted(
            Optional.of("The goods were not sent in time."),
            (state, policy, now) -> Answer.done(Transitions.expire(state, now)));

    private final ReturnChanges changes;
    private final ReturnStore returns;
    private final InstantSource clock;

    public ExpireReturns(Idempotent idempotent, ReturnStore returns, PolicyStore policies, InstantSource clock) {
        this.changes = new ReturnChanges(idempotent, returns, policies);
        this.returns = returns;
        this.clock = clock;
    }

    /**
     * Ends those that are overdue now, and returns how many it ended. Any number of nodes may do so at the same moment: each
     * return ends once.
     */
    public int run() {
        return expire(clock.instant());
    }

    private int expire(Instant now) {
        var expired = 0;
        var overdue = returns.overdue(now, AT_ONCE);
        for (var id : overdue) {
            expired +=
                    isExpired(changes.set(Principal.SERVICE, new ReturnRef.ById(id), new Precondition.Any(), EXPIRED))
                            ? 1
                            : 0;
        }
        return overdue.size() == AT_ONCE && expired > 0 ? expired + expire(now) : expired;
    }

    private static boolean isExpired(Answer<Return> answer) {
        return answer instanceof Answer.Done<Return>(var state, var _) && state.status() == ReturnStatus.EXPIRED;
    }
}
