package returns.application.returns;

import returns.application.answers.Answer;
import returns.application.idempotency.Idempotent;
import returns.application.idempotency.Operation;
import returns.application.input.Precondition;
import returns.application.policy.PolicyStore;
import returns.domain.access.Principal;
import returns.domain.idempotency.IdempotencyKey;
import returns.domain.idempotency.Meaning;
import returns.domain.returns.Return;
import returns.domain.returns.Transitions;

/** Calls a return off and gives its units back. A canceled return that is canceled again answers the same. */
public final class CancelReturn {
    static final Operation<Return> CANCEL_RETURN = Operation.of("cancel_return");

    private static final ReturnChanges.Wanted CANCELED =
            new ReturnChanges.Wanted((state, _, _) -> Answer.done(Transitions.cancel(state)));

    private final ReturnChanges changes;

    public CancelReturn(Idempotent idempotent, ReturnStore returns, PolicyStore policies) {
        this.changes = new ReturnChanges(idempotent, returns, policies);
    }

    /** Cancels it once for a key that the caller chose, on a version that the caller has seen. */
    public Answer<Return> cancel(
            Principal principal, IdempotencyKey.Chosen key, ReturnRef ref, Precondition precondition) {
        return changes.once(CANCEL_RETURN, principal, key, ref, precondition, Meaning.parts(), CANCELED);
    }

    /** Cancels it, whichever version it is of. */
    public Answer<Return> cancel(Principal principal, ReturnRef ref) {
        return changes.set(principal, ref, new Precondition.Any(), CANCELED);
    }
}
