package returns.adapters.rest.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import returns.application.answers.Answer;
import returns.application.fixtures.Answers;

class JsonLinesTest {
    @Test
    void linesAreNumberedAndEmptyOnesLeftOut() throws IOException {
        assertEquals(List.of(2L, 5L, 6L), numbers(bytes("\n{}\r\n \t\r\n\n{}\n{}")));
    }

    @Test
    void theLastLineNeedsNoEndAndAnEndMakesNoFurtherLine() throws IOException {
        assertEquals(List.of(1L, 2L), numbers(bytes("{}\n{}")));
        assertEquals(List.of(1L, 2L), numbers(bytes("{}\n{}\n")));
        assertEquals(List.of(), numbers(bytes("")));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 7, 65_536})
    void linesAreTheSameHoweverTheBytesArrive(int at) throws IOException {
        var line = "{\"a\":\"" + "\u00e4".repeat(40_000) + "\"}";
        var text = "\ufeff" + line + "\n" + line;
        var read = read(inPiecesOf(at, bytes(text)));
        assertEquals(2, read.size());
        read.forEach(one -> Answers.done(one.content().content()));
        assertEquals(bytes(line).length, read.getFirst().bytes());
    }

    @Test
    void theLongestLineIsReadAndOneThatIsLongerIsNot() throws IOException {
        var longest = "{\"a\":\"" + "x".repeat(Lines.LONGEST - 8) + "\"}";
        var read = read(new ByteArrayInputStream(bytes(longest + "\n" + longest + " \n{}")));
        assertTrue(read.getFirst().content().content() instanceof Answer.Done<?>);
        assertFalse(read.get(1).content().content() instanceof Answer.Done<?>);
        assertTrue(read.getLast().content().content() instanceof Answer.Done<?>);
    }

    @Test
    void ofALineWithoutEndNoMoreThanTheLongestIsHeld() throws IOException {
        var lines = new Lines(new InputStream() {
            private long left = 1L << 31;

            @Override
            public int read() {
                return left-- > 0 ? 'x' : -1;
            }

            @Override
            public int read(byte[] to, int from, int most) {
                var given = (int) Math.min(most, left);
                left -= given;
                return given == 0 ? -1 : given;
            }
        });
        assertEquals(Lines.LONGEST + 1, lines.next().orElseThrow().length);
        assertEquals(Optional.empty(), lines.next());
    }

    private static List<Long> numbers(byte[] body) throws IOException {
        return read(new ByteArrayInputStream(body)).stream()
                .map(JsonLines.Line::number)
                .toList();
    }

    private static List<JsonLines.Line> read(InputStream body) throws IOException {
        var lines = Answers.done(JsonLines.of(body));
        var read = new ArrayList<JsonLines.Line>();
        for (var line = lines.next(); line.isPresent(); line = lines.next()) {
            read.add(line.get());
        }
        return read;
    }

    /** A stream that gives no more than so many bytes at a time. */
    private static InputStream inPiecesOf(int size, byte[] body) {
        var pieces = new ArrayList<InputStream>();
        for (var at = 0; at < body.length; at += size) {
            pieces.add(new ByteArrayInputStream(body, at, Math.min(size, body.length - at)));
        }
        return new SequenceInputStream(Collections.enumeration(pieces));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
