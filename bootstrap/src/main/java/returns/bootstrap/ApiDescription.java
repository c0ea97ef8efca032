package returns.bootstrap;

import io.micronaut.core.io.ResourceResolver;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.swagger.v3.oas.annotations.Hidden;
import io.swagger.v3.oas.annotations.OpenAPIDefinition;
import io.swagger.v3.oas.annotations.enums.SecuritySchemeType;
import io.swagger.v3.oas.annotations.info.Info;
import io.swagger.v3.oas.annotations.security.SecurityRequirement;
import io.swagger.v3.oas.annotations.security.SecurityScheme;
import java.io.IOException;

/** What the API says of itself. The build joins it with what the adapters say; see {@code openapi.properties}. */
@OpenAPIDefinition(
        info =
                @Info(
                        title = "Returns",
                        version = "1",
                        description = "Takes goods back for a shop. A change that is asked for again has no further effect, and"
                                + " answers what it answered the first time."),
        security = @SecurityRequirement(name = "token"))
@SecurityScheme(name = "token", type = SecuritySchemeType.HTTP, scheme = "bearer", bearerFormat = "JWT")
@Hidden
@Controller
final class ApiDescription {
    private static final String FILE = "META-INF/swagger/openapi.yml";

    private final byte[] openApi;

    ApiDescription(ResourceResolver resources) throws IOException {
        try (var file = resources.getResourceAsStream("classpath:" + FILE).orElseThrow()) {
            this.openApi = file.readAllBytes();
        }
    }

    @Get(value = "/openapi.yml", produces = "application/yaml")
    byte[] openApi() {
        return openApi;
    }
}
