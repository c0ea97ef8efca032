package returns.bootstrap.packaged;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./run import FILE}, as it is typed. */
class ImportIT {
    private static final String ORDER = """
        {"orderNumber": "imported-1", "customerId": "c-17", "currency": "EUR", "timeZone": "Europe/Berlin", "country": "DE", \
        "placedAt": "2026-11-01T10:00:00Z", "updatedAt": "2026-11-01T10:00:00Z", "taxIncluded": true, "lines": [{\
        "lineId": "1", "sku": "SOCKS", "title": "Socks", "category": "apparel", "quantity": 2, "canceledQuantity": 0, \
        "deliveries": [], "unitPrice": "4.50", "discount": "0.00", "total": "9.00", "tax": "1.44", "finalSale": false}], \
        "shipping": {"total": "0.00", "tax": "0.00"}, "payments": []}
        """;

    @TempDir
    Path folder;

    private record Ran(int status, String output) {}

    @Test
    void theExitStatusTellsWhatBecameOfTheFile() throws Exception {
        var file = folder.resolve("orders.ndjson");
        try (var service = PackagedService.start(folder)) {
            Files.writeString(file, ORDER);
            assertEquals(new Ran(0, ""), run(folder, "import", file.toString()));
            assertEquals(
                    200,
                    service.send(service.call("ORDER_FEED", "/orders/imported-1")
                                    .GET())
                            .statusCode());

            Files.writeString(file, ORDER + "broken\n");
            var refused = run(folder, "import", file.toString());
            assertEquals(1, refused.status());
            assertTrue(refused.output().startsWith("{\"line\":2,"), refused.output());

            assertEquals(new Ran(2, ""), run(folder, "import"));
        }
        assertEquals(new Ran(2, ""), run(folder.resolve("nowhere"), "import", file.toString()));
        assertTrue(run(folder, "--help").output().contains("./run import FILE"));
    }

    private static Ran run(Path folder, String... arguments) throws IOException, InterruptedException {
        var builder = new ProcessBuilder("../run").redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.command().addAll(List.of(arguments));
        builder.environment()
                .putAll(Map.of(
                        "RETURNS_DATA",
                        folder.resolve("data").toString(),
                        "JAVA_HOME",
                        System.getProperty("java.home")));
        builder.environment().keySet().removeAll(Set.of("URL", "ORDER_FEED"));
        var process = builder.start();
        var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ran(process.waitFor(), output);
    }
}
