package returns.application.refunds;

import java.util.Optional;
import java.util.function.Function;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.application.answers.Validation;
import returns.application.idempotency.Idempotent;
import returns.application.idempotency.Operation;
import returns.application.input.Precondition;
import returns.application.orders.OrderStore;
import returns.application.policy.PolicyStore;
import returns.application.returns.ReturnChanges;
import returns.application.returns.ReturnRef;
import returns.application.returns.ReturnStore;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.idempotency.IdempotencyKey;
import returns.domain.idempotency.Meaning;
import returns.domain.money.Money;
import returns.domain.refunds.ProviderAnswer;
import returns.domain.refunds.Refund;
import returns.domain.refunds.RefundId;
import returns.domain.refunds.RefundStatus;
import returns.domain.refunds.Repayment;
import returns.domain.refunds.RepaymentId;
import returns.domain.returns.RefundTransitions;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnEvent;
import returns.domain.returns.Transition;

/** Does what the shop's staff do to a refund, each once for its key. */
public final class HandleRefund {
    private final ReturnChanges changes;
    private final RefundStore refunds;
    private final Gateways gateways;
    private final ReturnStore returns;
    private final OrderStore orders;

    public HandleRefund(
            Idempotent idempotent,
            ReturnStore returns,
            PolicyStore policies,
            OrderStore orders,
            RefundStore refunds,
            Gateways gateways) {
        this.changes = new ReturnChanges(idempotent, returns, policies);
        this.returns = returns;
        this.orders = orders;
        this.refunds = refunds;
        this.gateways = gateways;
    }

    /** What is done. */
    public sealed interface Command {
        /** The name of the operation that it is. */
        String operation();

        /** What it asks for, apart from the refund that it is about. */
        Meaning.Parts meaning();

        /** What the timeline tells of it in words. */
        Optional<String> words();

        /** Nothing of it is to be paid. */
        record Cancel(String why) implements Command {
            public Cancel {
                why = ReturnEvent.said(why);
            }

            @Override
            public String operation() {
                return "cancel_refund";
            }

            @Override
            public Meaning.Parts meaning() {
                return Meaning.parts().with("why", why);
            }

            @Override
            public Optional<String> words() {
                return Optional.of(why);
            }
        }

        /**
         * Staff paid it out.
         *
         * @param reference by which it can be found in the shop's books
         */
        record Paid(int repayment, String reference) implements Command {
            public Paid {
                if (reference.isBlank() || reference.length() > Repayment.MAX_REFERENCE) {
                    throw new IllegalArgumentException("must be 1 to " + Repayment.MAX_REFERENCE + " characters");
                }
            }

            @Override
            public String operation() {
                return "record_paid";
            }

            @Override
            public Meaning.Parts meaning() {
                return Meaning.parts().with("repayment", repayment).with("reference", reference);
            }

            @Override
            public Optional<String> words() {
                return Optional.of(reference);
            }
        }

        /** Staff could not pay it out; or it came back. */
        record NotPaid(int repayment, String why) implements Command {
            public NotPaid {
                why = ReturnEvent.said(why);
            }

            @Override
            public String operation() {
                return "record_not_paid";
            }

            @Override
            public Meaning.Parts meaning() {
                return Meaning.parts().with("repayment", repayment).with("why", why);
            }

            @Override
            public Optional<String> words() {
                return Optional.of(why);
            }
        }

        /** Another attempt at what failed; in another way, if one is named. */
        record Retry(int repayment, Optional<String> gateway) implements Command {
            @Override
            public String operation() {
                return "retry_repayment";
            }

            @Override
            public Meaning.Parts meaning() {
                return Meaning.parts().with("repayment", repayment).with("gateway", gateway);
            }

            @Override
            public Optional<String> words() {
                return gateway;
            }
        }
    }

