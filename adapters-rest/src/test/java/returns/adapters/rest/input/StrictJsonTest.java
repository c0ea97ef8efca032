package returns.adapters.rest.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.Refusal;
import returns.application.input.Written;

class StrictJsonTest {
    @Test
    void readsTextsNumbersTruthValuesListsAndObjectsExactly() {
        assertEquals(
                Written.of(Map.of(
                        "text",
                        "\u00e9\u0000",
                        "whole",
                        1,
                        "decimal",
                        new BigDecimal("1.10"),
                        "true",
                        true,
                        "list",
                        List.of(Map.of()))),
                read("""
                    {"text": "\u00e9\\u0000", "whole": 1, "decimal": 1.10, "true": true, "list": [{}]}\
                    """));
    }

    private static Stream<Arguments> malformed() {
        return Stream.of(
                Arguments.of("", "no body"),
                Arguments.of("  ", "nothing after it"),
                Arguments.of("{", "too early"),
                Arguments.of("{\"a\":\"", "too early"),
                Arguments.of("{\"a\":1,}", "not well-formed (line 1, column 8)"),
                Arguments.of("{\"a\":1}{}", "nothing after it"),
                Arguments.of("{\"a\":1}x", "not well-formed"),
                Arguments.of("{'a':1}", "not well-formed"),
                Arguments.of("{a:1}", "not well-formed"),
                Arguments.of("{\"a\":01}", "not well-formed"),
                Arguments.of("{\"a\":+1}", "not well-formed"),
                Arguments.of("{\"a\":.5}", "not well-formed"),
                Arguments.of("{\"a\":NaN}", "not well-formed"),
                Arguments.of("{\"a\":\"\t\"}", "not well-formed"),
                Arguments.of("{\"a\":\"\\x\"}", "not well-formed"),
                Arguments.of("{\"a\":1} // no", "not well-formed"),
                Arguments.of("\ufeff{}", "not well-formed"),
                Arguments.of("{\"a\":1,\"a\":1}", "twice (line 1, column 11)"),
                Arguments.of("{\"b\":{\"a\":1,\"a\":2}}", "twice"),
                Arguments.of("{\"a\":1,\"\\u0061\":2}", "twice"),
                Arguments.of("{\"a\":" + "[".repeat(1_000) + "]".repeat(1_000) + "}", "deeper than 32"),
                Arguments.of("{\"a\":" + "{\"a\":".repeat(500_000), "deeper than 32"),
                Arguments.of("{\"a\":" + "1".repeat(2_000) + "}", "a number"));
    }

    @ParameterizedTest
    @MethodSource("malformed")
    void whatIsNotOneWellFormedObjectIsRefused(String body, String why) {
        var refusal = refusal(read(body));

        assertEquals(Code.MALFORMED, refusal.code());
        assertTrue(refusal.detail().contains(why), refusal.detail());
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "null", "1", "\"{}\"", "true"})
    void anotherJsonValueIsNoBody(String body) {
        var refusal = refusal(read(body));

        assertEquals(Code.INVALID, refusal.code());
        assertEquals("must be a JSON object", refusal.invalid().getFirst().detail());
    }

    @Test
    void onlyUtf8IsRead() {
        assertTrue(refusal(StrictJson.read(new byte[] {'{', '"', (byte) 0xff, '"', ':', '1', '}'}))
                .detail()
                .contains("not UTF-8"));
        assertEquals(
                Code.MALFORMED,
                refusal(StrictJson.read("{}".getBytes(StandardCharsets.UTF_16LE)))
                        .code());
    }

    private static Written read(String body) {
        return StrictJson.read(body.getBytes(StandardCharsets.UTF_8));
    }

    private static Refusal refusal(Written written) {
        return assertInstanceOf(Answer.Refused.class, written.content()).refusal();
    }
}
