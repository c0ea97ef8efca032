package returns.bootstrap;

import io.micronaut.core.io.ResourceResolver;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.swagger.v3.oas.annotations.Hidden;
import java.io.IOException;

/** Serves the description of the API. */
@Hidden
@Controller
final class OpenApiFile {
    private final byte[] content;

    OpenApiFile(ResourceResolver resources) throws IOException {
        try (var file = resources
                .getResourceAsStream("classpath:META-INF/swagger/openapi.yml")
                .orElseThrow()) {
            this.content = file.readAllBytes();
        }
    }

    @Get(value = "/openapi.yml", produces = "application/yaml")
    byte[] content() {
        return content;
    }
}
