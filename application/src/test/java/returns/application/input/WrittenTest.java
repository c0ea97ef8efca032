package returns.application.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import returns.application.answers.Answer;
import returns.application.answers.InvalidValue;
import returns.application.answers.Refusal;
import returns.domain.Term;

class WrittenTest {
    enum Color implements Term {
        RED,
        DARK_BLUE
    }

    record Part(String name, @Nullable String note) {}

    record Whole(
            String text,
            @Range(min = 1, max = 10) int number,
            boolean truth,
            Color color,
            @Nullable List<Part> parts) {}

    private static final Map<String, Object> COMPLETE = Map.of(
            "text", "t", "number", 3, "truth", true, "color", "dark_blue", "parts", List.of(Map.of("name", "n")));

    @Test
    void aRecordIsReadOfWhatIsWritten() {
        var whole = new Whole("t", 3, true, Color.DARK_BLUE, List.of(new Part("n", null)));

        assertEquals(Answer.done(whole), Written.of(COMPLETE).as(Whole.class));
    }

    @Test
    void whatMayBeMissingMayBeNullToo() {
        var without = new Whole("t", 3, true, Color.DARK_BLUE, null);

        assertEquals(Answer.done(without), with("parts", null).as(Whole.class));
        var absent = new HashMap<String, @Nullable Object>(COMPLETE);
        absent.remove("parts");
        assertEquals(Answer.done(without), Written.of(absent).as(Whole.class));
    }

    private static Stream<Object> threes() {
        return Stream.of(
                3,
                3L,
                new BigDecimal("3.0"),
                new BigDecimal("3e0"),
                new BigDecimal("0.3e1"),
                BigInteger.valueOf(3),
                3.0);
    }

    @ParameterizedTest
    @MethodSource("threes")
    void aWholeNumberIsOneHoweverItIsWritten(Object three) {
        assertEquals(Written.of(COMPLETE).as(Whole.class), with("number", three).as(Whole.class));
    }

    private static Stream<Arguments> wrong() {
        return Stream.of(
                Arguments.of("number", new BigDecimal("1.5"), "must be a whole number from 1 to 10"),
                Arguments.of("number", 0, "must be a whole number from 1 to 10"),
                Arguments.of("number", -1, "must be a whole number from 1 to 10"),
                Arguments.of("number", 11, "must be a whole number from 1 to 10"),
                Arguments.of("number", 1L << 31, "must be a whole number from 1 to 10"),
                Arguments.of("number", (1L << 32) + 3, "must be a whole number from 1 to 10"),
                Arguments.of(
                        "number",
                        BigInteger.ONE.shiftLeft(64).add(BigInteger.TWO),
                        "must be a whole number from 1 to 10"),
                Arguments.of("number", new BigDecimal("1e1000000000"), "must be a whole number from 1 to 10"),
                Arguments.of("number", new BigDecimal("1e-1000000000"), "must be a whole number from 1 to 10"),
                Arguments.of("number", Double.NaN, "must be a whole number from 1 to 10"),
                Arguments.of("number", "3", "must be a whole number from 1 to 10"),
                Arguments.of("number", true, "must be a whole number from 1 to 10"),
                Arguments.of("number", null, "must be given"),
                Arguments.of("text", 1, "must be a string"),
                Arguments.of("text", List.of("t"), "must be a string"),
                Arguments.of("truth", "true", "must be true or false"),
                Arguments.of("truth", 1, "must be true or false"),
                Arguments.of("color", "DARK_BLUE", "must be one of red, dark_blue"),
                Arguments.of("color", "green", "must be one of red, dark_blue"),
                Arguments.of("color", 1, "must be one of red, dark_blue"),
                Arguments.of("parts", Map.of(), "must be a list"));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void nothingIsTakenForAnother(String property, @Nullable Object value, String detail) {
        assertEquals(List.of(new InvalidValue("/" + property, detail)), invalid(with(property, value)));
    }

    @Test
    void everythingWrongIsNamedAtOnceWithItsPlace() {
        var parts = new ArrayList<@Nullable Object>(Arrays.asList("x", null, Map.of("note", 1, "a/b~c", 2)));
        var written = Written.of(Map.of("number", "3", "truth", true, "parts", parts, "status", "closed"));

        assertEquals(
                List.of(
                        new InvalidValue("/text", "must be given"),
                        new InvalidValue("/number", "must be a whole number from 1 to 10"),
                        new InvalidValue("/color", "must be given"),
                        new InvalidValue("/parts/0", "must be an object"),
                        new InvalidValue("/parts/1", "must not be null"),
                        new InvalidValue("/parts/2/name", "must be given"),
                        new InvalidValue("/parts/2/note", "must be a string"),
                        new InvalidValue("/parts/2/a~1b~0c", "must be left out: known here are name, note"),
                        new InvalidValue(
                                "/status", "must be left out: known here are text, number, truth, color, parts")),
                invalid(written));
    }

    @Test
    void whatIsNoTextDoesNotGoBackToTheCaller() {
        var written = with("\ud800\u0000\n" + "x".repeat(1_000), 1);

        assertEquals(
                "/\ufffd\ufffd\ufffd" + "x".repeat(61),
                invalid(written).getFirst().pointer());
    }

    @Test
    void ofVeryMuchThatIsWrongTheFirstHundredAreNamed() {
        var many = new HashMap<String, @Nullable Object>(COMPLETE);
        for (var i = 0; i < 100_000; i++) {
            many.put("unknown" + i, i);
        }

        assertEquals(100, invalid(Written.of(many)).size());
    }

    record Draft(@Nullable String name, @Nullable Integer number) {}

    @Test
    void whatIsMadeOfARecordNamesItsOwnRefusalsInTheSameAnswer() {
        var written = Written.of(Map.of("name", " ", "number", "1"));

        var answer = written.as(Draft.class, (draft, v) -> {
            Optional<String> name = v.required("/name", draft.name(), text -> {
                throw new IllegalArgumentException("must not be blank");
            });
            var number = v.required("/number", draft.number(), n -> n);
            return v.whole(() -> name.orElseThrow() + number.orElseThrow());
        });

        assertEquals(
                List.of(
                        new InvalidValue("/number", "must be a whole number from -2147483648 to 2147483647"),
                        new InvalidValue("/name", "must not be blank")),
                refusal(answer).invalid());
    }

    @Test
    void whatCannotBeReadStaysRefused() {
        var refusal = Refusal.notFound("body");

        assertEquals(Answer.refused(refusal), Written.unreadable(refusal).as(Whole.class));
        assertTrue(refusal(Written.orMissing(null).as(Whole.class)).detail().contains("no body"));
    }

    private static Written with(String property, @Nullable Object value) {
        var properties = new HashMap<String, @Nullable Object>(COMPLETE);
        properties.put(property, value);
        return Written.of(properties);
    }

    private static List<InvalidValue> invalid(Written written) {
        return refusal(written.as(Whole.class)).invalid();
    }

    private static Refusal refusal(Answer<?> answer) {
        return assertInstanceOf(Answer.Refused.class, answer).refusal();
    }
}
