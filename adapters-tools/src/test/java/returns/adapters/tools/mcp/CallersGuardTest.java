package returns.adapters.tools.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.server.HttpServerConfiguration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CallersGuardTest {
    private static final HttpServerConfiguration EVERYWHERE = new HttpServerConfiguration();
    private static final HttpServerConfiguration LOOPBACK = new HttpServerConfiguration();

    static {
        LOOPBACK.setHost("127.0.0.1");
    }

    @Test
    void aServiceOnLoopbackKnowsItsNamesOnly() {
        var guard = guard(LOOPBACK, List.of(), List.of());

        assertEquals(200, status(guard, "localhost:8080", ""));
        assertEquals(200, status(guard, "localhost:8080", "http://localhost:3000"));
        assertEquals(421, status(guard, "returns.example", ""));
        assertEquals(403, status(guard, "localhost:8080", "https://shop.example"));
    }

    @Test
    void anyOtherServiceIsCalledByAnyNameAndByNoWebPage() {
        var guard = guard(EVERYWHERE, List.of(), List.of());

        assertEquals(200, status(guard, "returns.example", ""));
        assertEquals(403, status(guard, "returns.example", "https://returns.example"));
        assertEquals(403, status(guard, "returns.example", "http://localhost:3000"));
    }

    @Test
    void whatIsConfiguredIsAllThatIsAllowed() {
        var guard = guard(LOOPBACK, List.of("returns.example"), List.of("https://shop.example"));

        assertEquals(200, status(guard, "returns.example", "https://shop.example"));
        assertEquals(421, status(guard, "localhost:8080", ""));
        assertEquals(403, status(guard, "returns.example", "http://localhost:3000"));
    }

    private static CallersGuard guard(HttpServerConfiguration server, List<String> hosts, List<String> origins) {
        return new CallersGuard(new McpSettings("", List.of(), hosts, origins, List.of(), List.of()), server);
    }

    private static int status(CallersGuard guard, String host, String origin) {
        var request = HttpRequest.POST("/mcp", "").header("Host", host);
        if (!origin.isEmpty()) {
            request.header("Origin", origin);
        }
        return Optional.<HttpResponse<?>>ofNullable(guard.check(request))
                .map(HttpResponse::code)
                .orElse(200);
    }
}
