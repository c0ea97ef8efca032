package returns.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import returns.domain.fixtures.Cases;

class TextTest {
    @Test
    void aNameIsKeptInComposedForm() {
        assertEquals("caf\u00e9", Text.name("cafe\u0301", 4));
        assertEquals("\u00c5", Text.name("\u212b", 1));
    }

    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "'',must not be blank",
                "' ',must not be blank",
                "' a',must not begin or end with white space",
                "'a\n',must not begin or end with white space",
                "'\u3000a',must not begin or end with white space",
                "'a\nb',must not hold a control character",
                "'a\u0000b',must not hold a control character",
                "'a\u007fb',must not hold a control character",
                "'a\u009fb',must not hold a control character",
                "abcde,must not be longer than 4 characters",
            })
    void aNameStandsOnOneLine(String value, String message) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> Text.name(value, 4))
                        .getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\ud83d", "\ude00a", "\ude00\ud83d", "\ud83d"})
    void aTextHoldsNoHalfOfASurrogatePair(String value) {
        var message = "must not hold half of a surrogate pair";
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> Text.name(value, 9))
                        .getMessage());
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> Text.prose(value, 9))
                        .getMessage());
    }

    @Test
    void lengthCountsCharactersNotHalvesOfThem() {
        var faces = "\ud83d\ude00".repeat(4);
        assertEquals(faces, Text.name(faces, 4));
        assertThrows(IllegalArgumentException.class, () -> Text.name(faces, 3));
        assertEquals(faces, Text.prose(faces, 4));
        assertThrows(IllegalArgumentException.class, () -> Text.prose(faces, 3));
    }

    @Test
    void proseIsKeptAsItWasWritten() {
        var words = " e\u0301\r\n\t\u00e9 ";
        assertEquals(words, Text.prose(words, 99));
        assertEquals("", Text.prose("", 0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0000", "\u000b", "\u001b", "\u007f", "\u0085"})
    void proseHoldsNoOtherControlCharacters(String value) {
        assertThrows(IllegalArgumentException.class, () -> Text.prose("a" + value, 9));
    }

    @Test
    void aNameThatWasTakenIsTakenAgainAsItIs() {
        Cases.each(random -> {
            var name = "x" + Cases.text(random).replaceAll("\\p{Cntrl}", "") + "x";
            var taken = Text.name(name, 100);
            assertEquals(taken, Text.name(taken, 100));
        });
    }
}
