package returns.adapters.rest.input;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;

/** The lines of a stream of bytes, one at a time. No more than the longest allowed line is ever held. */
public final class Lines {
    /** The most bytes that a line can have. */
    public static final int LONGEST = 1 << 20;

    private static final int BUFFER = 1 << 16;
    private static final int USUAL = 1 << 10;

    private final InputStream from;
    private final byte[] buffer = new byte[BUFFER];
    private int position;
    private int limit;
    private long number;

    public Lines(InputStream from) {
        this.from = from;
    }

    /** The number of the line that was read last; the first is 1. */
    public long number() {
        return number;
    }

    /**
     * The next line, without its line feed; nothing at the end. Of a line that is too long only the first
     * {@link #LONGEST} + 1 bytes are given.
     */
    public Optional<byte[]> next() throws IOException {
        if (atEnd()) {
            return Optional.empty();
        }
        number++;
        var line = new ByteArrayOutputStream(USUAL);
        while (!atEnd()) {
            var end = position;
            while (end < limit && buffer[end] != '\n') {
                end++;
            }
            line.write(buffer, position, Math.min(end - position, LONGEST + 1 - line.size()));
            position = end;
            if (end < limit) {
                position++;
                break;
            }
        }
        return Optional.of(line.toByteArray());
    }

    /** The first bytes, as many as there are, which {@link #next} gives again. To be asked before anything else. */
    byte[] first(int most) throws IOException {
        limit = from.readNBytes(buffer, 0, most);
        return Arrays.copyOf(buffer, limit);
    }

    /** Leaves out so many of the first bytes. */
    void skip(int bytes) {
        position += bytes;
    }

    private boolean atEnd() throws IOException {
        if (position == limit) {
            position = 0;
            limit = Math.max(0, from.read(buffer));
        }
        return limit == 0;
    }
}
