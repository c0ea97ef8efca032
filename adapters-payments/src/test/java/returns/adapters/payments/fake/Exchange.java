package returns.adapters.payments.fake;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/** One call over HTTP. */
record Exchange(HttpExchange http, String body) {
    private static final int LATE_BY_SECONDS = 3;

    static Exchange of(HttpExchange http) throws IOException {
        return new Exchange(http, new String(http.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
    }

    boolean isPost() {
        return http.getRequestMethod().equals("POST");
    }

    URI address() {
        return http.getRequestURI();
    }

    String header(String name) {
        return Optional.ofNullable(http.getRequestHeaders().getFirst(name)).orElse("");
    }

    Map<String, String> form() {
        return form(body);
    }

    static Map<String, String> form(String text) {
        var form = new HashMap<String, String>();
        for (var pair : text.split("&", -1)) {
            var at = pair.indexOf('=');
            if (at > 0) {
                form.put(decoded(pair.substring(0, at)), decoded(pair.substring(at + 1)));
            }
        }
        return form;
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    void answer(Reply reply) throws IOException {
        var bytes = reply.body().getBytes(StandardCharsets.UTF_8);
        http.getResponseHeaders().set("Content-Type", "application/json");
        reply.headers().forEach(http.getResponseHeaders()::set);
        http.sendResponseHeaders(reply.status(), bytes.length);
        http.getResponseBody().write(bytes);
        http.close();
    }

    /** Answers seconds later: nobody is expected to wait for it. */
    void answerLate(Reply reply, Executor threads) {
        CompletableFuture.delayedExecutor(LATE_BY_SECONDS, TimeUnit.SECONDS, threads)
                .execute(() -> {
                    try {
                        answer(reply);
                    } catch (IOException e) {
                        cut();
                    }
                });
    }

    /** Ends the connection without an answer. */
    void cut() {
        http.close();
    }
}