    public Answer<FiledRefund> handle(Principal principal, IdempotencyKey.Chosen key, RefundId id, Command command) {
        if (!principal.is(Role.STAFF)) {
            return Answer.refused(Refusal.forbidden("handle refunds"));
        }
        if (principal.agent().isPresent() && !(command instanceof Command.Cancel)) {
            return Answer.refused(
                    Refusal.forbidden("say what became of a refund, or have it paid again, which only a person may"));
        }
        return refunds.returnOf(id)
                .map(owner -> changes.once(
                        Operation.of(command.operation()),
                        principal,
                        key,
                        new ReturnRef.ById(owner),
                        new Precondition.Any(),
                        command.meaning().with("refund", id.toString()),
                        new ReturnChanges.Wanted(command.words(), plan(id, command))))
                .orElseGet(() -> Answer.refused(Refusal.notFound("refund " + id)))
                .map(state -> new FiledRefund(state, refund(state, id)));
    }

    private ReturnChanges.Facts plan(RefundId id, Command command) {
        return switch (command) {
            case Command.Cancel _ -> on(state -> Answer.done(RefundTransitions.cancel(state, id)));
            case Command.Paid(var number, var reference) ->
                on(state ->
                        byHand(state, id, number, repayment -> new ProviderAnswer.Paid(reference, repayment.amount())));
            case Command.NotPaid(var number, var why) ->
                on(state ->
                        byHand(state, id, number, repayment -> new ProviderAnswer.Refused(repayment.reference(), why)));
            case Command.Retry(var number, var gateway) ->
                state -> {
                    var facts = RefundFacts.read(returns, orders, state);
                    return (current, _, _) -> retry(current, facts, id, number, gateway);
                };
        };
    }

    private static ReturnChanges.Facts on(Function<Return, Answer<Transition>> plan) {
        return ReturnChanges.Facts.none((state, _, _) -> plan.apply(state));
    }

    private interface Outcome {
        ProviderAnswer of(Repayment repayment);
    }

    /** What staff say counts of what staff pay; and of what nobody else can tell, if it is that it was paid. */
    private static Answer<Transition> byHand(Return state, RefundId id, int number, Outcome outcomes) {
        return repayment(state, id, number).then(repayment -> {
            var outcome = outcomes.of(repayment);
            var isByHand = repayment.gateway().equals(Gateways.MANUAL);
            var settles = repayment.status() == RefundStatus.UNKNOWN && outcome instanceof ProviderAnswer.Paid;
            if (!isByHand && !settles) {
                return invalid(
                        "/repayment",
                        "is paid by " + repayment.gateway() + ", which tells the service itself what becomes of it");
            }
            return Answer.done(RefundTransitions.recordByHand(state, new RepaymentId(id, number), outcome));
        });
    }

    private Answer<Transition> retry(
            Return state, RefundFacts facts, RefundId id, int number, Optional<String> gateway) {
        return repayment(state, id, number).then(repayment -> {
            var by = gateway.orElse(repayment.gateway());
            if (gateways.named(by).isEmpty()) {
                return invalid("/gateway", "must be one of " + String.join(", ", gateways.names()));
            }
            var transition = RefundTransitions.retry(state, new RepaymentId(id, number), by);
            var left = facts.left(repayment);
            return transition instanceof Transition.Made && repayment.amount().exceeds(left)
                    ? Answer.refused(gone(state, repayment, left))
                    : Answer.done(transition);
        });
    }

    private static Refusal gone(Return state, Repayment repayment, Money left) {
        return Refusal.of(
                        Code.PAYMENT_EXHAUSTED,
                        Retry.NEVER,
                        "Of payment %s, %s are left, and %s are to be paid back."
                                .formatted(repayment.paymentId(), left, repayment.amount()),
                        "Nothing was done. What failed was freed, and other refunds took it since: look at the refunds"
                                + " of the order, and cancel the ones that are wrong.")
                .withExisting(state);
    }

    private static Answer<Repayment> repayment(Return state, RefundId id, int number) {
        var repayment = new RepaymentId(id, number);
        return state.repayment(repayment)
                .map(Answer::done)
                .orElseGet(() -> Answer.refused(Refusal.notFound("repayment " + repayment)));
    }

    private static Refund refund(Return state, RefundId id) {
        return state.refund(id).orElseThrow();
    }

    private static <T> Answer<T> invalid(String pointer, String detail) {
        var v = new Validation();
        v.reject(pointer, detail);
        return v.refused();
    }
}
