package returns.application.returns;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.LineFindings;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.application.idempotency.Idempotent;
import returns.application.input.Precondition;
import returns.application.orders.OrderStore;
import returns.application.policy.PolicyStore;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderLine;
import returns.domain.orders.OrderOnFile;
import returns.domain.policy.AutomaticApproval;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnLine;
import returns.domain.returns.ReturnStatus;
import returns.domain.returns.Transition;
import returns.domain.returns.Transitions;

/**
 * Sets how many units of a line come back, as long as nothing has arrived. More units than before are judged by the return's
 * policy as if they were requested now; where the return is approved, they are approved with it, so a customer gets no more than
 * what the policy approves without a person, all units of the return taken together. How often the customer returns does not
 * count again: it is the same return. Repeatable by what it is: a quantity is set, not added to.
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
                new ReturnChanges.Wanted(Optional.empty(), state -> plan(principal, command, onFile(state))));
    }

    private OrderOnFile onFile(Return state) {
        return orders.find(state.order()).orElseThrow();
    }

    private static ReturnChanges.Plan plan(Principal principal, Command command, OrderOnFile onFile) {
        return (state, policy, now) -> state.line(command.line())
                .map(line -> {
                    var transition = Transitions.setQuantity(state, command.line(), command.quantity());
                    var more = command.quantity() - line.quantity();
                    return transition instanceof Transition.Made made && more > 0
                            ? more(principal, state, made, line, more, new NotReturnable(policy, onFile, now))
                            : Answer.done(transition);
                })
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

    private static Answer<Transition> more(
            Principal principal,
            Return state,
            Transition.Made made,
            ReturnLine line,
            int more,
            NotReturnable notReturnable) {
        var findings = notReturnable.findings(line.line(), more, line.reason(), line.note());
        if (!findings.isEmpty()) {
            return Answer.refused(notReturnable.refusal(1, List.of(new LineFindings(line.line(), findings))));
        }
        var isApproved = made.state().status() != ReturnStatus.APPROVED
                || principal.is(Role.STAFF)
                || isAutomatic(made.state(), notReturnable);
        return isApproved ? Answer.done(made) : Answer.refused(needsPerson(state, line, more));
    }

    private static boolean isAutomatic(Return wanted, NotReturnable terms) {
        var asked = AutomaticApproval.Asked.of(terms.order().order(), wanted, List.of(), terms.now());
        return terms.policy().rules().approval().decide(asked) instanceof AutomaticApproval.Decision.Automatic;
    }

    private static Refusal needsPerson(Return state, ReturnLine line, int more) {
        return Refusal.of(
                        Code.NEEDS_PERSON,
                        Retry.CHANGED,
                        "Return %s is approved as it is; with %s units of line %s, a person would have to approve it."
                                .formatted(state.number(), line.quantity() + more, line.line()),
                        "Nothing was changed. Ask for another return, of the other %s units of %s, for a person to look at;"
                                        .formatted(more, line.title())
                                + " in a conversation, with previousReturn set to %s.".formatted(state.number()))
                .withExisting(state);
    }
}
