package returns.adapters.tools.mcp;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.server.util.HttpHostResolver;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.Optional;
import java.util.function.Predicate;

/** Where hosts find this door, and what it tells of itself. */
@Singleton
final class ResourceAddress {
    static final String METADATA = "/.well-known/oauth-protected-resource";
    static final String PATH = "/mcp";

    /** All paths that lead to this door: a slash at the end makes no difference. */
    static final String DOOR = PATH + "/**";

    private final Optional<URI> configured;
    private final HttpHostResolver called;

    ResourceAddress(McpSettings settings, HttpHostResolver called) {
        this.configured = Optional.of(settings.resource())
                .filter(Predicate.not(String::isBlank))
                .map(URI::create);
        this.called = called;
    }

    /** The address that hosts know this door by. */
    String resource(HttpRequest<?> request) {
        return configured.map(URI::toString).orElseGet(() -> called.resolve(request) + PATH);
    }

    /** Where its metadata is: RFC 9728 puts the well-known path between host and path. */
    String metadata(HttpRequest<?> request) {
        return configured
                .map(address -> address.resolve(METADATA + address.getRawPath()).toString())
                .orElseGet(() -> called.resolve(request) + METADATA + PATH);
    }
}
