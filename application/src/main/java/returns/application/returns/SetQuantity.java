package returns.application.returns;

import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import returns.application.answers.Answer;
import returns.application.answers.LineFindings;
import returns.application.answers.Refusal;
import returns.application.idempotency.Idempotent;
import returns.application.input.Precondition;
import returns.application.orders.OrderStore;
import returns.application.policy.PolicyStore;
import returns.domain.access.Principal;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderLine;
import returns.domain.policy.ReturnPolicy;
import returns.domain.policy.Rule;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnLine;
import returns.domain.returns.Transition;
import returns.domain.returns.Transitions;

/**
 * Sets how many units of a line come back, as long as nothing has arrived. More units than before are judged by the return's
 * policy as if they were requested now. Repeatable by what it is: a quantity is set, not added to.
 */
public final class SetQuantity {
    private final ReturnChanges changes;
    private final OrderStore orders;

    public SetQuantity(Idempotent idempotent, ReturnStore returns, PolicyStore policies, OrderStore orders) {
        this.changes = new ReturnChanges(idempotent, returns, policies);
        this.orders = orders;
    }

    /**
     * What is wanted.
     *
     * @param quantity units of the line in the return, 1 to {@link OrderLine#MAX_QUANTITY}
     */
    public record Command(LineId line, int quantity) {
        public Command {
            if (quantity < 1 || quantity > OrderLine.MAX_QUANTITY) {
                throw new IllegalArgumentException(
                        "must be 1 to " + OrderLine.MAX_QUANTITY + "; to return nothing of it, cancel the return");
            }
        }
    }

    public Answer<Return> set(Principal principal, ReturnRef ref, Precondition precondition, Command command) {
        return changes.set(
                principal,
                ref,
                precondition,
                new ReturnChanges.Wanted((state, policy, now) -> plan(command, state, policy, now)));
    }

    private Answer<Transition> plan(Command command, Return state, ReturnPolicy policy, Instant now) {
        return state.line(command.line())
                .map(line -> plan(command, state, line, policy, now))
                .orElseGet(() -> Answer.refused(noSuchLine(command.line(), state)));
    }

    private static Refusal noSuchLine(LineId line, Return state) {
        var lines = state.lines().stream()
                .limit(20)
                .map(one -> one.line() + " (" + one.title() + ")")
                .collect(Collectors.joining(", "));
        return Refusal.notFound("line %s of return %s".formatted(line, state.number()))
                .withHint("Nothing was changed. The lines of return %s are %s.".formatted(state.number(), lines));
    }

    private Answer<Transition> plan(Command command, Return state, ReturnLine line, ReturnPolicy policy, Instant now) {
        var transition = Transitions.setQuantity(state, command.line(), command.quantity());
        var more = command.quantity() - line.quantity();
        return transition instanceof Transition.Made && more > 0
                ? judged(state, line, more, policy, now).then(_ -> Answer.done(transition))
                : Answer.done(transition);
    }

    private Answer<Return> judged(Return state, ReturnLine line, int more, ReturnPolicy policy, Instant now) {
        var onFile = orders.find(state.order()).orElseThrow();
        var findings = onFile.order()
                .line(line.line())
                .map(sold ->
                        policy.judge(Rule.Question.of(onFile, sold, more, now).stating(line.reason(), line.note())))
                .orElseThrow();
        return findings.isEmpty()
                ? Answer.done(state)
                : Answer.refused(new NotReturnable(policy, onFile, now)
                        .refusal(1, List.of(new LineFindings(line.line(), findings))));
    }
}
