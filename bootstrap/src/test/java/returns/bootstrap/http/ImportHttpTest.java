package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(RunningShop.class)
class ImportHttpTest {
    private final ShopOverHttp shop;
    private final String customer;

    ImportHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.customer = shop.newCustomer();
    }

    @Test
    void ordersAreStoredAndTheSameAgainChangesNothing() {
        var orders = orders(450);

        var first = imported(lines(orders)).is(200);

        assertEquals(Optional.of("application/x-ndjson"), first.header("Content-Type"));
        assertEquals(List.of(counts(450, 450, 0, 0)), told(first));
        for (var order : List.of(orders.getFirst(), orders.get(201), orders.getLast())) {
            assertEquals(order, onFile(order).is(200).json());
        }
        assertEquals(List.of(counts(450, 0, 450, 0)), told(imported(lines(orders))));
    }

    @Test
    void eachLineIsAnsweredAsAPutOfItWouldBe() {
        var known = orders(2);
        imported(lines(known)).is(200);
        var outdated = known.getFirst().deepCopy().put("updatedAt", "2020-01-01T00:00:00Z");
        var conflict = known.getLast().deepCopy().put("country", "AT");
        var later = ShopOverHttp.later(known.getFirst());
        var added = ShopOverHttp.order(customer);
        var wrong = ShopOverHttp.order(customer);
        ((ObjectNode) wrong.at("/lines/0")).put("total", "10.01");
        var invalid = ShopOverHttp.order(customer).put("currency", "EURO").put("secret", 1);

        var told = told(imported(lines(List.of(outdated, conflict, later, added, wrong, invalid, known.getLast()))));

        assertRefused(told.get(0), 1, outdated, "order_outdated");
        assertRefused(told.get(1), 2, conflict, "order_conflict");
        assertRefused(told.get(2), 5, wrong, "amounts_do_not_add_up");
        assertEquals("/lines/0/total", told.get(2).at("/errors/0/pointer").textValue());
        assertRefused(told.get(3), 6, invalid, "invalid");
        assertEquals(List.of("/secret", "/currency"), told.get(3).at("/errors").findValuesAsText("pointer"));
        assertEquals(counts(7, 2, 1, 4), told.get(4));
        assertEquals(later, onFile(later).json());
        onFile(wrong).refuses(404, "not_found");
    }

    @Test
    void aLineThatCannotBeReadDoesNotKeepTheOthersFromBeingStored() {
        var orders = orders(3);
        var latin = orders.get(2).deepCopy().put("customerId", "M\u00fcller").toString();
        var body = concat(
                utf8("{\"orderNumber\": \n"),
                utf8(orders.get(0) + "\r\n\n  \n"),
                latin.getBytes(StandardCharsets.ISO_8859_1),
                utf8("\n[]\n{\"orderNumber\":\"o-1\"} {}\n" + "{\"x\":\"" + "y".repeat(2 << 20) + "\"}\n"),
                utf8("\u0000\n" + orders.get(1)));

        var told = told(imported(body));

        assertRefused(told.get(0), 1, "malformed", "The line is not the JSON that is expected: it ends too early.");
        assertRefused(told.get(1), 5, "malformed", "The line is not the JSON that is expected: it is not UTF-8.");
        assertRefused(told.get(2), 6, "invalid", "One value is not valid.");
        assertRefused(told.get(3), 7, "malformed", "nothing after it");
        assertRefused(told.get(4), 8, "too_large", "The line is longer than 1 MiB.");
        assertRefused(told.get(5), 9, "malformed", "it is not well-formed");
        assertEquals(counts(8, 2, 0, 6), told.get(6));
        assertEquals(orders.get(0), onFile(orders.get(0)).json());
        assertEquals(orders.get(1), onFile(orders.get(1)).json());
    }

    @Test
    void aByteOrderMarkAtTheStartIsTaken() {
        var order = ShopOverHttp.order(customer).put("customerId", "M\u00fcller " + customer);

        assertEquals(List.of(counts(1, 1, 0, 0)), told(imported(utf8("\ufeff" + order))));

        assertEquals(order, onFile(order).json());
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE", "x-UTF-16LE-BOM"})
    void aBodyOfAnotherEncodingIsRefusedWithWhatToDo(String encoding) {
        var order = ShopOverHttp.order(customer);

        imported((order + "\n").getBytes(Charset.forName(encoding)))
                .refuses(400, "malformed")
                .says("UTF-16 or UTF-32")
                .says("Send it as UTF-8");

        onFile(order).refuses(404, "not_found");
    }

    @Test
    void ofNothingNothingIsStored() {
        assertEquals(List.of(counts(0, 0, 0, 0)), told(imported(new byte[0])));
        assertEquals(List.of(counts(0, 0, 0, 0)), told(imported(utf8("\n\r\n"))));
    }

    @Test
    void anImportMayBeLongerThanAnyOtherBody() {
        var order = ShopOverHttp.order(customer);
        var padded = order + " ".repeat(900_000) + "\n";

        assertEquals(List.of(counts(12, 1, 11, 0)), told(imported(utf8(padded.repeat(12)))));

        shop.feed().put("/orders/" + number(order), order + " ".repeat(1 << 20)).refuses(413, "too_large");
    }

    @Test
    void onlyAFeedImportsOrders() {
        var order = ShopOverHttp.order(customer);
        for (var caller : List.of(shop.customer(customer), shop.staff())) {
            imported(caller, "application/x-ndjson", utf8(order.toString())).refuses(403, "forbidden");
        }
        imported(shop.anonymous(), "application/x-ndjson", utf8("{}")).refuses(401, "unauthorized");
        onFile(order).refuses(404, "not_found");
    }

    @Test
    void whatIsNotOneObjectALineIsAskedForAsSuch() {
        var order = utf8(ShopOverHttp.order(customer).toString());
        for (var type : List.of("application/json", "text/plain", "application/x-json-stream")) {
            imported(shop.feed(), type, order)
                    .refuses(415, "unsupported_media_type")
                    .says("application/x-ndjson");
        }
        imported(shop.feed(), "application/ndjson; charset=utf-8", order).is(200);
    }

    private Reply imported(byte[] body) {
        return imported(shop.feed(), "application/x-ndjson", body);
    }

    private static Reply imported(Caller caller, String type, byte[] body) {
        return caller.with("Content-Type", type).upload("/orders/import", body);
    }

    private Reply onFile(ObjectNode order) {
        return shop.feed().get("/orders/" + number(order));
    }

    private List<ObjectNode> orders(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> ShopOverHttp.order(customer))
                .toList();
    }

    private static byte[] lines(List<ObjectNode> orders) {
        return utf8(orders.stream().map(order -> order + "\n").collect(Collectors.joining()));
    }

    private static List<JsonNode> told(Reply reply) {
        return reply.is(200).jsonLines();
    }

    private static JsonNode counts(int lines, int stored, int unchanged, int refused) {
        return Reply.json("""
            {"lines": %d, "stored": %d, "unchanged": %d, "refused": %d}\
            """.formatted(lines, stored, unchanged, refused));
    }

    private static void assertRefused(JsonNode told, int line, ObjectNode order, String code) {
        assertRefused(told, line, code, "");
        assertEquals(number(order), told.path("orderNumber").textValue());
    }

    private static void assertRefused(JsonNode told, int line, String code, String detail) {
        assertEquals(line, told.path("line").intValue(), told.toString());
        assertEquals(code, told.path("code").textValue(), told.toString());
        assertTrue(told.path("detail").asText().contains(detail), told.toString());
        assertFalse(told.path("hint").asText().isBlank(), told.toString());
    }

    private static String number(ObjectNode order) {
        return order.get("orderNumber").textValue();
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] concat(byte[]... parts) {
        return Stream.of(parts)
                .map(part -> new String(part, StandardCharsets.ISO_8859_1))
                .collect(Collectors.joining())
                .getBytes(StandardCharsets.ISO_8859_1);
    }
}
