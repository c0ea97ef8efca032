package returns.application.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.InvalidValue;
import returns.application.answers.Refusal;
import returns.application.fixtures.Answers;
import returns.application.tools.LineNamed.Line;
import returns.domain.orders.LineId;

class NamingALineTest {
    private static final List<Line> LINES = List.of(
            new Line(new LineId("1"), "SHIRT-M", "T-shirt, blue, M"),
            new Line(new LineId("2"), "SHIRT-L", "T-shirt, blue, L"),
            new Line(new LineId("3"), "SHIRT-L", "T-shirt, red, L"),
            new Line(new LineId("SHIRT-M"), "MUG", "Mug"));

    private final List<String> calls = new ArrayList<>();
    private boolean looked;

    @Test
    void anIdIsAnIdAndTheLinesAreNotLookedAt() {
        assertEquals("1", Answers.done(call("1")));
        assertEquals("SHIRT-M", Answers.done(call("SHIRT-M")));
        assertEquals(List.of("1", "SHIRT-M"), calls);
        assertEquals(false, looked);
    }

    @ParameterizedTest
    @ValueSource(strings = {"MUG", "mug", "Mug"})
    void theOneLineThatFitsIsMeant(String written) {
        assertEquals("SHIRT-M", Answers.done(call(written)));
    }

    @Test
    void aTitleFitsHoweverItIsSpaced() {
        assertEquals("2", Answers.done(call(" t-shirt,  BLUE, l")));
    }

    @Test
    void whereSeveralFitTheCustomerIsToBeAsked() {
        var refusal = Answers.refused(Code.INVALID, call("shirt-l"));

        assertEquals(
                List.of(new InvalidValue(
                        "/lineId",
                        "must be the id of one line: the customer can mean any of 2 (T-shirt, blue, L), 3 (T-shirt,"
                                + " red, L)")),
                refusal.invalid());
    }

    @Test
    void whereNoneFitsItIsRefusedAsItWas() {
        assertEquals(unknown("Shirt"), call("Shirt"));
        assertEquals(List.of("Shirt"), calls);
    }

    private Answer<String> call(String written) {
        return new LineNamed(written)
                .in(
                        line -> {
                            calls.add(line);
                            return LINES.stream()
                                            .anyMatch(one -> one.id().value().equals(line))
                                    ? Answer.done(line)
                                    : unknown(line);
                        },
                        () -> {
                            looked = true;
                            return LINES;
                        });
    }

    private static Answer<String> unknown(String line) {
        return Answer.refused(Refusal.notFound("line " + line));
    }
}
