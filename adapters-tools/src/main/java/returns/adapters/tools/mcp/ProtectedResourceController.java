package returns.adapters.tools.mcp;

import io.micronaut.http.HttpRequest;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.swagger.v3.oas.annotations.Hidden;
import java.util.List;
import returns.application.tools.ToolCatalogue;

/** Tells anybody where to get a token. */
@Hidden
@Controller(ResourceAddress.METADATA)
final class ProtectedResourceController {
    private final ResourceAddress address;
    private final McpSettings settings;
    private final ToolCatalogue catalogue;

    ProtectedResourceController(ResourceAddress address, McpSettings settings, ToolCatalogue catalogue) {
        this.address = address;
        this.settings = settings;
        this.catalogue = catalogue;
    }

    /** At the root, and where the resource's path is added: hosts look at either. */
    @Get(uris = {"/", "/mcp"})
    ProtectedResource show(HttpRequest<?> request) {
        return new ProtectedResource(
                address.resource(request), settings.authorizationServers(), catalogue.scopes(), List.of("header"));
    }
}
