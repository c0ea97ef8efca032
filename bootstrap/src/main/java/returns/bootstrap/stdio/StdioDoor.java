package returns.bootstrap.stdio;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Hands the messages of a host, one a line on standard input, to the {@code /mcp} of a running service, and its answers to
 * standard output, one a line and nothing else; {@code ./run mcp} runs it. The environment says where the service is
 * ({@code URL}) and by whose token it is called ({@code AGENT}).
 *
 * <p>Messages are handed on as they come and answered as they are ready. A request whose host cancels it is not answered; what
 * it began goes on, and can be asked for again. Ends with standard input, when what was asked before is answered.
 */
public final class StdioDoor {
    /** Standard input ended. */
    public static final int ENDED = 0;
    /** Nobody said which service to call, and how; standard error says so. */
    public static final int NOT_RUN = 2;

    private static final String CANCELED = "notifications/cancelled";

    private final Map<String, String> environment;
    private final InputStream in;
    private final PrintStream out;
    private final PrintStream err;
    private final Set<JsonNode> unanswered = ConcurrentHashMap.newKeySet();

    /** A door in that environment. */
    public StdioDoor(Map<String, String> environment, InputStream in, PrintStream out, PrintStream err) {
        this.environment = environment;
        this.in = in;
        this.out = out;
        this.err = err;
    }

    public static void main(String[] arguments) throws IOException {
        var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.exit(new StdioDoor(System.getenv(), System.in, out, System.err).run());
    }

    /** Runs until the input ends; the exit status. */
    public int run() throws IOException {
        var url = environment.getOrDefault("URL", "");
        var token = environment.getOrDefault("AGENT", "");
        if (url.isEmpty() || token.isEmpty()) {
            return notRun(
                    "Start the service first; or set URL to its address, and AGENT to the token of a customer, or of an"
                            + " agent that acts for one.");
        }
        Endpoint endpoint;
        try {
            endpoint = new Endpoint(url, token);
        } catch (IllegalArgumentException e) {
            return notRun("URL must be an address such as http://localhost:8080, and AGENT a token.");
        }
        return run(endpoint);
    }

    private int notRun(String why) {
        err.println(why);
        return NOT_RUN;
    }

    private int run(Endpoint endpoint) throws IOException {
        try (var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
                var running = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isBlank()) {
                    take(HostMessage.of(line), endpoint, running);
                }
            }
        }
        return ENDED;
    }

    private void take(HostMessage message, Endpoint endpoint, ExecutorService running) {
        if (message.method().equals(CANCELED)) {
            unanswered.remove(message.params().path("requestId"));
        } else {
            message.id().ifPresent(unanswered::add);
            running.execute(() -> handOn(message, endpoint));
        }
    }

    private void handOn(HostMessage message, Endpoint endpoint) {
        try {
            endpoint.answer(message).ifPresent(answer -> write(message, answer));
        } catch (Endpoint.NoAnswer none) {
            var why = String.valueOf(none.getMessage());
            message.failed(why).ifPresentOrElse(failed -> write(message, failed), () -> err.println(why));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // nobody does
        }
    }

    private void write(HostMessage asked, String answer) {
        var waitedFor = asked.id().map(unanswered::remove).orElse(true);
        if (waitedFor) {
            out.print(answer + "\n");
            out.flush();
        }
    }
}
