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
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import returns.domain.Deadline;
import returns.domain.orders.LineId;

/** The pictures in {@code docs/states.md} are what the code does: it is led through every state that it can come to. */
class StatesDocumentTest {
    private static final Path DOCUMENT = Path.of("../docs/states.md");
    private static final LineId ONE = new LineId("1");
    private static final Deadline SEND_BY = new Deadline(LocalDate.of(2026, 12, 20), ZoneId.of("UTC"));
    private static final Instant TOO_LATE = SEND_BY.closesAt();

    private final Set<String> ofReturns = new TreeSet<>();
    private final Set<String> ofUnits = new TreeSet<>();

    StatesDocumentTest() {
        explore(returnOf(line("1", 2)));
        explore(returnOf(line("1", Stages.of(Stage.APPROVED, 2))).toSendBy(SEND_BY));
        explore(returnOf(line("1", Stages.of(Stage.ACCEPTED, 2))));
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
            if (seen.add(state.status() + " " + state.lines() + state.parcels())) {
                candidates(state).forEach(transition -> {
                    if (transition instanceof Transition.Made(var action, var next, var steps)) {
                        note(state, action, next, steps);
                        open.add(next);
                    }
                });
            }
        }
    }

    private void note(Return state, Action action, Return next, List<Step> steps) {
        ofReturns.add("    %s --> %s: %s"
                .formatted(state.status().term(), next.status().term(), action.term()));
        for (var step : steps) {
            ofUnits.add("    %s --> %s: %s".formatted(word(step.from()), word(step.to()), action.term()));
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

    private static Receipt receipt(int received, int missing) {
        return new Receipt(List.of(new Receipt.Line(ONE, received, missing, Optional.empty())), List.of());
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
