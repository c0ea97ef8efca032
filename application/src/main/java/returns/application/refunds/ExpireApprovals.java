package returns.application.refunds;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.idempotency.Idempotent;
import returns.application.input.Precondition;
import returns.application.policy.PolicyStore;
import returns.application.returns.ReturnChanges;
import returns.application.returns.ReturnRef;
import returns.application.returns.ReturnStore;
import returns.domain.access.Principal;
import returns.domain.refunds.Approval;
import returns.domain.refunds.Approval.Verdict;
import returns.domain.returns.RefundTransitions;

/** Calls off the refunds that nobody decided about in time: what they reserved is free again, and they can be asked for anew. */
public final class ExpireApprovals {
    private static final int AT_ONCE = 100;
    private static final String WHY = "Nobody decided in time.";

    private final ReturnChanges changes;
    private final RefundStore refunds;
    private final InstantSource clock;

    public ExpireApprovals(
            Idempotent idempotent,
            ReturnStore returns,
            PolicyStore policies,
            RefundStore refunds,
            InstantSource clock) {
        this.changes = new ReturnChanges(idempotent, returns, policies);
        this.refunds = refunds;
        this.clock = clock;
    }

    /** Calls them off, and returns how many they were. Any number of nodes may do so at the same moment. */
    public int run() {
        return (int) refunds.undecided(clock.instant(), AT_ONCE).stream()
                .filter(late -> changes.set(
                                Principal.SERVICE,
                                new ReturnRef.ById(late.of().id()),
                                new Precondition.Any(),
                                new ReturnChanges.Wanted(
                                        Optional.of(WHY),
                                        (state, policy, now) -> Answer.done(RefundTransitions.decide(
                                                state, late.refund().id(), expired(now)))))
                        instanceof Answer.Done)
                .count();
    }

    private static Approval.Decision expired(Instant now) {
        return new Approval.Decision(Verdict.EXPIRED, Principal.SERVICE.subject(), now, Optional.of(WHY));
    }
}
