package returns.bootstrap.importing;

import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import returns.adapters.rest.input.Lines;
import returns.application.orders.ImportOrders;

/**
 * A file of lines, in pieces that are sent one by one. The service reads a whole piece before it answers anything, so a client
 * that reads no answer before it has sent everything does not make it wait.
 */
final class Pieces implements AutoCloseable {
    private static final int MOST_BYTES = 1 << 20;

    private final FileInputStream file;
    private final Lines lines;

    private Pieces(FileInputStream file) {
        this.file = file;
        this.lines = new Lines(file);
    }

    static Pieces of(Path path) throws IOException {
        return new Pieces(new FileInputStream(path.toFile()));
    }

    /**
     * Lines that follow each other.
     *
     * @param before the number in the file of the line before the piece's first
     * @param fraction how much of the file is read by now, 0 to 1
     */
    record Piece(ByteArrayOutputStream lines, long before, double fraction) {}

    Optional<Piece> next() throws IOException {
        var piece = new ByteArrayOutputStream(MOST_BYTES);
        var before = lines.number();
        if (before > 0) {
            // only the file's own start may be taken for a byte order mark
            piece.write('\n');
            before--;
        }
        var first = lines.number();
        while (lines.number() - first < ImportOrders.BATCH && piece.size() < MOST_BYTES) {
            var line = lines.next();
            if (line.isEmpty()) {
                break;
            }
            piece.writeBytes(line.get());
            piece.write('\n');
        }
        return lines.number() == first ? Optional.empty() : Optional.of(new Piece(piece, before, fraction()));
    }

    private double fraction() throws IOException {
        var size = file.getChannel().size();
        return size == 0 ? 1 : Math.min(1, (double) file.getChannel().position() / size);
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
