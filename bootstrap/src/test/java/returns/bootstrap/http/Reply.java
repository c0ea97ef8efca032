package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What the service answered. */
record Reply(HttpResponse<String> http) {
    private static final JsonMapper JSON = new JsonMapper();
    private static final List<String> MEMBERS =
            List.of("type", "title", "status", "detail", "code", "outcome", "retry", "hint");
    private static final Set<String> EXTENSIONS = Set.of("errors", "lines", "return", "differences", "allowed");

    int status() {
        return http.statusCode();
    }

    String body() {
        return http.body();
    }

    Optional<String> header(String name) {
        return http.headers().firstValue(name);
    }

    JsonNode json() {
        return json(body());
    }

    /** The values of a body that has one a line. */
    List<JsonNode> jsonLines() {
        return body().lines().map(Reply::json).toList();
    }

    static JsonNode json(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError("no JSON: " + text, e);
        }
    }

    /** A text of the body, by its JSON Pointer. */
    String text(String pointer) {
        return json().at(pointer).asText();
    }

    Reply is(int status) {
        assertEquals(status, status(), body());
        return this;
    }

    boolean replayed() {
        return header("Idempotency-Replayed").equals(Optional.of("true"));
    }

    /** That it is a problem document, complete, of that status and code. */
    Reply refuses(int status, String code) {
        is(status);
        assertEquals(Optional.of("application/problem+json"), header("Content-Type"));
        var problem = json();
        for (var member : MEMBERS) {
            assertFalse(problem.path(member).asText().isBlank(), member + " of " + body());
        }
        var others = new TreeSet<String>();
        problem.fieldNames().forEachRemaining(others::add);
        MEMBERS.forEach(others::remove);
        assertTrue(EXTENSIONS.containsAll(others), body());
        assertEquals(code, problem.get("code").textValue());
        assertEquals("/problems/" + code, problem.get("type").textValue());
        assertEquals(status, problem.get("status").intValue());
        return this;
    }

    /** That it names this value as not valid. */
    Reply names(String pointer) {
        assertTrue(json().at("/errors").findValuesAsText("pointer").contains(pointer), body());
        return this;
    }

    /** That it says this somewhere. */
    Reply says(String words) {
        assertTrue(body().contains(words), body());
        return this;
    }
}
