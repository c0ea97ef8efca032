package returns.adapters.tools.mcp;

import io.micronaut.core.annotation.Order;
import io.micronaut.core.order.Ordered;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.annotation.ResponseFilter;
import io.micronaut.http.annotation.ServerFilter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import returns.adapters.tools.Scopes;
import returns.application.tools.ToolCatalogue;

/**
 * Tells hosts whose token is missing, not valid or too narrow what is wrong and which scopes to ask for (RFC 6750, section 3);
 * at the door of the protocol also where to learn how to get one (RFC 9728, section 5.1).
 */
@ServerFilter({ResourceAddress.DOOR, TokenChallenge.TOOLS + "/**"})
@Order(Ordered.HIGHEST_PRECEDENCE)
final class TokenChallenge {
    static final String TOOLS = "/tools";

    private final ResourceAddress address;
    private final String scopes;

    TokenChallenge(ResourceAddress address, ToolCatalogue catalogue) {
        this.address = address;
        this.scopes = String.join(" ", catalogue.scopes());
    }

    @ResponseFilter
    void challenge(HttpRequest<?> request, MutableHttpResponse<?> response) {
        var needed = Scopes.needed(request);
        if (response.status() == HttpStatus.UNAUTHORIZED) {
            var said = request.getHeaders().contains(HttpHeaders.AUTHORIZATION);
            challenge(request, response, said ? Map.of("error", "invalid_token") : Map.of(), scopes);
        } else if (response.status() == HttpStatus.FORBIDDEN && needed.isPresent()) {
            challenge(request, response, Map.of("error", "insufficient_scope"), needed.get());
        }
    }

    private void challenge(
            HttpRequest<?> request, MutableHttpResponse<?> response, Map<String, String> error, String scope) {
        var parameters = new LinkedHashMap<>(error);
        parameters.put("scope", scope);
        if (!request.getPath().startsWith(TOOLS)) {
            parameters.put("resource_metadata", address.metadata(request));
        }
        var written = parameters.entrySet().stream()
                .map(parameter -> parameter.getKey() + "=\"" + parameter.getValue() + "\"")
                .collect(Collectors.joining(", "));
        response.getHeaders().set(HttpHeaders.WWW_AUTHENTICATE, "Bearer " + written);
    }
}
