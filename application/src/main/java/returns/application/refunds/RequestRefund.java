package returns.application.refunds;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.application.idempotency.Idempotent;
import returns.application.idempotency.Operation;
import returns.application.input.Precondition;
import returns.application.orders.OrderStore;
import returns.application.policy.PolicyStore;
import returns.application.returns.ReturnChanges;
import returns.application.returns.ReturnRef;
import returns.application.returns.ReturnStore;
import returns.domain.access.Principal;
import returns.domain.claims.RefundPlan;
import returns.domain.idempotency.IdempotencyKey;
import returns.domain.idempotency.Meaning;
import returns.domain.refunds.Approval;
import returns.domain.refunds.Refund;
import returns.domain.refunds.RefundId;
import returns.domain.returns.Action;
import returns.domain.returns.RefundTransitions;
import returns.domain.returns.Return;
import returns.domain.returns.Transition;

/**
 * Asks for the money that a return's accepted units are owed. Each unit is in one refund, so that needs no key: asked again while
 * nothing more is owed, it answers the refund that there is. A backend that chooses a key is answered by it with the refund that
 * it was answered first, also once more is owed. What a person rejected stays rejected as long as units and amount are the same.
 */
public final class RequestRefund {
    private static final Operation<FiledRefund> REQUEST_REFUND =
            Operation.of("request_refund", RequestRefund::requested);

    private final ReturnChanges changes;
    private final ReturnStore returns;
    private final OrderStore orders;
    private final Gateways gateways;
    private final Supplier<RefundId> ids;

    public RequestRefund(
            Idempotent idempotent,
            ReturnStore returns,
            PolicyStore policies,
            OrderStore orders,
            Gateways gateways,
            Supplier<RefundId> ids) {
        this.changes = new ReturnChanges(idempotent, returns, policies);
        this.returns = returns;
        this.orders = orders;
        this.gateways = gateways;
        this.ids = ids;
    }

    /** Asks for it on a version that the caller has seen, once for the key that they chose, too. */
    public Answer<FiledRefund> request(
            Principal principal, IdempotencyKey.Chosen key, ReturnRef ref, Precondition precondition) {
        return changes.once(REQUEST_REFUND, principal, key, ref, precondition, Meaning.parts(), wanted(principal));
    }

    /** Asks for it. */
    public Answer<FiledRefund> request(Principal principal, ReturnRef ref) {
        return changes.set(principal, ref, new Precondition.Any(), wanted(principal))
                .map(state -> requested(state, state.version()));
    }

    private ReturnChanges.Wanted wanted(Principal principal) {
        return new ReturnChanges.Wanted(Optional.empty(), state -> {
            var facts = RefundFacts.read(returns, orders, state);
            return (current, policy, now) -> plan(principal, current, facts.plan(current, policy), now);
        });
    }

    private Answer<Transition> plan(Principal principal, Return state, RefundPlan plan, Instant now) {
        if (!Action.REQUEST_REFUND.isFor(state) && state.refunds().stream().anyMatch(Refund::isLive)) {
            return Answer.done(new Transition.AlreadySo(state));
        }
        var refund = plan.refund(ids.get(), principal, now, gateways.of(state.resolution()));
        return rejected(state, refund)
                .<Answer<Transition>>map(earlier -> Answer.refused(rejection(state, earlier)))
                .orElseGet(() -> Answer.done(RefundTransitions.request(state, refund)));
    }

    private static Optional<Refund> rejected(Return state, Refund refund) {
        return state.refunds().stream()
                .filter(Refund::isRejected)
                .filter(earlier -> earlier.units().equals(refund.units())
                        && earlier.total().equals(refund.total()))
                .reduce((older, newer) -> newer);
    }

    private static Refusal rejection(Return state, Refund refund) {
        var reason = refund.approval()
                .flatMap(Approval::decision)
                .flatMap(Approval.Decision::reason)
                .map(words -> " The reason: \"" + words + "\".")
                .orElse("");
        return Refusal.of(
                        Code.REFUND_REJECTED,
                        Retry.NEVER,
                        "A person rejected the refund of %s for return %s.%s"
                                .formatted(refund.total(), state.number(), reason),
                        "Nothing is paid, and asking again does not change that. Tell the customer the reason; if they"
                                + " do not agree, hand the conversation to the shop's staff.")
                .withExisting(state);
    }

    /** The refund that made that version of the return; or, of those that there were then, the newest that is not called off. */
    private static FiledRefund requested(Return state, int version) {
        var there = state.refunds().stream()
                .filter(refund -> refund.asked().version() < version)
                .toList()
                .reversed();
        return there.stream()
                .filter(refund -> refund.asked().version() == version - 1)
                .findFirst()
                .or(() -> there.stream().filter(Refund::isLive).findFirst())
                .or(() -> there.stream().findFirst())
                .map(refund -> new FiledRefund(state, refund))
                .orElseThrow();
    }
}
