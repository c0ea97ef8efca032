package returns.application.returns;

import java.util.List;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.idempotency.Idempotent;
import returns.application.idempotency.Operation;
import returns.application.policy.PolicyStore;
import returns.domain.access.Principal;
import returns.domain.idempotency.IdempotencyKey;
import returns.domain.idempotency.Meaning;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderLine;
import returns.domain.orders.OrderNumber;
import returns.domain.returns.Reason;
import returns.domain.returns.Resolution;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnLine;

/**
 * Creates a return of one or several lines of an order, once for a key that the caller chose.
 *
 * <p>All of it or nothing: a line that cannot be returned leaves the others alone, and the refusal names every reason of
 * every line.
 */
public final class CreateReturn {
    static final Operation<Return> CREATE_RETURN = Operation.of("create_return");

    private final Idempotent idempotent;
    private final Creation creation;

    public CreateReturn(Idempotent idempotent, ReturnStore returns, PolicyStore policies, ReturnIdentities identities) {
        this.idempotent = idempotent;
        this.creation = new Creation(returns, policies, identities);
    }

    /** The return that is wanted. */
    public record Command(OrderNumber order, Resolution resolution, List<Line> lines) {
        /** The most lines of one return. */
        public static final int MAX_LINES = 100;

        public Command {
            lines = List.copyOf(lines);
            if (lines.isEmpty() || lines.size() > MAX_LINES) {
                throw new IllegalArgumentException("must have 1 to " + MAX_LINES + " lines");
            }
            if (lines.stream().map(Line::id).distinct().count() < lines.size()) {
                throw new IllegalArgumentException("must not name a line twice");
            }
            if (lines.stream().anyMatch(line -> line.wantedSku().isPresent() != (resolution == Resolution.EXCHANGE))) {
                throw new IllegalArgumentException(
                        "must name the wantedSku of every line of an exchange, and of no other line");
            }
        }

        /**
         * Units of one line; a blank note is none.
         *
         * @param wantedSku what the customer wants instead, where the line is to be exchanged
         */
        public record Line(LineId id, int quantity, Reason reason, Optional<String> note, Optional<String> wantedSku) {
            public Line {
                if (quantity < 1 || quantity > OrderLine.MAX_QUANTITY) {
                    throw new IllegalArgumentException("must have a quantity of 1 to " + OrderLine.MAX_QUANTITY);
                }
                note = note.filter(words -> !words.isBlank()).map(ReturnLine::note);
                wantedSku = wantedSku.map(ReturnLine::wantedSku);
            }
        }

        /** Which units of what, why, for what, and the note: in whatever order the lines are named. */
        Meaning.Parts meaning() {
            var meant = Meaning.parts();
            for (var line : lines) {
                meant = meant.with(
                        line.id().value(),
                        Meaning.parts()
                                .with("quantity", line.quantity())
                                .with("reason", line.reason())
                                .with("note", line.note())
                                .with("wantedSku", line.wantedSku()));
            }
            return Meaning.parts()
                    .with("orderNumber", order.value())
                    .with("resolution", resolution)
                    .with("lines", meant);
        }
    }

    /** Creates it, or answers what the first call of that key was answered. */
    public Answer<Return> create(Principal principal, IdempotencyKey.Chosen key, Command command) {
        return idempotent.once(
                CREATE_RETURN,
                principal.subject(),
                key,
                scope -> creation.read(principal, command, command.meaning(), scope, Optional.empty()),
                (facts, now) -> creation.decide(principal, command, facts, now));
    }
}
