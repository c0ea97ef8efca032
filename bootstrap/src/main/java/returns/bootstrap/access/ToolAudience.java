package returns.bootstrap.access;

import io.micronaut.context.BeanProvider;
import io.micronaut.context.annotation.Value;
import io.micronaut.http.HttpRequest;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.security.token.Claims;
import io.micronaut.security.token.jwt.validator.GenericJwtClaimsValidator;
import io.micronaut.security.token.jwt.validator.JwtClaimsValidatorConfiguration;
import jakarta.inject.Singleton;
import java.util.Collection;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Believes, where agents call, only tokens that are meant for this service (RFC 8707): those whose {@code aud} names the
 * configured resource. Where none is configured, {@code aud} must name the address that this node listens at, or may be
 * missing: then whoever signed the token knew of no audience, and the key alone says that it is for this service. What the
 * framework is told to believe as audience everywhere is believed here. The address that a request names counts for nothing.
 */
@Singleton
final class ToolAudience implements GenericJwtClaimsValidator<HttpRequest<?>> {
    private static final String DOOR = "/mcp";

    private final Optional<String> resource;
    private final Optional<String> audience;
    private final BeanProvider<EmbeddedServer> server;

    ToolAudience(
            @Value("${returns.mcp.resource:}") String resource,
            JwtClaimsValidatorConfiguration believed,
            BeanProvider<EmbeddedServer> server) {
        this.resource = Optional.of(resource.strip()).filter(Predicate.not(String::isEmpty));
        this.audience = Optional.ofNullable(believed.getAudience());
        this.server = server;
    }

    @Override
    public boolean validate(Claims claims, @Nullable HttpRequest<?> request) {
        if (request == null || !isForAgents(request.getPath())) {
            return true;
        }
        return switch (claims.get(Claims.AUDIENCE)) {
            case null -> resource.isEmpty();
            case Collection<?> several -> several.stream().anyMatch(this::isOurs);
            case Object one -> isOurs(one);
        };
    }

    private static boolean isForAgents(String path) {
        return path.startsWith(DOOR) || path.startsWith("/tools");
    }

    private boolean isOurs(@Nullable Object name) {
        var ours = resource.map(Stream::of).orElseGet(() -> {
            var address = server.get().getURL().toString();
            return Stream.of(address, address + DOOR);
        });
        return Stream.concat(ours, audience.stream()).anyMatch(own -> own.equals(name));
    }
}
