package returns.domain.idempotency;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import returns.domain.returns.Reason;

/** RFC 8785, for the values that a meaning can have. */
class CanonicalJsonTest {
    @Test
    void isWrittenWithoutWhiteSpaceInTheOrderOfTheNames() {
        var meaning = Meaning.parts()
                .with("b", 2)
                .with("a", "x")
                .with("B", Reason.DAMAGED_IN_TRANSIT)
                .with("", new Meaning.Items(List.of(new Meaning.Whole(-1), new Meaning.Words("y"))));
        assertEquals("{\"\":[-1,\"y\"],\"B\":\"damaged_in_transit\",\"a\":\"x\",\"b\":2}", meaning.canonical());
        assertEquals("{}", Meaning.parts().canonical());
        assertEquals("[]", new Meaning.Items(List.of()).canonical());
    }

    /** The example of RFC 8785, section 3.2.3: a surrogate stands before U+FB33, though its code point stands after. */
    @Test
    void sortsNamesByTheirUtf16Units() {
        var meaning = Meaning.parts()
                .with("\u20ac", "Euro Sign")
                .with("\r", "Carriage Return")
                .with("\ufb33", "Hebrew Letter Dalet With Dagesh")
                .with("1", "One")
                .with("\ud83d\ude00", "Emoji: Grinning Face")
                .with("\u0080", "Control")
                .with("\u00f6", "Latin Small Letter O With Diaeresis");
        // U+FB33 is one of the few that NFC takes apart for good
        assertEquals(
                "{\"\\r\":\"Carriage Return\",\"1\":\"One\",\"\u0080\":\"Control\","
                        + "\"\u00f6\":\"Latin Small Letter O With Diaeresis\","
                        + "\"\u05d3\u05bc\":\"Hebrew Letter Dalet With Dagesh\",\"\u20ac\":\"Euro Sign\","
                        + "\"\ud83d\ude00\":\"Emoji: Grinning Face\"}",
                meaning.canonical());
        assertEquals(
                "{\"\ud83d\ude00\":1,\"\uff21\":2}",
                Meaning.parts().with("\uff21", 2).with("\ud83d\ude00", 1).canonical(),
                "U+FF21 is below U+1F600, its unit is above");
    }

    @ParameterizedTest
    @CsvSource({
        "0000, \\u0000",
        "0008, \\b",
        "0009, \\t",
        "000a, \\n",
        "000b, \\u000b",
        "000c, \\f",
        "000d, \\r",
        "0010, \\u0010",
        "001f, \\u001f",
        "0022, \\\"",
        "005c, \\\\"
    })
    void escapesWhatItMust(String unit, String escaped) {
        var text = Character.toString(Integer.parseInt(unit, 16));
        assertEquals("\"" + escaped + "\"", new Meaning.Words(text).canonical());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "\u007f", "\u0080", "\u2028", "\u00e9", "\ud83d\ude00", "<", "&", "'"})
    void escapesNothingElse(String text) {
        assertEquals("\"" + text + "\"", new Meaning.Words(text).canonical());
    }

    @ParameterizedTest
    @ValueSource(longs = {1L << 53, -(1L << 53), Long.MAX_VALUE, Long.MIN_VALUE})
    void holdsNoNumberThatSomeReaderWouldRound(long number) {
        assertThrows(IllegalArgumentException.class, () -> new Meaning.Whole(number));
    }

    @Test
    void holdsEveryOtherWholeNumber() {
        assertEquals("9007199254740991", new Meaning.Whole((1L << 53) - 1).canonical());
        assertEquals("-9007199254740991", new Meaning.Whole(1 - (1L << 53)).canonical());
    }
}
