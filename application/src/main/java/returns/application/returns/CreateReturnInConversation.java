package returns.application.returns;

import java.util.List;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.answers.Difference;
import returns.application.answers.Refusal;
import returns.application.idempotency.Decision;
import returns.application.idempotency.Idempotent;
import returns.application.idempotency.Operation;
import returns.application.idempotency.Recorded;
import returns.application.policy.PolicyStore;
import returns.application.returns.CreateReturn.Command.Line;
import returns.application.returns.ReturnStore.CreateFacts.Free;
import returns.domain.access.Principal;
import returns.domain.idempotency.Meaning;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderNumber;
import returns.domain.returns.Reason;
import returns.domain.returns.Resolution;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnNumber;

/**
 * Creates a return of one order line for a model, once for its conversation, however often and in whatever words it asks.
 *
 * <p>While the return is open, the same call again gets the stored result. Once it has ended, or where the call asks for
 * something else, or where the line is in an open return that the call does not name, nothing is created, and the refusal
 * tells the model what there is and what to do.
 */
public final class CreateReturnInConversation {
    private static final Operation<Return> OPERATION = new Operation<>(
            CreateReturn.CREATE_RETURN.name(),
            CreateReturn.CREATE_RETURN.result(),
            CreateReturnInConversation::repeated);

    private final Idempotent idempotent;
    private final Creation creation;

    public CreateReturnInConversation(
            Idempotent idempotent, ReturnStore returns, PolicyStore policies, ReturnIdentities identities) {
        this.idempotent = idempotent;
        this.creation = new Creation(returns, policies, identities);
    }

    /**
     * The return that is wanted.
     *
     * @param conversation none if the host names none
     * @param previousReturn an earlier return of this line, to say that the customer wants another one
     */
    public record Command(
            Optional<Conversation> conversation,
            OrderNumber order,
            Resolution resolution,
            Line line,
            Optional<ReturnNumber> previousReturn) {
        /** What changes goods or money. The note only describes, and models reword it. */
        Meaning.Parts meaning() {
            return meaningOf(resolution, line.quantity(), line.reason(), line.wantedSku());
        }

        CreateReturn.Command asReturn() {
            return new CreateReturn.Command(order, resolution, List.of(line));
        }
    }

    /** Creates it, or answers what the first such call in the conversation was answered. */
    public Answer<Return> create(Principal principal, Command command) {
        var asReturn = command.asReturn();
        return idempotent.once(
                OPERATION,
                principal.subject(),
                ConversationKey.of(command),
                scope -> creation.read(principal, asReturn, command.meaning(), scope, command.previousReturn()),
                (facts, now) -> refusal(command, facts.seen())
                        .map(Decision::refuse)
                        .orElseGet(() -> creation.decideOnReturnsSeen(principal, asReturn, facts, now)));
    }

    private static Answer<Return> repeated(Recorded recorded, Meaning.Parts asked, Optional<Return> stored) {
        var existing = recorded.current();
        if (!existing.isOpen()) {
            return Answer.refused(RepeatRefusals.returnEnded(existing));
        }
        if (recorded.record().means(asked)) {
            return Answer.replayed(stored.orElse(existing));
        }
        var differences = Difference.between(meaningOf(existing), asked);
        // it was changed since into what is asked for now
        return differences.isEmpty()
                ? Answer.replayed(existing)
                : Answer.refused(RepeatRefusals.alreadyRequested(existing, differences));
    }

    /** Of what there is; that a line is unknown is for the creation to say. */
    private static Optional<Refusal> refusal(Command command, Free facts) {
        var line = command.line().id();
        if (facts.order().order().line(line).isEmpty()) {
            return Optional.empty();
        }
        var previous = facts.previous().filter(r -> isOf(r, command.order(), line));
        if (command.previousReturn().isPresent() && previous.isEmpty()) {
            return Optional.of(RepeatRefusals.unknownPreviousReturn(
                    command.previousReturn().get(), line));
        }
        return newestOpen(facts, line)
                .filter(open -> previous.stream().noneMatch(known -> knowsOf(known, open)))
                .filter(open -> unitsLeft(facts, line))
                .map(RepeatRefusals::possibleDuplicate);
    }

    /** Who names the newest return of a line, or a later one than that, knows what there is. */
    private static boolean knowsOf(Return named, Return open) {
        return named.id().equals(open.id()) || named.createdAt().isAfter(open.createdAt());
    }

    private static Optional<Return> newestOpen(Free facts, LineId line) {
        return facts.open().reversed().stream()
                .filter(open -> open.line(line).isPresent())
                .findFirst();
    }

    private static boolean unitsLeft(Free facts, LineId id) {
        var onFile = facts.order();
        return onFile.order().line(id).filter(line -> onFile.left(line) > 0).isPresent();
    }

    private static boolean isOf(Return r, OrderNumber order, LineId line) {
        return r.order().equals(order) && r.line(line).isPresent();
    }

    private static Meaning.Parts meaningOf(Return r) {
        var only = r.lines().getFirst();
        return meaningOf(r.resolution(), only.quantity(), only.reason(), only.wantedSku());
    }

    private static Meaning.Parts meaningOf(
            Resolution resolution, int quantity, Reason reason, Optional<String> wantedSku) {
        return Meaning.parts()
                .with("quantity", quantity)
                .with("reason", reason)
                .with("resolution", resolution)
                .with("wantedSku", wantedSku);
    }
}
