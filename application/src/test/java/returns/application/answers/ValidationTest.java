package returns.application.answers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import returns.application.fixtures.Answers;
import returns.domain.Term;
import returns.domain.orders.LineId;
import returns.domain.returns.Reason;

class ValidationTest {
    private final Validation v = new Validation();

    @Test
    void everythingThatIsWrongIsNamedAtOnce() {
        v.required("/orderNumber", null, LineId::new);
        v.required("/lineId", " ", LineId::new);
        v.optional("/reason", "ugly", word -> Term.of(Reason.class, word));
        var refusal = Answers.refused(Code.INVALID, v.whole(() -> "whole"));
        assertEquals(
                List.of(
                        new InvalidValue("/orderNumber", "must be given"),
                        new InvalidValue("/lineId", "must not be blank"),
                        new InvalidValue("/reason", "must be one of " + String.join(", ", Term.all(Reason.class)))),
                refusal.invalid());
        assertEquals("3 values are not valid.", refusal.detail());
        assertTrue(
                refusal.hint().startsWith("Mend /orderNumber: it must be given. See errors for the others."),
                refusal.hint());
        assertEquals(Retry.CHANGED, refusal.retry());
    }

    @Test
    void theAllowedWordsAreInTheHint() {
        v.required("/reason", "ugly", word -> Term.of(Reason.class, word));
        var hint = Answers.refused(Code.INVALID, v.whole(() -> "whole")).hint();
        Term.all(Reason.class).forEach(word -> assertTrue(hint.contains(word), hint));
    }

    @Test
    void theWholeIsMadeOfWhatIsValid() {
        var id = v.required("/lineId", "1", LineId::new);
        var none = v.optional("/note", null, LineId::new);
        assertEquals(Optional.empty(), none);
        assertEquals(new LineId("1"), Answers.done(v.whole(id::orElseThrow)));
    }

    @Test
    void aWholeWhosePartsDoNotFitIsRefusedWhereItStands() {
        Answer<Object> answer = v.whole("/lines", () -> {
            throw new IllegalArgumentException("must not name a line twice");
        });
        assertEquals(
                List.of(new InvalidValue("/lines", "must not name a line twice")),
                Answers.refused(Code.INVALID, answer).invalid());
    }

    @Test
    void elementsOfAListAreNamedByTheirPlace() {
        var ids = v.each("/lines", Arrays.asList("1", null, " "), (at, id) -> v.required(at, id, LineId::new));
        assertEquals(List.of(new LineId("1")), ids);
        assertEquals(
                List.of(
                        new InvalidValue("/lines/1", "must not be null"),
                        new InvalidValue("/lines/2", "must not be blank")),
                Answers.refused(Code.INVALID, v.refused()).invalid());
    }

    @Test
    void theFirstWordAboutAValueStandsAndOfVeryManyTheFirstHundred() {
        v.reject("/a", "must be one thing");
        v.reject("/a", "must be another");
        for (var i = 0; i < 1_000; i++) {
            v.reject("/lines/" + i, "must be mended");
        }
        var invalid = Answers.refused(Code.INVALID, v.refused()).invalid();
        assertEquals(100, invalid.size());
        assertEquals(new InvalidValue("/a", "must be one thing"), invalid.getFirst());
        assertEquals("/lines/98", invalid.getLast().pointer());
    }
}
