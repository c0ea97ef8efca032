package returns.application.returns;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.application.answers.Validation;
import returns.application.idempotency.Idempotent;
import returns.application.idempotency.Operation;
import returns.application.input.Precondition;
import returns.application.orders.OrderStore;
import returns.application.policy.PolicyStore;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.idempotency.IdempotencyKey;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderOnFile;
import returns.domain.returns.Action;
import returns.domain.returns.Inspection;
import returns.domain.returns.Receipt;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnEvent;
import returns.domain.returns.ReturnLine;
import returns.domain.returns.Settlement;
import returns.domain.returns.Stage;
import returns.domain.returns.Transition;
import returns.domain.returns.Transitions;

/** Does what the shop's staff do to a return, each once for its key and on a version that they have seen. */
public final class HandleReturn {
    private final ReturnChanges changes;
    private final OrderStore orders;

    public HandleReturn(Idempotent idempotent, ReturnStore returns, PolicyStore policies, OrderStore orders) {
        this.changes = new ReturnChanges(idempotent, returns, policies);
        this.orders = orders;
    }

    /** What is done. */
    public sealed interface Command {
        /** The goods may be sent; or need not be, where the policy lets the customer keep them. */
        record Approve() implements Command {}

        /** The goods are not taken back. */
        record Decline(String why) implements Command {
            public Decline {
                why = said(why);
            }
        }

        /** Goods arrived. */
        record Receive(Receipt receipt, Optional<String> note) implements Command {
            public Receive {
                note = note.map(ReturnEvent::why);
            }
        }

        /** Received goods were looked at. */
        record Inspect(List<Inspection> found, Optional<String> note) implements Command {
            public Inspect {
                found = List.copyOf(found);
                note = note.map(ReturnEvent::why);
                if (found.isEmpty()) {
                    throw new IllegalArgumentException("must have a line");
                }
            }
        }

        /**
         * Accepted units were paid for or exchanged, elsewhere.
         *
         * @param reference of the payment, or of the order that replaces the goods
         */
        record Settle(List<Settlement> settled, String reference) implements Command {
            public Settle {
                settled = List.copyOf(settled);
                reference = said(reference);
                if (settled.isEmpty()) {
                    throw new IllegalArgumentException("must have a line");
                }
            }
        }

        /** Nothing is left to do. */
        record Close() implements Command {}

        /** There is something left to do after all. */
        record Reopen(String why) implements Command {
            public Reopen {
                why = said(why);
            }
        }

        private static String said(String words) {
            if (words.isBlank()) {
                throw new IllegalArgumentException("must not be blank");
            }
            return ReturnEvent.why(words);
        }

        /** The action that it is. */
        default Action action() {
            return switch (this) {
                case Approve() -> Action.APPROVE;
                case Decline _ -> Action.DECLINE;
                case Receive _ -> Action.RECEIVE;
                case Inspect _ -> Action.INSPECT;
                case Settle _ -> Action.SETTLE;
                case Close() -> Action.CLOSE;
                case Reopen _ -> Action.REOPEN;
            };
        }
    }

    public Answer<Return> handle(
            Principal principal, IdempotencyKey.Chosen key, ReturnRef ref, Precondition precondition, Command command) {
        if (!principal.is(Role.STAFF)) {
            return Answer.refused(Refusal.forbidden(command.action().term() + " returns"));
        }
        return changes.once(
                Operation.of(command.action().term() + "_return"),
                principal,
                key,
                ref,
                precondition,
                CommandMeaning.of(command),
                new ReturnChanges.Wanted(why(command), plan(command)));
    }

    private ReturnChanges.Facts plan(Command command) {
        return switch (command) {
            case Command.Approve() ->
                state -> approve(orders.find(state.order()).orElseThrow());
            case Command.Decline _ -> on(state -> Answer.done(Transitions.decline(state)));
            case Command.Receive(var receipt, var _) ->
                on(state -> known(
                        state,
                        receipt.lines().stream().map(Receipt.Line::line),
                        () -> Transitions.receive(state, receipt)));
            case Command.Inspect(var found, var _) ->
                on(state ->
                        known(state, found.stream().map(Inspection::line), () -> Transitions.inspect(state, found)));
            case Command.Settle(var settled, var _) ->
                on(state ->
                        known(state, settled.stream().map(Settlement::line), () -> Transitions.settle(state, settled)));
            case Command.Close() -> on(state -> Answer.done(Transitions.close(state)));
            case Command.Reopen _ -> on(state -> Answer.done(Transitions.reopen(state)));
        };
    }

    private static ReturnChanges.Facts on(Function<Return, Answer<Transition>> plan) {
        return ReturnChanges.Facts.none((state, _, _) -> plan.apply(state));
    }

    private static ReturnChanges.Plan approve(OrderOnFile onFile) {
        return (state, policy, now) -> {
            var terms = new ApprovalTerms(policy, onFile, now);
            var kept = state.lines().stream()
                    .filter(line ->
                            terms.stage(line.line(), onFile.holding(line.line()).units(), line.reason())
                                    == Stage.ACCEPTED)
                    .map(ReturnLine::line)
                    .collect(Collectors.toSet());
            return Answer.done(Transitions.approve(state, terms.sendBy(), kept));
        };
    }

    private static Answer<Transition> known(Return state, Stream<LineId> named, Supplier<Transition> transition) {
        var v = new Validation();
        var lines = named.toList();
        for (var i = 0; i < lines.size(); i++) {
            if (state.line(lines.get(i)).isEmpty()) {
                v.reject("/lines/" + i + "/lineId", "must be a line of the return: " + lines(state));
            }
        }
        return v.whole(transition);
    }

    private static String lines(Return state) {
        return state.lines().stream().map(line -> line.line().value()).collect(Collectors.joining(", "));
    }

    private static Optional<String> why(Command command) {
        return switch (command) {
            case Command.Decline(var why) -> Optional.of(why);
            case Command.Reopen(var why) -> Optional.of(why);
            case Command.Settle(var _, var reference) -> Optional.of(reference);
            case Command.Receive(var _, var note) -> note;
            case Command.Inspect(var _, var note) -> note;
            case Command.Approve(), Command.Close() -> Optional.empty();
        };
    }
}
