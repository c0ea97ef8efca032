package returns.application.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.fixtures.Answers;

class CutTest {
    private static final List<String> ALL = List.of("a", "b", "c", "d");

    @Test
    void aLongListIsReadInParts() {
        assertEquals(new Cut<>(List.of("a", "b", "c"), Optional.of("c")), Answers.done(first(3)));
        assertEquals(new Cut<>(List.of("d"), Optional.empty()), Answers.done(after("c")));
        assertEquals(new Cut<>(ALL, Optional.empty()), Answers.done(first(4)));
    }

    @Test
    void aCursorIsOneThatWasGiven() {
        Answers.refused(Code.INVALID, after("e"));
        assertEquals(new Cut<>(List.of(), Optional.empty()), Answers.done(after("d")));
    }

    private static Answer<Cut<String>> first(int most) {
        return Cut.of(ALL, most, null, Function.identity());
    }

    private static Answer<Cut<String>> after(String cursor) {
        return Cut.of(ALL, 3, cursor, Function.identity());
    }
}
