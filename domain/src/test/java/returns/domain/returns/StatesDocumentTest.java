package returns.domain.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.domain.fixtures.ReturnExample.line;
import static returns.domain.fixtures.ReturnExample.returnOf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import returns.domain.Deadline;
import returns.domain.Term;
import returns.domain.fixtures.RefundExample;
import returns.domain.orders.LineId;
import returns.domain.refunds.Approval;
import returns.domain.refunds.Approval.Verdict;
import returns.domain.refunds.ProviderAnswer;
import returns.domain.refunds.Refund;
import returns.domain.refunds.RepaymentId;

/** The pictures in {@code docs/states.md} are what the code does: it is led through every state that it can come to. */
class StatesDocumentTest {
    private static final Path DOCUMENT = Path.of("../docs/states.md");
    private static final LineId ONE = new LineId("1");
    private static final Deadline SEND_BY = new Deadline(LocalDate.of(2026, 12, 20), ZoneId.of("UTC"));
    private static final Instant TOO_LATE = SEND_BY.closesAt();

    private final Set<String> ofReturns = new TreeSet<>();
    private final Set<String> ofUnits = new TreeSet<>();
    private final Set<String> ofRefunds = new TreeSet<>();

    StatesDocumentTest() {
        explore(returnOf(line("1", 2)));
        explore(returnOf(line("1", Stages.of(Stage.APPROVED, 2))).toSendBy(SEND_BY));
        explore(returnOf(line("1", Stages.of(Stage.ACCEPTED, 2))));
        exploreRefunds(RefundExample.decided(1, 1));
        exploreRefunds(RefundExample.waiting(1, 1, 1));
    }

    @Test
    void theStatesOfAReturnAreAsPictured() throws IOException {
        assertEquals(picture(ofReturns), pictured(0));
    }

    @Test
    void theStagesOfUnitsAreAsPictured() throws IOException {
        assertEquals(picture(ofUnits), pictured(1));
    }

    @Test
    void theStatesOfARefundAreAsPictured() throws IOException {
        assertEquals(picture(ofRefunds), pictured(2));
    }

    @Test
    void everyActionLeadsSomewhere() {
        for (var action : Action.values()) {
            assertTrue(ofReturns.stream().anyMatch(edge -> edge.endsWith(": " + action.term())), action.term());
        }
    }

    private void explore(Return first) {
        ofReturns.add("    [*] --> %s: create".formatted(first.status().term()));
        first.origin()
                .forEach(step -> ofUnits.add("    [*] --> %s: create"
                        .formatted(step.to().orElseThrow().term())));
        var seen = new HashSet<String>();
        var open = new ArrayDeque<>(List.of(first));
        while (!open.isEmpty()) {
            var state = open.remove();
            var refunds = state.refunds().stream().map(Refund::status).toList();
            if (seen.add(state.status() + " " + state.lines() + state.parcels() + refunds)) {
                Stream.concat(candidates(state), refunding(state)).forEach(transition -> {
                    if (transition instanceof Transition.Made(var event, var next, var steps)) {
                        note(state, word(event), next, steps);
                        open.add(next);
                    }
                });
            }
        }
    }

    private void exploreRefunds(Refund asked) {
        var first = Transitions.receive(returnOf(line("1", Stages.of(Stage.APPROVED, 1))), receipt(1, 0));
        var accepted = Transitions.inspect(made(first), List.of(new Inspection(ONE, 1, true, Disposition.RESTOCK)));
        var seen = new HashSet<Refund>();
        var open = new ArrayDeque<>(List.of(made(RefundTransitions.request(made(accepted), asked))));
        ofRefunds.add("    [*] --> %s: request_refund".formatted(asked.status().term()));
        while (!open.isEmpty()) {
            var state = open.remove();
            if (seen.add(state.refunds().getFirst())) {
                onRefund(state).forEach(transition -> {
                    if (transition instanceof Transition.Made(var event, var next, var _)) {
                        ofRefunds.add("    %s --> %s: %s".formatted(standing(state), standing(next), word(event)));
                        open.add(next);
                    }
                });
            }
        }
    }

    private static String standing(Return state) {
        return state.refunds().getFirst().status().term();
    }

    private static Return made(Transition transition) {
        return transition instanceof Transition.Made(var _, var next, var _) ? next : returnOf(line("1", 1));
    }

