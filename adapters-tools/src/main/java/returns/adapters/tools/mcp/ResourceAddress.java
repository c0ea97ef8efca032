package returns.adapters.tools.mcp;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.server.util.HttpHostResolver;
import jakarta.inject.Singleton;
import java.net.URI;

/** Where hosts find this door, and what it tells of itself. */
@Singleton
final class ResourceAddress {
    static final String METADATA = "/.well-known/oauth-protected-resource";
    private static final String PATH = "/mcp";

    private final String configured;
    private final HttpHostResolver called;

    ResourceAddress(McpSettings settings, HttpHostResolver called) {
        this.configured = settings.resource();
        this.called = called;
    }

    /** The address that hosts know this door by. */
    String resource(HttpRequest<?> request) {
        return configured.isEmpty() ? called.resolve(request) + PATH : configured;
    }

    /** Where its metadata is: RFC 9728 puts the well-known path between host and path. */
    String metadata(HttpRequest<?> request) {
        var resource = URI.create(resource(request));
        return resource.resolve(METADATA + resource.getPath()).toString();
    }
}
