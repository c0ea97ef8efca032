package returns.bootstrap.http;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Somebody who calls the service, with headers that every call of theirs has. */
record Caller(URI base, Map<String, String> headers) {
    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    Caller with(String name, String value) {
        var more = new HashMap<>(headers);
        more.put(name, value);
        return new Caller(base, Map.copyOf(more));
    }

    /** With a key that no other call has. */
    Caller withNewKey() {
        return withKey(UUID.randomUUID().toString());
    }

    Caller withKey(String key) {
        return with("Idempotency-Key", key);
    }

    Reply get(String path) {
        return send("GET", path, null);
    }

    Reply post(String path, String body) {
        return with("Content-Type", "application/json").send("POST", path, body);
    }

    Reply put(String path, String body) {
        return with("Content-Type", "application/json").send("PUT", path, body);
    }

    Reply send(String method, String path, @Nullable String body) {
        return call(method, path, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    }

    /** Posts these very bytes. */
    Reply upload(String path, byte[] body) {
        return call("POST", path, BodyPublishers.ofByteArray(body));
    }

    private Reply call(String method, String path, BodyPublisher body) {
        var request = HttpRequest.newBuilder(base.resolve(path)).method(method, body);
        headers.forEach(request::header);
        try {
            return new Reply(CLIENT.send(request.build(), BodyHandlers.ofString()));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
