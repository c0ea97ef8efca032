package returns.application.refunds;

import java.time.Instant;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.application.idempotency.Idempotent;
import returns.application.input.Precondition;
import returns.application.policy.PolicyStore;
import returns.application.returns.ReturnChanges;
import returns.application.returns.ReturnRef;
import returns.application.returns.ReturnStore;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.refunds.Approval;
import returns.domain.refunds.Approval.Verdict;
import returns.domain.refunds.RefundId;
import returns.domain.returns.RefundTransitions;
import returns.domain.returns.Return;
import returns.domain.returns.Transition;

/**
 * Decides about a refund that waits for a person: never who asked for it, who gets it, or an agent. The same decision again
 * answers the same, another one is too late.
 */
public final class DecideRefund {
    private final ReturnChanges changes;
    private final RefundStore refunds;

    public DecideRefund(Idempotent idempotent, ReturnStore returns, PolicyStore policies, RefundStore refunds) {
        this.changes = new ReturnChanges(idempotent, returns, policies, (principal, _) -> principal.is(Role.APPROVER));
        this.refunds = refunds;
    }

    /**
     * A decision.
     *
     * @param reason needed to reject; the customer may be told
     */
    public record Command(Verdict verdict, Optional<String> reason) {
        public Command {
            if (verdict == Verdict.EXPIRED) {
                throw new IllegalArgumentException("must be approved or rejected");
            }
            if (verdict == Verdict.REJECTED
                    && reason.filter(words -> !words.isBlank()).isEmpty()) {
                throw new IllegalArgumentException("must have a reason to reject");
            }
            reason = reason.map(Approval.Decision::reason);
        }
    }

    public Answer<FiledRefund> decide(Principal principal, RefundId id, Command command) {
        if (!Approval.isForPerson(principal)) {
            return Answer.refused(Refusal.forbidden("decide about refunds, which only a person may who approves them"));
        }
        return refunds.returnOf(id)
                .map(owner -> changes.set(
                        principal,
                        new ReturnRef.ById(owner),
                        new Precondition.Any(),
                        new ReturnChanges.Wanted(
                                command.reason(), (state, _, now) -> plan(principal, id, command, state, now))))
                .orElseGet(() -> Answer.refused(Refusal.notFound("approval " + id)))
                .map(state -> new FiledRefund(state, state.refund(id).orElseThrow()));
    }

    private static Answer<Transition> plan(
            Principal principal, RefundId id, Command command, Return state, Instant now) {
        var refund = state.refund(id).orElseThrow();
        if (refund.approval().isEmpty()) {
            return Answer.refused(Refusal.notFound("approval " + id));
        }
        if (!RefundTransitions.mayDecide(refund, principal)) {
            return Answer.refused(Refusal.of(
                    Code.FORBIDDEN,
                    Retry.NEVER,
                    "Nobody decides about a refund that they asked for themselves, or that is paid to them.",
                    "Nothing was decided. Somebody else who approves refunds has to decide it."));
        }
        return Answer.done(RefundTransitions.decide(
                state, id, new Approval.Decision(command.verdict(), principal.subject(), now, command.reason())));
    }
}
