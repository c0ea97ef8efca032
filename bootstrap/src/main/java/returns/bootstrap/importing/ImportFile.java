package returns.bootstrap.importing;

import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

/**
 * Imports a file of orders, one JSON object a line, into a running service; {@code ./run import FILE} runs it. The environment
 * says where ({@code URL}), by whose token ({@code ORDER_FEED}), and whether errors go to a terminal ({@code PROGRESS=bar}).
 */
public final class ImportFile {
    /** All lines were taken. */
    public static final int TAKEN = 0;
    /** Some lines were refused; what is told of each is on standard output. */
    public static final int SOME_REFUSED = 1;
    /** The import did not run to its end. */
    public static final int NOT_RUN = 2;

    private final Map<String, String> environment;
    private final PrintStream out;
    private final PrintStream err;

    /** An import in that environment. */
    public ImportFile(Map<String, String> environment, PrintStream out, PrintStream err) {
        this.environment = environment;
        this.out = out;
        this.err = err;
    }

    public static void main(String[] arguments) throws InterruptedException {
        var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.exit(new ImportFile(System.getenv(), out, System.err).run(arguments));
    }

    /** Runs it; the exit status. */
    public int run(String... arguments) throws InterruptedException {
        var url = environment.getOrDefault("URL", "");
        var token = environment.getOrDefault("ORDER_FEED", "");
        if (arguments.length != 1
                || !Files.isReadable(Path.of(arguments[0]))
                || Files.isDirectory(Path.of(arguments[0]))) {
            return notRun("Name one file that can be read: ./run import FILE");
        }
        if (url.isEmpty() || token.isEmpty()) {
            return notRun("Start the service first; or set URL to its address, and ORDER_FEED to the token of an order"
                    + " feed.");
        }
        var client = new ImportClient(URI.create(url), token, Duration.ofSeconds(1));
        var progress = new Progress(err, "bar".equals(environment.get("PROGRESS")), System::nanoTime);
        try (var pieces = Pieces.of(Path.of(arguments[0]))) {
            return send(pieces, client, progress);
        } catch (ImportClient.NotTaken e) {
            progress.end();
            return notRun(e.getMessage() + " What was taken stays; the same import again is safe.");
        } catch (IOException e) {
            return notRun(arguments[0] + " cannot be read: " + e.getMessage());
        }
    }

    private int send(Pieces pieces, ImportClient client, Progress progress)
            throws IOException, InterruptedException, ImportClient.NotTaken {
        var status = TAKEN;
        for (var piece = pieces.next(); piece.isPresent(); piece = pieces.next()) {
            var taken = client.send(piece.get());
            if (!taken.refused().isEmpty()) {
                status = SOME_REFUSED;
                progress.clear();
                taken.refused().forEach(out::println);
            }
            progress.add(taken.lines(), taken.refused().size(), piece.get().fraction());
        }
        progress.end();
        return status;
    }

    private int notRun(String why) {
        err.println(why);
        return NOT_RUN;
    }
}
