package returns.adapters.tools.mcp;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.swagger.v3.oas.annotations.Hidden;
import java.util.List;

/** Tells anybody where to get a token. */
@Hidden
@Controller(ResourceAddress.METADATA)
final class ProtectedResourceController {
    private final ResourceAddress address;
    private final McpSettings settings;

    ProtectedResourceController(ResourceAddress address, McpSettings settings) {
        this.address = address;
        this.settings = settings;
    }

    /** At the root, and where the resource's path is added: hosts look at either. */
    @Get(uris = {"/", "/mcp"})
    ProtectedResource show(HttpRequest<?> request) {
        return new ProtectedResource(address.resource(request), settings.authorizationServers(), List.of("header"));
    }
}
