package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bad input gets a clear error, nothing is stored, and the key is still free. */
@ExtendWith(RunningShop.class)
class BadInputHttpTest {
    private final Caller customer;
    private final String order;

    BadInputHttpTest(ShopOverHttp shop) {
        var subject = shop.newCustomer();
        this.customer = shop.customer(subject);
        this.order = shop.sell(subject);
    }

    /** Case 26. */
    @ParameterizedTest
    @ValueSource(
            strings = {"0", "-1", "1.5", "2147483648", "1e99", "-0.1", "\"2\"", "\"two\"", "\"\"", "true", "[1]", "{}"})
    void aQuantityThatIsNoneIsRefusedByNameWithTheAllowedRange(String quantity) {
        refused(line("\"quantity\": " + quantity), "invalid")
                .names("/lines/0/quantity")
                .says("a whole number from 1 to 1000000");
    }

    private static Stream<Arguments> bodies() {
        return Stream.of(
                Arguments.of("", "malformed", "no body"),
                Arguments.of("{\"orderNumber\":", "malformed", "too early"),
                Arguments.of("{\"orderNumber\": \"1\"} {}", "malformed", "nothing after it"),
                Arguments.of("{orderNumber: 1}", "malformed", "not well-formed"),
                Arguments.of(line("\"quantity\": 1e99999999999"), "malformed", "out of all range"),
                Arguments.of(line("\"quantity\": 1e-2147483648"), "malformed", "out of all range"),
                Arguments.of("[]", "invalid", "must be a JSON object"),
                Arguments.of("null", "invalid", "must be a JSON object"),
                Arguments.of("{}", "invalid", "/orderNumber"),
                Arguments.of("{\"a\":" + "[".repeat(1_000) + "]".repeat(1_000) + "}", "malformed", "deeper than 32"),
                Arguments.of("{\"orderNumber\":\"1\",\"orderNumber\":\"1\"}", "malformed", "twice"),
                Arguments.of(line("\"quantity\": 1, \"quantity\": 1"), "malformed", "twice"),
                // case 33
                Arguments.of(create("").replace("{\"order", "{\"status\":\"closed\",\"order"), "invalid", "/status"),
                Arguments.of(line("\"quantity\": 1, \"state\": \"received\""), "invalid", "/lines/0/state"),
                Arguments.of(create("").replace("refund", "money"), "invalid", "refund, store_credit, exchange"),
                Arguments.of(create("").replace("\"refund\"", "1"), "invalid", "/resolution"),
                Arguments.of(create(""), "invalid", "1 to 100 lines"),
                Arguments.of(create("null"), "invalid", "/lines/0"),
                Arguments.of(create("\"1\""), "invalid", "must be an object"),
                // case 29
                Arguments.of(create(Bodies.line("1", 1) + "," + Bodies.line("1", 2)), "invalid", "a line twice"),
                Arguments.of(
                        create(Bodies.line("1", 1)).replace("[", "").replace("]", ""), "invalid", "must be a list"),
                Arguments.of(line("\"quantity\": null"), "invalid", "must be given"),
                Arguments.of(
                        create(Bodies.line("1", 1).replace("size_too_small", "whim")),
                        "invalid",
                        "size_too_small, size_too_large, defective, damaged_in_transit, not_as_described, wrong_item,"
                                + " arrived_late, no_longer_wanted, style, color, other"),
                Arguments.of(
                        create(Bodies.line("1", 1).replace("size_too_small", "SIZE_TOO_SMALL")),
                        "invalid",
                        "/lines/0/reason"),
                Arguments.of(create(Bodies.line("1", 1).replace("Tight", "a\\u0000b")), "invalid", "control character"),
                Arguments.of(create(Bodies.line("1", 1).replace("Tight", "a\\ud800b")), "invalid", "surrogate"),
                Arguments.of(
                        create(Bodies.line("1", 1).replace("Tight", "x".repeat(2_001))), "invalid", "2000 characters"),
                Arguments.of(create(Bodies.line("1\\u0000", 1)), "invalid", "/lines/0/lineId"),
                Arguments.of(create(Bodies.line("", 1)), "invalid", "must not be blank"),
                Arguments.of(create(Bodies.line("1", 1)).replace("ORDER", "a\\u0000b"), "invalid", "/orderNumber"),
                Arguments.of("{\"\\ud800\": 1}", "invalid", "must be left out"));
    }

    @ParameterizedTest
    @MethodSource("bodies")
    void aBodyThatIsNotAsExpectedIsRefused(String body, String code, String says) {
        refused(body, code).says(says);
    }

    @Test
    void everythingWrongIsNamedInOneAnswer() {
        refused("""
            {"orderNumber": "", "resolution": "money", "extra": 1, "lines": [
                {"lineId": 1, "quantity": 0, "reason": "whim", "note": "a\\u0000"}, null, {}]}\
            """, "invalid")
                .names("/orderNumber")
                .names("/resolution")
                .names("/extra")
                .names("/lines/0/lineId")
                .names("/lines/0/quantity")
                .names("/lines/0/reason")
                .names("/lines/0/note")
                .names("/lines/1")
                .names("/lines/2/lineId");
    }

    private static Stream<String> keys() {
        return Stream.of("\"\"", "\"  \"", "x".repeat(256), "\"abc", "\"a\\x\"", "\"a\"b", "a\tb", "a, b");
    }

    /** Case 13. */
    @ParameterizedTest
    @MethodSource("keys")
    void aMalformedKeyIsRefused(String key) {
        customer.withKey(key)
                .post("/returns", create(Bodies.line("1", 1)).replace("ORDER", order))
                .refuses(400, "key_invalid")
                .names("Idempotency-Key");
        nothingIsStored();
    }

    @Test
    void aMissingKeyIsAskedFor() {
        customer.post("/returns", Bodies.create(order, 1)).refuses(400, "key_missing");
        nothingIsStored();
    }

    private static String create(String lines) {
        return "{\"orderNumber\": \"ORDER\", \"resolution\": \"refund\", \"lines\": [" + lines + "]}";
    }

    private static String line(String quantity) {
        return create("{\"lineId\": \"1\", " + quantity + ", \"reason\": \"style\"}");
    }

    private Reply refused(String body, String code) {
        var keyed = customer.withNewKey();
        var refused = keyed.post("/returns", body.replace("ORDER", order)).refuses(400, code);
        assertEquals("not_committed", refused.text("/outcome"));
        nothingIsStored();
        keyed.post("/returns", Bodies.create(order, 1)).is(201);
        return refused;
    }

    private void nothingIsStored() {
        assertEquals(
                "{\"returns\":[]}",
                customer.get("/returns?orderNumber=" + order).body());
    }
}
