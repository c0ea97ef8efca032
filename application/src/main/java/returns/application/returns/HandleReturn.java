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
import returns.domain.idempotency.Meaning;
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
        /** The action that it is. */
        Action action();

        /** The name of the operation that it is. */
        default String operation() {
            return action().term() + "_return";
        }

        /** What it asks for, apart from the return that it is about. */
        default Meaning.Parts meaning() {
            return Meaning.parts();
        }

        /** What the timeline tells of it in words. */
        default Optional<String> words() {
            return Optional.empty();
        }

        /** The goods may be sent; or need not be, where the policy lets the customer keep them. */
        record Approve() implements Command {
            @Override
            public Action action() {
                return Action.APPROVE;
            }
        }

        /** The goods are not taken back. */
        record Decline(String why) implements Command {
            public Decline {
                why = ReturnEvent.said(why);
            }

            @Override
            public Action action() {
                return Action.DECLINE;
            }

            @Override
            public Meaning.Parts meaning() {
                return Meaning.parts().with("reason", why);
            }

            @Override
            public Optional<String> words() {
                return Optional.of(why);
            }
        }

        /** Goods arrived. */
        record Receive(Receipt receipt, Optional<String> note) implements Command {
            public Receive {
                note = note.map(ReturnEvent::why);
            }

            @Override
            public Action action() {
                return Action.RECEIVE;
            }

            @Override
            public Meaning.Parts meaning() {
                return Meaning.parts()
                        .with("lines", GoodsMeaning.received(receipt.lines()))
                        .with("unexpected", GoodsMeaning.unexpected(receipt.unexpected()))
                        .with("note", note);
            }

            @Override
            public Optional<String> words() {
                return note;
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

            @Override
            public Action action() {
                return Action.INSPECT;
            }

            @Override
            public Meaning.Parts meaning() {
                return Meaning.parts()
                        .with("lines", GoodsMeaning.inspected(found))
                        .with("note", note);
            }

            @Override
            public Optional<String> words() {
                return note;
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
                reference = ReturnEvent.said(reference);
                if (settled.isEmpty()) {
                    throw new IllegalArgumentException("must have a line");
                }
            }

            @Override
            public Action action() {
                return Action.SETTLE;
            }

            @Override
            public Meaning.Parts meaning() {
                return Meaning.parts()
                        .with("lines", GoodsMeaning.settled(settled))
                        .with("reference", reference);
            }

            @Override
            public Optional<String> words() {
                return Optional.of(reference);
            }
        }

        /** Nothing is left to do. */
        record Close() implements Command {
            @Override
            public Action action() {
                return Action.CLOSE;
            }
        }

        /** There is something left to do after all. */
        record Reopen(String why) implements Command {
            public Reopen {
                why = ReturnEvent.said(why);
            }

            @Override
            public Action action() {
                return Action.REOPEN;
            }

            @Override
            public Meaning.Parts meaning() {
                return Meaning.parts().with("reason", why);
            }

            @Override
            public Optional<String> words() {
                return Optional.of(why);
            }
        }
    }

    public Answer<Return> handle(
            Principal principal, IdempotencyKey.Chosen key, ReturnRef ref, Precondition precondition, Command command) {
        if (!principal.is(Role.STAFF)) {
            return Answer.refused(Refusal.forbidden(command.action().term() + " returns"));
        }
        return changes.once(
                Operation.of(command.operation()),
                principal,
                key,
                ref,
                precondition,
                command.meaning(),
                new ReturnChanges.Wanted(command.words(), plan(command)));
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
}
