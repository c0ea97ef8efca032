package returns.adapters.rest.input;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.application.input.Written;

/** A body of JSON objects in UTF-8, one a line. A line that cannot be read does not keep the others from being read. */
public final class JsonLines {
    private static final int BOM = 3;

    private final Lines lines;

    private JsonLines(Lines lines) {
        this.lines = lines;
    }

    /**
     * What stands on a line.
     *
     * @param number counts the lines, also empty ones, from 1
     * @param bytes the line's length
     */
    public record Line(long number, int bytes, Written content) {}

    /** The lines of a body, after a byte order mark if it has one; or the refusal of a body that is UTF-16 or UTF-32. */
    public static Answer<JsonLines> of(InputStream body) throws IOException {
        var lines = new Lines(body);
        var start = new Start(lines.first(4));
        if (start.isOfOtherEncoding()) {
            return Answer.refused(Refusal.of(
                    Code.MALFORMED,
                    Retry.CHANGED,
                    "The body is UTF-16 or UTF-32.",
                    "Nothing was done. Send it as UTF-8; iconv -f UTF-16 -t UTF-8 makes it so."));
        }
        if (start.isMarkedUtf8()) {
            lines.skip(BOM);
        }
        return Answer.done(new JsonLines(lines));
    }

    /** The next line that is not empty; none at the end. */
    public Optional<Line> next() throws IOException {
        var line = lines.next();
        while (line.isPresent() && isBlank(line.get())) {
            line = lines.next();
        }
        return line.map(bytes -> new Line(lines.number(), bytes.length, content(bytes)));
    }

    private static Written content(byte[] line) {
        return line.length <= Lines.LONGEST
                ? StrictJson.readLine(line)
                : Written.unreadable(Refusal.of(
                        Code.TOO_LARGE,
                        Retry.CHANGED,
                        "The line is longer than 1 MiB.",
                        "The line was left out. Send it again with less in it."));
    }

    private static boolean isBlank(byte[] line) {
        for (var b : line) {
            if (b != ' ' && b != '\t' && b != '\r') {
                return false;
            }
        }
        return true;
    }

    /** The first bytes of a body. JSON starts with two characters of ASCII, so zeros beside them are halves of longer ones. */
    private static final class Start {
        private final byte[] bytes;

        Start(byte[] bytes) {
            this.bytes = bytes;
        }

        boolean isMarkedUtf8() {
            return is(0, 0xEF) && is(1, 0xBB) && is(2, 0xBF);
        }

        boolean isOfOtherEncoding() {
            return (is(0, 0xFE) && is(1, 0xFF))
                    || (is(0, 0xFF) && is(1, 0xFE))
                    || (is(0, 0) && is(2, 0))
                    || (is(1, 0) && is(3, 0));
        }

        private boolean is(int at, int value) {
            return at < bytes.length && Byte.toUnsignedInt(bytes[at]) == value;
        }
    }
}
