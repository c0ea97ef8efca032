package returns.adapters.tools.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.micronaut.http.HttpRequest;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResourceAddressTest {
    private static final HttpRequest<?> REQUEST = HttpRequest.POST("/mcp", "");

    @Test
    void theAddressIsTheOneThatIsCalled() {
        var address = address("", "http://localhost:8080");

        assertEquals("http://localhost:8080/mcp", address.resource(REQUEST));
        assertEquals("http://localhost:8080/.well-known/oauth-protected-resource/mcp", address.metadata(REQUEST));
    }

    @Test
    void theAddressThatIsConfiguredComesFirst() {
        var address = address("https://shop.example/mcp", "http://10.0.0.7:8080");

        assertEquals("https://shop.example/mcp", address.resource(REQUEST));
        assertEquals("https://shop.example/.well-known/oauth-protected-resource/mcp", address.metadata(REQUEST));
    }

    @Test
    void aNameThatIsNoneBreaksNothing() {
        assertEquals(
                "http://a\"b/.well-known/oauth-protected-resource/mcp",
                address("", "http://a\"b").metadata(REQUEST));
    }

    private static ResourceAddress address(String configured, String called) {
        return new ResourceAddress(
                new McpSettings(configured, List.of(), List.of(), List.of(), List.of(), List.of()), _ -> called);
    }
}
