package returns.application.returns;

import returns.application.answers.Answer;
import returns.application.idempotency.Idempotent;
import returns.application.input.Precondition;
import returns.application.policy.PolicyStore;
import returns.domain.access.Principal;
import returns.domain.returns.Parcel;
import returns.domain.returns.Return;
import returns.domain.returns.Transitions;

/** Tells which parcel goods come back in. Repeatable by what it is: a parcel that is known already is known once. */
public final class AddParcel {
    private final ReturnChanges changes;

    public AddParcel(Idempotent idempotent, ReturnStore returns, PolicyStore policies) {
        this.changes = new ReturnChanges(idempotent, returns, policies);
    }

    public Answer<Return> add(Principal principal, ReturnRef ref, Precondition precondition, Parcel parcel) {
        return changes.set(
                principal,
                ref,
                precondition,
                new ReturnChanges.Wanted((state, _, _) -> Answer.done(Transitions.send(state, parcel))));
    }
}
