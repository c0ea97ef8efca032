package returns.application.returns;

import java.time.Instant;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.application.changes.Change;
import returns.application.changes.UnitsMove;
import returns.application.idempotency.Decision;
import returns.application.idempotency.Idempotent;
import returns.application.idempotency.Operation;
import returns.application.idempotency.Reading;
import returns.application.returns.ReturnStore.ChangeFacts;
import returns.domain.access.Principal;
import returns.domain.idempotency.IdempotencyKey;
import returns.domain.idempotency.KeyScope;
import returns.domain.idempotency.Meaning;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnEvent;

/** Calls a return off and gives its units back. A canceled return that is canceled again answers the same. */
public final class CancelReturn {
    static final Operation CANCEL_RETURN = Operation.of("cancel_return");

    private final Idempotent idempotent;
    private final ReturnStore returns;

    public CancelReturn(Idempotent idempotent, ReturnStore returns) {
        this.idempotent = idempotent;
        this.returns = returns;
    }

    /** Cancels it once for a key that the caller chose, on a version that the caller has seen. */
    public Answer<Return> cancel(
            Principal principal, IdempotencyKey.Chosen key, ReturnRef ref, Precondition precondition) {
        return idempotent.once(
                CANCEL_RETURN,
                principal.subject(),
                key,
                scope -> read(principal, Optional.of(scope), ref),
                (facts, now) -> decide(principal, facts.state(), precondition, now));
    }

    /** Cancels it, whichever version it is of. */
    public Answer<Return> cancel(Principal principal, ReturnRef ref) {
        return idempotent.set(
                () -> read(principal, Optional.empty(), ref),
                (facts, now) -> decide(principal, facts.state(), new Precondition.Any(), now));
    }

    private Reading<ChangeFacts> read(Principal principal, Optional<KeyScope> key, ReturnRef ref) {
        return returns.factsToChange(key, ref)
                .filter(facts -> principal.handlesReturnsOf(facts.state().customer()))
                .map(CancelReturn::reading)
                .orElseGet(() -> new Reading.Hidden<>(Refusal.notFound("return " + ref.text())));
    }

    private static Reading<ChangeFacts> reading(ChangeFacts facts) {
        var asked = Meaning.parts().with("return", facts.state().id().toString());
        return facts.recorded()
                .<Reading<ChangeFacts>>map(recorded -> new Reading.Repeated<>(recorded, asked))
                .orElseGet(() -> new Reading.Fresh<>(facts, asked));
    }

    private static Decision decide(Principal principal, Return state, Precondition precondition, Instant now) {
        var canceled = state.cancel();
        // RFC 9110, section 13.1.1: what has been done already may succeed, whatever version was named
        if (canceled.equals(state) && !(precondition instanceof Precondition.Missing)) {
            return Decision.alreadySo(state);
        }
        if (!precondition.allows(state)) {
            return Decision.refuse(precondition.refusal(state));
        }
        var released = state.lines().stream()
                .<UnitsMove>map(line -> new UnitsMove.Release(line.line(), line.quantity()))
                .toList();
        return new Decision.Make(
                new Change(canceled, released, ReturnEvent.by(principal, ReturnEvent.Type.CANCELED, now)));
    }
}
