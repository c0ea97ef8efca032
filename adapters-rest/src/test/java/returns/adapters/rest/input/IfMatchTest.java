package returns.adapters.rest.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.input.Precondition;
import returns.application.input.Precondition.Any;
import returns.application.input.Precondition.Missing;
import returns.application.input.Precondition.OneOf;

class IfMatchTest {
    private static Stream<Arguments> readable() {
        return Stream.of(
                Arguments.of(List.of(), new Missing()),
                Arguments.of(List.of("*"), new Any()),
                Arguments.of(List.of(" * "), new Any()),
                Arguments.of(List.of("\"1\""), versions(1)),
                Arguments.of(List.of("\"1\", \"12\""), versions(1, 12)),
                Arguments.of(List.of("\"1\"", "\"12\""), versions(1, 12)),
                Arguments.of(List.of(", \"1\",,\t\"2\" ,"), versions(1, 2)),
                Arguments.of(List.of("\"1\",\"1\""), versions(1)),
                Arguments.of(List.of("W/\"1\""), versions()),
                Arguments.of(List.of("W/\"1\", \"2\""), versions(2)),
                Arguments.of(List.of("\"of another server\"".replace(" ", "-")), versions()),
                Arguments.of(List.of("\"a,b\", \"3\""), versions(3)),
                Arguments.of(List.of("\"\""), versions()),
                Arguments.of(List.of("\"01\", \"+1\", \"0\", \"-1\", \"99999999999\""), versions()));
    }

    private static Precondition versions(Integer... versions) {
        return new OneOf(Set.of(versions));
    }

    @ParameterizedTest
    @MethodSource("readable")
    void aPreconditionNamesTheVersionsOfStrongTags(List<String> headers, Precondition precondition) {
        assertEquals(Answer.done(precondition), IfMatch.read(headers));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                ",",
                "1",
                "\"1",
                "1\"",
                "\"1\"\"2\"",
                "\"1\" \"2\"",
                "*, \"1\"",
                "**",
                "w/\"1\"",
                "\"a b\"",
                "\"1\";"
            })
    void whatIsNoPreconditionIsRefused(String header) {
        var refusal = assertInstanceOf(Answer.Refused.class, IfMatch.read(List.of(header)))
                .refusal();

        assertEquals(Code.INVALID, refusal.code());
        assertEquals("If-Match", refusal.invalid().getFirst().pointer());
    }

    @Test
    void anEndlessListDoesNoHarm() {
        assertEquals(Answer.done(versions(1)), IfMatch.read(List.of("\"1\"" + ",".repeat(100_000))));
    }

    @Test
    void theTagOfAVersionMatchesThatVersion() {
        assertEquals(Answer.done(versions(7)), IfMatch.read(List.of(IfMatch.tag(7))));
    }
}
