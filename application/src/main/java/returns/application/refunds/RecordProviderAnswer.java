package returns.application.refunds;

import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.application.idempotency.Idempotent;
import returns.application.input.Precondition;
import returns.application.policy.PolicyStore;
import returns.application.returns.ReturnChanges;
import returns.application.returns.ReturnRef;
import returns.application.returns.ReturnStore;
import returns.domain.access.Principal;
import returns.domain.refunds.ProviderAnswer;
import returns.domain.refunds.RepaymentAttempt;
import returns.domain.returns.RefundTransitions;
import returns.domain.returns.Return;

/**
 * Records what providers say of attempts to pay money back, once for each word: answers and events may come twice, late, and in
 * any order.
 */
public final class RecordProviderAnswer {
    private final ReturnChanges changes;
    private final RefundStore refunds;

    public RecordProviderAnswer(Idempotent idempotent, ReturnStore returns, PolicyStore policies, RefundStore refunds) {
        this.changes = new ReturnChanges(idempotent, returns, policies);
        this.refunds = refunds;
    }

    /** Records it; refused if there is no such repayment that goes by that gateway. */
    public Answer<Return> record(String gateway, RepaymentAttempt attempt, ProviderAnswer answer) {
        var id = attempt.repayment();
        var notFound = Refusal.notFound("repayment " + id + " by " + gateway);
        return refunds.returnOf(id.refund())
                .map(of -> changes.set(
                        Principal.SERVICE,
                        new ReturnRef.ById(of),
                        new Precondition.Any(),
                        new ReturnChanges.Wanted(
                                why(answer),
                                (state, policy, now) -> state.repayment(id)
                                        .filter(repayment -> repayment.gateway().equals(gateway))
                                        .map(_ -> Answer.done(
                                                RefundTransitions.record(state, id, attempt.attempt(), answer)))
                                        .orElseGet(() -> Answer.refused(notFound)))))
                .orElseGet(() -> Answer.refused(notFound));
    }

    private static Optional<String> why(ProviderAnswer answer) {
        return switch (answer) {
            case ProviderAnswer.Paid(var reference, var _) -> Optional.of(reference);
            case ProviderAnswer.Accepted(var reference, var _) -> reference;
            case ProviderAnswer.Refused(var _, var why) -> Optional.of(why);
            case ProviderAnswer.Unclear(var why) -> Optional.of(why);
            case ProviderAnswer.NotNow(var _, var why) -> Optional.of(why);
        };
    }
}
