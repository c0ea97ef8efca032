package returns.bootstrap;

import io.swagger.v3.oas.annotations.OpenAPIDefinition;
import io.swagger.v3.oas.annotations.enums.SecuritySchemeType;
import io.swagger.v3.oas.annotations.info.Info;
import io.swagger.v3.oas.annotations.security.SecurityRequirement;
import io.swagger.v3.oas.annotations.security.SecurityScheme;

/** What the API says of itself. The build joins it with what the adapters say; see {@code openapi.properties}. */
@OpenAPIDefinition(
        info =
                @Info(
                        title = "Returns",
                        version = "1",
                        description =
                                "Takes goods back for a shop. A change that is asked for again has no further effect,"
                                        + " and answers what it answered the first time."),
        security = @SecurityRequirement(name = "token"))
@SecurityScheme(name = "token", type = SecuritySchemeType.HTTP, scheme = "bearer", bearerFormat = "JWT")
final class ApiDescription {
    private ApiDescription() {}
}
