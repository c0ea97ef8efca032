package returns.adapters.tools.mcp;

import io.micronaut.core.annotation.Order;
import io.micronaut.core.order.Ordered;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MutableHttpResponse;
import io.micronaut.http.annotation.ResponseFilter;
import io.micronaut.http.annotation.ServerFilter;

/** Tells hosts that come without a token where to learn how to get one (RFC 9728, section 5.1). */
@ServerFilter("/mcp")
@Order(Ordered.HIGHEST_PRECEDENCE)
final class TokenChallenge {
    private final ResourceAddress address;

    TokenChallenge(ResourceAddress address) {
        this.address = address;
    }

    @ResponseFilter
    void challenge(HttpRequest<?> request, MutableHttpResponse<?> response) {
        if (response.status() == HttpStatus.UNAUTHORIZED) {
            response.getHeaders()
                    .set(
                            HttpHeaders.WWW_AUTHENTICATE,
                            "Bearer resource_metadata=\"" + address.metadata(request) + "\"");
        }
    }
}
