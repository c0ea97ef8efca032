package returns.bootstrap.importing;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Sends pieces of a file to the service. One that is not answered is sent again: that cannot do harm. */
final class ImportClient {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int ATTEMPTS = 5;

    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5))
            .build();
    private final HttpRequest.Builder call;
    private final Duration pause;

    /** Waits that long before it sends a piece again, then twice as long, and so on. */
    ImportClient(URI service, String token, Duration pause) {
        this.call = HttpRequest.newBuilder(service.resolve("/orders/import"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/x-ndjson");
        this.pause = pause;
    }

    /**
     * What became of a piece.
     *
     * @param lines its lines that were not empty
     * @param refused what is told of each that was refused, with its number in the file
     */
    record Taken(long lines, List<ObjectNode> refused) {}

    /** The service took none of it, or cannot be reached; the message says why, and what to do. */
    static final class NotTaken extends Exception {
        private static final long serialVersionUID = 1;
        private final boolean forNow;

        NotTaken(String message, boolean forNow) {
            super(message);
            this.forNow = forNow;
        }
    }

    Taken send(Pieces.Piece piece) throws NotTaken, InterruptedException {
        for (var attempt = 1; ; attempt++) {
            try {
                return sendOnce(piece);
            } catch (NotTaken refused) {
                if (!refused.forNow || attempt == ATTEMPTS) {
                    throw refused;
                }
            }
            Thread.sleep(pause.multipliedBy(1L << (attempt - 1)));
        }
    }

    private Taken sendOnce(Pieces.Piece piece) throws NotTaken, InterruptedException {
        try {
            var body = BodyPublishers.ofByteArray(piece.lines().toByteArray());
            return taken(piece, http.send(call.POST(body).build(), BodyHandlers.ofString()));
        } catch (IOException e) {
            throw new NotTaken(call.build().uri() + " does not answer. Is the service running?", true);
        }
    }

    private static Taken taken(Pieces.Piece piece, HttpResponse<String> answer) throws IOException, NotTaken {
        var told = new ArrayList<ObjectNode>();
        for (var line : answer.body().lines().toList()) {
            told.add(object(line));
        }
        if (told.isEmpty()) {
            throw new IOException("The answer is empty");
        }
        var last = told.removeLast();
        if (!last.has("lines")) {
            var words = last.path("detail").asText() + " " + last.path("hint").asText();
            throw new NotTaken(words, last.path("retry").asText().equals("unchanged"));
        }
        told.forEach(refused -> refused.put("line", refused.path("line").asLong() + piece.before()));
        return new Taken(last.path("lines").asLong(), told);
    }

    private static ObjectNode object(String line) throws IOException {
        try {
            return (ObjectNode) JSON.readTree(line);
        } catch (JsonProcessingException | ClassCastException e) {
            throw new IOException("The answer is not the service's: " + line, e);
        }
    }
}
