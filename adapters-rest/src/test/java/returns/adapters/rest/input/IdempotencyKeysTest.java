package returns.adapters.rest.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.Outcome;
import returns.application.answers.Retry;
import returns.domain.idempotency.IdempotencyKey.Chosen;

class IdempotencyKeysTest {
    private static Stream<Arguments> keys() {
        return Stream.of(
                Arguments.of("8e03978e-40d5-43dd-bc93-6894a57f9324", "8e03978e-40d5-43dd-bc93-6894a57f9324"),
                Arguments.of("\"8e03978e-40d5-43dd-bc93-6894a57f9324\"", "8e03978e-40d5-43dd-bc93-6894a57f9324"),
                Arguments.of("a", "a"),
                Arguments.of("a b", "a b"),
                Arguments.of("\"a, b\"", "a, b"),
                Arguments.of("\" a \"", " a "),
                Arguments.of("\"a\\\"b\"", "a\"b"),
                Arguments.of("\"a\\\\b\"", "a\\b"),
                Arguments.of("\"\\\\\"", "\\"),
                Arguments.of("a\\b", "a\\b"),
                Arguments.of("x".repeat(255), "x".repeat(255)),
                Arguments.of("\"" + "\\\"".repeat(255) + "\"", "\"".repeat(255)));
    }

    @ParameterizedTest
    @MethodSource("keys")
    void aKeyIsItsContentQuotedOrBare(String header, String content) {
        assertEquals(Answer.done(new Chosen(content)), IdempotencyKeys.read(List.of(header)));
    }

    @Test
    void everyPrintableCharacterCanStandInAQuotedKey() {
        var printable = IntStream.rangeClosed(' ', '~')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        var quoted = "\"" + printable.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";

        assertEquals(Answer.done(new Chosen(printable)), IdempotencyKeys.read(List.of(quoted)));
    }

    private static Stream<List<String>> malformed() {
        return Stream.of(
                List.of(""),
                List.of("   "),
                List.of("\"\""),
                List.of("\"   \""),
                List.of("a", "b"),
                List.of("a", "a"),
                List.of("\"a\"", "\"a\""),
                List.of("x".repeat(256)),
                List.of("\"" + "x".repeat(256) + "\""),
                List.of("a\u0001b"),
                List.of("\"a\u007fb\""),
                List.of("a\tb"),
                List.of("a\u0000b"),
                List.of("caf\u00e9"),
                List.of("\"\ud83d\ude00\""),
                List.of("\"abc"),
                List.of("\""),
                List.of("\"a\\\""),
                List.of("\"a\\"),
                List.of("\"a\\nb\""),
                List.of("\"a\"b"),
                List.of("\"a\" "),
                List.of("\"a\";v=1"),
                List.of("\"a\", \"b\""),
                List.of("a, b"),
                List.of("a\"b"),
                List.of("abc\""));
    }

    @ParameterizedTest
    @MethodSource("malformed")
    void aMalformedKeyIsRefusedAndNothingIsDone(List<String> headers) {
        var refusal = assertInstanceOf(Answer.Refused.class, IdempotencyKeys.read(headers))
                .refusal();

        assertEquals(Code.KEY_INVALID, refusal.code());
        assertEquals(Outcome.NOT_COMMITTED, refusal.outcome());
        assertEquals(Retry.CHANGED, refusal.retry());
        assertEquals(IdempotencyKeys.HEADER, refusal.invalid().getFirst().pointer());
    }

    @Test
    void aMissingKeyIsAskedFor() {
        var refusal = assertInstanceOf(Answer.Refused.class, IdempotencyKeys.read(List.of()))
                .refusal();

        assertEquals(Code.KEY_MISSING, refusal.code());
    }
}
