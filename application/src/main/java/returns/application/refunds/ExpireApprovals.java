package returns.application.refunds;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import returns.application.idempotency.Idempotent;
import returns.application.policy.PolicyStore;
import returns.application.returns.Overdue;
import returns.application.returns.ReturnStore;
import returns.domain.access.Principal;
import returns.domain.refunds.Approval;
import returns.domain.refunds.Approval.Verdict;
import returns.domain.returns.RefundTransitions;

/** Calls off the refunds that nobody decided about in time: what they reserved is free again, and they can be asked for anew. */
public final class ExpireApprovals {
    private static final String WHY = "Nobody decided in time.";

    private final Overdue overdue;
    private final RefundStore refunds;
    private final InstantSource clock;

    public ExpireApprovals(
            Idempotent idempotent,
            ReturnStore returns,
            PolicyStore policies,
            RefundStore refunds,
            InstantSource clock) {
        this.overdue = new Overdue(idempotent, returns, policies, WHY);
        this.refunds = refunds;
        this.clock = clock;
    }

    /** Calls off those that are overdue now, and returns how many this call called off. */
    public int run() {
        var now = clock.instant();
        return overdue.endAll(most -> refunds.undecided(now, most), this::isEnded);
    }

    private boolean isEnded(FiledRefund late) {
        var id = late.refund().id();
        return overdue.end(late.of().id(), (state, now) -> RefundTransitions.decide(state, id, expired(now)));
    }

    private static Approval.Decision expired(Instant now) {
        return new Approval.Decision(Verdict.EXPIRED, Principal.SERVICE.subject(), now, Optional.of(WHY));
    }
}