    private static Stream<Transition> onRefund(Return state) {
        var id = RefundExample.id(1);
        var repayment = new RepaymentId(id, 1);
        var attempt = state.refunds().getFirst().repayments().getFirst().attempt();
        var answers = Stream.of(
                        new ProviderAnswer.Paid("re_1", RefundExample.euros(1)),
                        new ProviderAnswer.Accepted(Optional.of("re_1"), RefundExample.euros(1)),
                        new ProviderAnswer.Refused(Optional.of("re_1"), "no"),
                        new ProviderAnswer.Unclear("cut"))
                .map(answer -> RefundTransitions.record(state, repayment, attempt, answer));
        var late = new Approval.Decision(Verdict.EXPIRED, "returns", RefundExample.EXPIRES, Optional.empty());
        return Stream.concat(
                answers.filter(_ ->
                        !standing(state).equals("planned") && !standing(state).equals("awaiting_approval")),
                Stream.of(
                        RefundTransitions.decide(state, id, decision(Verdict.APPROVED)),
                        RefundTransitions.decide(state, id, decision(Verdict.REJECTED)),
                        RefundTransitions.decide(state, id, late),
                        RefundTransitions.cancel(state, id),
                        RefundTransitions.send(state, repayment, RefundExample.ASKED),
                        attempt > 1
                                ? new Transition.AlreadySo(state)
                                : RefundTransitions.retry(state, repayment, "manual")));
    }

    private void note(Return state, String what, Return next, List<Step> steps) {
        ofReturns.add("    %s --> %s: %s"
                .formatted(state.status().term(), next.status().term(), what));
        for (var step : steps) {
            ofUnits.add("    %s --> %s: %s".formatted(word(step.from()), word(step.to()), what));
        }
    }

    private static Stream<Transition> candidates(Return state) {
        return Stream.of(
                Transitions.approve(state, SEND_BY, Set.of()),
                Transitions.approve(state, SEND_BY, Set.of(ONE)),
                Transitions.decline(state),
                Transitions.cancel(state),
                Transitions.expire(state, TOO_LATE),
                Transitions.setQuantity(state, ONE, 1),
                Transitions.setQuantity(state, ONE, 2),
                Transitions.send(state, new Parcel("DHL", "JJD0003")),
                Transitions.receive(state, receipt(1, 0)),
                Transitions.receive(state, receipt(0, 1)),
                Transitions.inspect(state, List.of(new Inspection(ONE, 1, true, Disposition.RESTOCK))),
                Transitions.inspect(state, List.of(new Inspection(ONE, 1, false, Disposition.SEND_BACK))),
                Transitions.settle(state, List.of(new Settlement(ONE, 1))),
                Transitions.close(state),
                Transitions.reopen(state));
    }

    /** Of a state with no refund, and on from there: what becomes of the money itself has a picture of its own. */
    private static Stream<Transition> refunding(Return state) {
        var one = RefundExample.id(1);
        return state.refunds().isEmpty()
                ? Stream.of(
                        RefundTransitions.request(state, RefundExample.decided(1, 1)),
                        RefundTransitions.request(state, RefundExample.waiting(1, 1, 1)))
                : Stream.of(
                        RefundTransitions.decide(state, one, decision(Verdict.APPROVED)),
                        RefundTransitions.cancel(state, one));
    }

    private static Approval.Decision decision(Verdict verdict) {
        return new Approval.Decision(verdict, "s-2", RefundExample.ASKED, Optional.of("So it is"));
    }

    private static Receipt receipt(int received, int missing) {
        return new Receipt(List.of(new Receipt.Line(ONE, received, missing, Optional.empty())), List.of());
    }

    /** The action; or what a timeline says, of what nobody does to a return but happens to its refund. */
    private static String word(ReturnEvent.Type event) {
        return Arrays.stream(Action.values())
                .filter(action -> action.event() == event)
                .findFirst()
                .<Term>map(action -> action)
                .orElse(event)
                .term();
    }

    private static String word(Optional<Stage> stage) {
        return stage.map(Stage::term).orElse("[*]");
    }

    private static String picture(Set<String> edges) {
        return "stateDiagram-v2\n" + String.join("\n", edges) + "\n";
    }

    private static String pictured(int which) throws IOException {
        var parts = Files.readString(DOCUMENT).split("```mermaid\n", -1);
        return parts[which + 1].substring(0, parts[which + 1].indexOf("```"));
    }
}
