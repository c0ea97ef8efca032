package returns.application.returns;

import java.time.InstantSource;
import returns.application.idempotency.Idempotent;
import returns.application.policy.PolicyStore;
import returns.domain.returns.Transitions;

/** Ends the approved returns whose goods were not sent in time, and gives their units back. */
public final class ExpireReturns {
    private final Overdue overdue;
    private final ReturnStore returns;
    private final InstantSource clock;

    public ExpireReturns(Idempotent idempotent, ReturnStore returns, PolicyStore policies, InstantSource clock) {
        this.overdue = new Overdue(idempotent, returns, policies, "The goods were not sent in time.");
        this.returns = returns;
        this.clock = clock;
    }

    /** Ends those that are overdue now, and returns how many this call ended. */
    public int run() {
        var now = clock.instant();
        return overdue.endAll(most -> returns.overdue(now, most), id -> overdue.end(id, Transitions::expire));
    }
}
