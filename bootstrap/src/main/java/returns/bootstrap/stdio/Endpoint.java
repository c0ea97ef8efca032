package returns.bootstrap.stdio;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;

/** The {@code /mcp} of a running service. */
final class Endpoint {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5))
            .build();
    private final URI address;
    private final HttpRequest.Builder call;

    /**
     * The one of that service, called by that token.
     *
     * @throws IllegalArgumentException if either is none
     */
    Endpoint(String url, String token) {
        this.address = URI.create(url).resolve("/mcp");
        this.call = HttpRequest.newBuilder(address)
                .timeout(PATIENCE)
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream");
    }

    /** No message came back; the text says why, and what to do. */
    static final class NoAnswer extends Exception {
        private static final long serialVersionUID = 1;

        NoAnswer(String message) {
            super(message);
        }
    }

    /** What it answers, in one line; nothing, if nothing was asked. */
    Optional<String> answer(HostMessage message) throws NoAnswer, InterruptedException {
        var request = call.copy().POST(BodyPublishers.ofString(message.line()));
        message.headers().forEach(request::header);
        try {
            return answer(http.send(request.build(), BodyHandlers.ofString()));
        } catch (IOException e) {
            throw new NoAnswer(
                    address + " does not answer. Is the service running? The same call again cannot do harm.");
        }
    }

    private Optional<String> answer(HttpResponse<String> response) throws NoAnswer {
        if (response.body().isEmpty()) {
            return Optional.empty();
        }
        var said = json(response.body());
        if (said.has("jsonrpc")) {
            return Optional.of(response.body().replaceAll("[\r\n]+", " "));
        }
        throw new NoAnswer(address + " answers " + response.statusCode() + ". "
                + said.path("detail").asText() + " " + said.path("hint").asText());
    }

    private static JsonNode json(String body) {
        try {
            return JSON.readTree(body);
        } catch (JsonProcessingException e) {
            return JSON.missingNode();
        }
    }
}
