package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(RunningShop.class)
class DescriptionHttpTest {
    private final Caller anybody;

    DescriptionHttpTest(ShopOverHttp shop) {
        this.anybody = shop.anonymous();
    }

    @Test
    void theApiIsDescribedInOpenApi() {
        var description = anybody.get("/openapi.yml").is(200);

        assertEquals(Optional.of("application/yaml"), description.header("Content-Type"));
        description
                .says("openapi: 3.1.0")
                .says("title: Returns")
                .says("name: Idempotency-Key")
                .says("name: If-Match")
                .says("name: Conversation-Id")
                .says("application/problem+json")
                .says("bearerFormat: JWT")
                .says("/orders/{orderNumber}/returnable:")
                .says("/orders/import:")
                .says("application/x-ndjson")
                .says("/policy/versions/{version}:")
                .says("/returns/{numberOrId}/cancel:")
                .says("/tools/{name}:");
        assertFalse(description.body().contains("nullable"));
        assertFalse(description.body().contains("Principal"));
    }

    @Test
    void everyReferenceOfTheDescriptionIsInIt() {
        var description = anybody.get("/openapi.yml").body();

        Pattern.compile("#/components/schemas/(\\w+)")
                .matcher(description)
                .results()
                .map(match -> match.group(1))
                .forEach(name -> assertTrue(description.contains("\n    " + name + ":\n"), name));
    }

    @Test
    void theDocumentationIsServedWithoutAnyOtherServer() {
        var page = anybody.get("/docs").is(200);

        page.says("swagger-ui").says("/openapi.yml");
        var scripts = Pattern.compile("\"(/[^\"]+\\.(js|css))\"")
                .matcher(page.body())
                .results()
                .toList();
        assertFalse(scripts.isEmpty());
        scripts.forEach(script -> anybody.get(script.group(1)).is(200));
        assertFalse(page.body().contains("//unpkg"));
        anybody.get("/docs/nowhere").refuses(404, "not_found");
    }

    @Test
    void healthTellsTheStateOfTheDatabaseToo() {
        var health = anybody.get("/health").is(200);

        assertEquals("UP", health.text("/status"));
        assertEquals("UP", health.text("/details/database/status"));
    }
}
