package returns.application.returns;

import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import returns.application.answers.LineFindings;
import returns.application.answers.Refusal;
import returns.application.changes.Change;
import returns.application.changes.UnitsMove;
import returns.application.idempotency.Decision;
import returns.application.idempotency.Reading;
import returns.application.policy.PolicyStore;
import returns.application.returns.CreateReturn.Command;
import returns.application.returns.ReturnStore.CreateFacts;
import returns.application.returns.ReturnStore.CreateFacts.Free;
import returns.application.returns.ReturnStore.CreateFacts.Known;
import returns.domain.Deadline;
import returns.domain.access.Principal;
import returns.domain.idempotency.KeyScope;
import returns.domain.idempotency.Meaning;
import returns.domain.money.Money;
import returns.domain.orders.OrderLine;
import returns.domain.orders.OrderOnFile;
import returns.domain.policy.AutomaticApproval;
import returns.domain.policy.ReturnPolicy;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnEvent;
import returns.domain.returns.ReturnLine;
import returns.domain.returns.ReturnNumber;
import returns.domain.returns.Stage;
import returns.domain.returns.Stages;

/** How a return comes to be, whichever way it is asked for: what is read, and what is decided on it. */
final class Creation {
    private final ReturnStore returns;
    private final PolicyStore policies;
    private final ReturnIdentities identities;

    Creation(ReturnStore returns, PolicyStore policies, ReturnIdentities identities) {
        this.returns = returns;
        this.policies = policies;
        this.identities = identities;
    }

    /**
     * What is decided on.
     *
     * @param policy that the order goes by
     */
    record Facts(Free seen, ReturnPolicy policy) {}

    /** The facts, if the order is the principal's to return. */
    Reading<Facts> read(
            Principal principal, Command command, Meaning.Parts asked, KeyScope key, Optional<ReturnNumber> previous) {
        return returns.factsToCreate(key, command.order(), previous)
                .filter(facts -> principal.handlesReturnsOf(facts.customer()))
                .map(facts -> reading(facts, asked))
                .orElseGet(() -> new Reading.Hidden<>(Refusal.notFound("order " + command.order())));
    }

    private Reading<Facts> reading(CreateFacts facts, Meaning.Parts asked) {
        return switch (facts) {
            case Known known -> new Reading.Repeated<>(known.recorded(), asked);
            case Free free ->
                new Reading.Fresh<>(
                        new Facts(
                                free, policies.version(free.policy().version()).orElseThrow()),
                        asked);
        };
    }

    /** Decides by the policy that the order goes by, and the units that are left. */
    Decision decide(Principal principal, Command command, Facts facts, Instant now) {
        return decide(principal, command, facts, Creation::isKept, now);
    }

    /** Decides likewise; and the decision rests on which returns of the lines there are. */
    Decision decideOnReturnsSeen(Principal principal, Command command, Facts facts, Instant now) {
        return decide(principal, command, facts, _ -> true, now);
    }

    /** Whether something is kept rests on what other returns hold of it. */
    private static boolean isKept(ReturnLine line) {
        return line.stages().in(Stage.ACCEPTED) > 0;
    }

    private Decision decide(
            Principal principal, Command command, Facts facts, Predicate<ReturnLine> restsOnReturns, Instant now) {
        var order = facts.seen().order();
        var policy = facts.policy();
        var notReturnable = new NotReturnable(policy, order, now);
        var findings = findings(notReturnable, command);
        if (!findings.isEmpty()) {
            return Decision.refuse(notReturnable.refusal(command.lines().size(), findings));
        }
        var automatic = isAutomatic(policy, command, facts.seen(), now);
        var made = requested(policy, command, order, automatic, now);
        var moves = made.lines().stream()
                .<UnitsMove>map(line -> new UnitsMove.Reserve(
                        line.line(),
                        line.quantity(),
                        OptionalInt.of(order.version()),
                        restsOnReturns.test(line)
                                ? OptionalInt.of(order.holding(line.line()).revision())
                                : OptionalInt.empty()))
                .toList();
        var why = automatic
                ? Optional.of("Approved without a person, by version %s of the policy.".formatted(policy.version()))
                : Optional.<String>empty();
        var event = ReturnEvent.by(principal, ReturnEvent.Type.REQUESTED, now, why, made, made.origin());
        return new Decision.Make(new Change(made, moves, event));
    }

    private static List<LineFindings> findings(NotReturnable notReturnable, Command command) {
        return command.lines().stream()
                .map(line -> new LineFindings(
                        line.id(), notReturnable.findings(line.id(), line.quantity(), line.reason(), line.note())))
                .filter(line -> !line.findings().isEmpty())
                .toList();
    }

    private static boolean isAutomatic(ReturnPolicy policy, Command command, Free facts, Instant now) {
        var order = facts.order().order();
        var value = command.lines().stream()
                .map(line -> AutomaticApproval.value(order.line(line.id()).orElseThrow(), line.quantity()))
                .reduce(Money.zero(order.currency()), Money::plus);
        var reasons = command.lines().stream().map(Command.Line::reason).collect(Collectors.toSet());
        var asked = new AutomaticApproval.Asked(value, reasons, facts.policy().earlierReturns(), now);
        return policy.rules().approval().decide(asked) instanceof AutomaticApproval.Decision.Automatic;
    }

    private Return requested(ReturnPolicy policy, Command command, OrderOnFile onFile, boolean approved, Instant now) {
        var order = onFile.order();
        var terms = new ApprovalTerms(policy, onFile, now);
        var lines = command.lines().stream()
                .map(line -> line(
                        order.line(line.id()).orElseThrow(),
                        line,
                        policy.deadline(order, order.line(line.id()).orElseThrow())
                                .map(Deadline::lastDay),
                        approved ? terms.stage(line.id(), held(onFile, line), line.reason()) : Stage.PENDING))
                .toList();
        var isSent = lines.stream().anyMatch(line -> line.stages().in(Stage.APPROVED) > 0);
        return Return.made(
                identities.ids().get(),
                identities.numbers().get(),
                order.number(),
                order.customer(),
                command.resolution(),
                policy.version(),
                lines,
                isSent ? Optional.of(terms.sendBy()) : Optional.empty(),
                now.truncatedTo(ChronoUnit.MILLIS));
    }

    /** Once it is made. */
    private static int held(OrderOnFile onFile, Command.Line line) {
        return onFile.holding(line.id()).units() + line.quantity();
    }

    private static ReturnLine line(OrderLine sold, Command.Line line, Optional<LocalDate> lastDay, Stage stage) {
        return new ReturnLine(
                sold.id(),
                sold.sku(),
                sold.title(),
                line.reason(),
                line.note(),
                line.wantedSku(),
                lastDay,
                Stages.of(stage, line.quantity()));
    }
}
