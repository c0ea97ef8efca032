package returns.adapters.tools.mcp;

import io.micronaut.core.annotation.Order;
import io.micronaut.core.order.Ordered;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.annotation.RequestFilter;
import io.micronaut.http.annotation.ServerFilter;
import io.micronaut.http.server.HttpServerConfiguration;
import io.modelcontextprotocol.server.transport.DefaultServerTransportSecurityValidator;
import io.modelcontextprotocol.server.transport.HeaderAccessor;
import io.modelcontextprotocol.server.transport.ServerTransportSecurityException;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Refuses calls that a web page of somebody else makes, or that reach the service by a name that is not its own (DNS
 * rebinding). Where nothing else is configured, a service that listens on loopback knows the names of loopback only, and no
 * other service believes any web page.
 */
@ServerFilter(ResourceAddress.DOOR)
@Order(Ordered.HIGHEST_PRECEDENCE)
final class CallersGuard {
    private static final Set<String> LOOPBACK = Set.of("127.0.0.1", "localhost", "::1");
    private static final List<String> LOOPBACK_HOSTS = List.of("localhost:*", "127.0.0.1:*", "[::1]:*");
    private static final List<String> LOOPBACK_ORIGINS =
            LOOPBACK_HOSTS.stream().map(host -> "http://" + host).toList();

    private final DefaultServerTransportSecurityValidator validator;

    CallersGuard(McpSettings settings, HttpServerConfiguration server) {
        var loopback = server.getHost().filter(LOOPBACK::contains).isPresent();
        this.validator = DefaultServerTransportSecurityValidator.builder()
                .allowedHosts(orLoopback(settings.allowedHosts(), loopback, LOOPBACK_HOSTS))
                .allowedOrigins(orLoopback(settings.allowedOrigins(), loopback, LOOPBACK_ORIGINS))
                .build();
    }

    private static List<String> orLoopback(List<String> configured, boolean loopback, List<String> names) {
        return configured.isEmpty() && loopback ? names : configured;
    }

    @RequestFilter
    @Nullable
    HttpResponse<?> check(HttpRequest<?> request) {
        try {
            validator.validate(new Headers(request.getHeaders()));
            return null;
        } catch (ServerTransportSecurityException e) {
            return Answers.refused(
                    HttpStatus.valueOf(e.getStatusCode()),
                    null,
                    ErrorCodes.INVALID_REQUEST,
                    String.valueOf(e.getMessage()));
        }
    }

    private record Headers(HttpHeaders all) implements HeaderAccessor {
        @Override
        public List<String> getHeader(String name) {
            return all.getAll(name);
        }

        @Override
        public List<String> getHeaderNames() {
            return List.copyOf(all.names());
        }
    }
}
