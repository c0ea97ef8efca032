package returns.application.returns;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.application.changes.Change;
import returns.application.changes.RefundsMove;
import returns.application.changes.UnitsMove;
import returns.application.idempotency.Decision;
import returns.application.idempotency.Idempotent;
import returns.application.idempotency.Operation;
import returns.application.idempotency.Reading;
import returns.application.input.Precondition;
import returns.application.policy.PolicyStore;
import returns.application.returns.ReturnStore.ChangeFacts;
import returns.domain.access.Principal;
import returns.domain.idempotency.IdempotencyKey;
import returns.domain.idempotency.KeyScope;
import returns.domain.idempotency.Meaning;
import returns.domain.orders.CustomerId;
import returns.domain.policy.ReturnPolicy;
import returns.domain.returns.Action;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnEvent;
import returns.domain.returns.Stage;
import returns.domain.returns.Step;
import returns.domain.returns.Transition;

/** How a return that is there is changed, whatever the change: what is read, and in which order the questions are asked. */
public final class ReturnChanges {
    private final Idempotent idempotent;
    private final ReturnStore returns;
    private final PolicyStore policies;
    private final BiPredicate<Principal, CustomerId> rightToSee;

    /** Changes of returns that their customers see, and staff. */
    public ReturnChanges(Idempotent idempotent, ReturnStore returns, PolicyStore policies) {
        this(idempotent, returns, policies, Principal::handlesReturnsOf);
    }

    /**
     * Changes of returns.
     *
     * @param rightToSee who sees the returns of which customer
     */
    public ReturnChanges(
            Idempotent idempotent,
            ReturnStore returns,
            PolicyStore policies,
            BiPredicate<Principal, CustomerId> rightToSee) {
        this.idempotent = idempotent;
        this.returns = returns;
        this.policies = policies;
        this.rightToSee = rightToSee;
    }

    /**
     * What is to be done.
     *
     * @param why in the words of who does it
     * @param facts what it goes by besides the return and its policy
     */
    public record Wanted(Optional<String> why, Facts facts) {
        /** What goes by the return and its policy alone. */
        public Wanted(Optional<String> why, Plan plan) {
            this(why, Facts.none(plan));
        }

        /** The same, without words. */
        public Wanted(Plan plan) {
            this(Optional.empty(), plan);
        }
    }

    /** What a plan goes by: read before anything is decided, and not at all where the key is known. */
    public interface Facts {
        /** Reads them, and answers the plan that goes by them. */
        Plan read(Return state);

        /** None: that plan goes by the return and its policy alone. */
        static Facts none(Plan plan) {
            return _ -> plan;
        }
    }

    /** What comes of it on that state by that policy, at that time; or why it cannot be done. It reads nothing. */
    public interface Plan {
        Answer<Transition> on(Return state, ReturnPolicy policy, Instant now);
    }

    /** All that is decided on. */
    private record Ready(ChangeFacts facts, ReturnPolicy policy, Plan plan) {}

    /** Does it once for a key that the caller chose, on a version that the caller has seen. */
    public <R> Answer<R> once(
            Operation<R> operation,
            Principal principal,
            IdempotencyKey.Chosen key,
            ReturnRef ref,
            Precondition precondition,
            Meaning.Parts asked,
            Wanted wanted) {
        return idempotent.once(
                operation,
                principal.subject(),
                key,
                scope -> read(principal, Optional.of(scope), ref, asked, wanted),
                deciding(principal, precondition, wanted));
    }

    /** Does what is repeatable by what it is: all being so already, nothing is done. */
    public Answer<Return> set(Principal principal, ReturnRef ref, Precondition precondition, Wanted wanted) {
        return idempotent.set(
                () -> read(principal, Optional.empty(), ref, Meaning.parts(), wanted),
                deciding(principal, precondition, wanted));
    }

    private Reading<Ready> read(
            Principal principal, Optional<KeyScope> key, ReturnRef ref, Meaning.Parts asked, Wanted wanted) {
        return returns.factsToChange(key, ref)
                .filter(facts -> rightToSee.test(principal, facts.state().customer()))
                .map(facts -> reading(facts, asked, wanted))
                .orElseGet(() -> new Reading.Hidden<>(Refusal.notFound("return " + ref.text())));
    }

    private Reading<Ready> reading(ChangeFacts facts, Meaning.Parts asked, Wanted wanted) {
        var whole = asked.with("return", facts.state().id().toString());
        return facts.recorded()
                .<Reading<Ready>>map(recorded -> new Reading.Repeated<>(recorded, whole))
                .orElseGet(() -> new Reading.Fresh<>(ready(facts, wanted), whole));
    }

    private Ready ready(ChangeFacts facts, Wanted wanted) {
        var state = facts.state();
        return new Ready(
                facts,
                policies.version(state.policy()).orElseThrow(),
                wanted.facts().read(state));
    }

    private static BiFunction<Ready, Instant, Decision> deciding(
            Principal principal, Precondition precondition, Wanted wanted) {
        return (ready, now) -> switch (ready.plan().on(ready.facts().state(), ready.policy(), now)) {
            case Answer.Refused<Transition>(var refusal) -> Decision.refuse(refusal);
            case Answer.Done<Transition>(var transition, var _) ->
                decide(principal, ready.policy(), precondition, ready.facts(), transition, wanted.why(), now);
        };
    }

    private static Decision decide(
            Principal principal,
            ReturnPolicy policy,
            Precondition precondition,
            ChangeFacts facts,
            Transition transition,
            Optional<String> why,
            Instant now) {
        var state = facts.state();
        // RFC 9110, section 13.1.1: what has been done already may succeed, whatever version was named
        if (transition instanceof Transition.AlreadySo && !(precondition instanceof Precondition.Missing)) {
            return Decision.alreadySo(state);
        }
        if (!precondition.allows(state)) {
            return Decision.refuse(precondition.refusal(state));
        }
        return switch (transition) {
            case Transition.AlreadySo(var same) -> Decision.alreadySo(same);
            case Transition.NotNow notNow -> Decision.refuse(notNow(principal, notNow));
            case Transition.Made(var event, var next, var steps) ->
                new Decision.Make(new Change(
                        next,
                        UnitsMove.of(steps, OptionalInt.empty(), step -> frees(policy, step)),
                        RefundsMove.between(state, next, facts.refundsOfOrder()),
                        ReturnEvent.by(principal, event, now, why, next, steps)));
        };
    }

    private static boolean frees(ReturnPolicy policy, Step step) {
        return policy.rules().rejectedComeBack() && step.to().equals(Optional.of(Stage.REJECTED));
    }

    private static Refusal notNow(Principal principal, Transition.NotNow notNow) {
        var state = notNow.state();
        var actions = state.allowedTo(principal);
        var allowed = actions.stream().map(Action::term).collect(Collectors.joining(", "));
        return Refusal.of(
                        Code.NOT_ALLOWED_NOW,
                        Retry.CHANGED,
                        "Return %s: %s".formatted(state.number(), notNow.why()),
                        "Nothing was done. What you can do to return %s now: %s."
                                .formatted(state.number(), allowed.isEmpty() ? "nothing" : allowed))
                .withExisting(state)
                .withAllowed(actions);
    }
}
