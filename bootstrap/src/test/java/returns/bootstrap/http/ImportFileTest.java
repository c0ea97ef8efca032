package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import returns.bootstrap.importing.ImportFile;

/** {@code ./run import FILE}, within this process. */
@ExtendWith(RunningShop.class)
class ImportFileTest {
    private static final int MORE_THAN_TWO_PIECES = 450;

    private final ShopOverHttp shop;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    Path folder;

    ImportFileTest(ShopOverHttp shop) {
        this.shop = shop;
    }

    @Test
    void aFileIsImportedAndAgain() throws Exception {
        var file = file("\ufeff" + lines(orders()));

        assertEquals(ImportFile.TAKEN, run(environment(), file.toString()));
        assertEquals(ImportFile.TAKEN, run(environment(), file.toString()));

        assertEquals("", text(out));
        var told = text(err).lines().toList();
        assertEquals(2, told.size());
        assertTrue(told.getFirst().matches("100 %  450 lines, [\\d,]+ a second, 0 refused"), told.toString());
    }

    @Test
    void everyRefusedLineIsToldWithItsNumberInTheFile() throws Exception {
        var orders = orders();
        var text = lines(orders.subList(0, 200)) + "broken\n\n" + lines(orders.subList(200, 400)) + "\ufeff{}\n"
                + "x".repeat(2 << 20) + "\n" + lines(orders.subList(400, 450)) + "broken";

        assertEquals(ImportFile.SOME_REFUSED, run(environment(), file(text).toString()));

        var told = text(out).lines().map(Reply::json).toList();
        assertEquals(
                List.of(201, 403, 404, 455),
                told.stream().map(line -> line.get("line").intValue()).toList());
        assertEquals("too_large", told.get(2).get("code").textValue());
        assertTrue(text(err).endsWith("100 %  454 lines, " + rate() + " a second, 4 refused\n"), text(err));
    }

    @Test
    void onATerminalABarMoves() throws Exception {
        var bar = new HashMap<>(environment());
        bar.put("PROGRESS", "bar");

        assertEquals(ImportFile.TAKEN, run(bar, file(lines(orders())).toString()));

        assertTrue(text(err).contains("\r[" + "#".repeat(30) + "] 100 %  450 lines"), text(err));
    }

    @Test
    void whatCannotRunSaysWhy() throws Exception {
        var file = file(lines(orders())).toString();
        var utf16 = Files.writeString(folder.resolve("utf16"), lines(orders()), StandardCharsets.UTF_16);
        var stranger = Map.of("URL", shop.url().toString(), "ORDER_FEED", "nobody");

        assertEquals(ImportFile.NOT_RUN, run(environment()));
        assertEquals(
                ImportFile.NOT_RUN, run(environment(), folder.resolve("absent").toString()));
        assertEquals(ImportFile.NOT_RUN, run(Map.of(), file));
        assertEquals(ImportFile.NOT_RUN, run(stranger, file));
        assertEquals(ImportFile.NOT_RUN, run(environment(), utf16.toString()));

        assertEquals("", text(out));
        for (var words : List.of("Name one file", "Start the service", "Send a valid token", "Send it as UTF-8")) {
            assertTrue(text(err).contains(words), text(err));
        }
    }

    private int run(Map<String, String> environment, String... arguments) throws InterruptedException {
        return new ImportFile(environment, print(out), print(err)).run(arguments);
    }

    private Map<String, String> environment() {
        var token = shop.token(ShopOverHttp.claims("shop", "order_feed"));
        return Map.of("URL", shop.url().toString(), "ORDER_FEED", token);
    }

    private String rate() {
        return text(err).replaceAll("(?s).*lines, ([\\d,]+) a second.*", "$1");
    }

    private List<ObjectNode> orders() {
        var customer = shop.newCustomer();
        return IntStream.range(0, MORE_THAN_TWO_PIECES)
                .mapToObj(i -> ShopOverHttp.order(customer))
                .toList();
    }

    private static String lines(List<ObjectNode> orders) {
        return orders.stream().map(order -> order + "\n").collect(Collectors.joining());
    }

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("orders.ndjson"), text);
    }

    private static PrintStream print(ByteArrayOutputStream to) {
        return new PrintStream(to, true, StandardCharsets.UTF_8);
    }

    private static String text(ByteArrayOutputStream from) {
        return from.toString(StandardCharsets.UTF_8);
    }
}
