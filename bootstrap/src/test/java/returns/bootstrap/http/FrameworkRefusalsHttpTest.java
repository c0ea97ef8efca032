package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.nimbusds.jwt.JWTClaimsSet;
import java.io.IOException;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is refused before any controller is asked has the same form. */
@ExtendWith(RunningShop.class)
class FrameworkRefusalsHttpTest {
    private final ShopOverHttp shop;
    private final Caller customer;

    FrameworkRefusalsHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.customer = shop.customer(shop.newCustomer());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/returns?orderNumber=1", "/returns/R-7K3F9QX2", "/orders/1", "/tools", "/nowhere"})
    void withoutATokenNothingIsTold(String path) {
        var refused = shop.anonymous().get(path).refuses(401, "unauthorized");

        assertEquals(
                Optional.of("Bearer"),
                refused.header("WWW-Authenticate").map(challenge -> challenge.replaceFirst(" .*", "")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bearer nonsense", "Bearer", "Basic eDp5", "Bearer e30.e30.e30"})
    void aTokenThatIsNoneIsRefused(String authorization) {
        shop.anonymous().with("Authorization", authorization).get("/orders/1").refuses(401, "unauthorized");
    }

    private static Stream<JWTClaimsSet.Builder> claims() {
        return Stream.of(
                ShopOverHttp.claims("c-1", "customer")
                        .expirationTime(Date.from(Instant.now().minusSeconds(60))),
                ShopOverHttp.claims("c".repeat(65), "customer"),
                ShopOverHttp.claims(" ", "customer"),
                ShopOverHttp.claims("c-1", "customer").claim("act", "agent"),
                ShopOverHttp.claims("c-1", "customer").claim("act", Map.of("sub", List.of("agent"))),
                ShopOverHttp.claims("c-1", "customer").claim("act", Map.of("sub", "a".repeat(256))));
    }

    @ParameterizedTest
    @MethodSource("claims")
    void aTokenWhoseClaimsCannotBeRecordedIsRefused(JWTClaimsSet.Builder claims) {
        shop.caller(claims).get("/returns?orderNumber=1").refuses(401, "unauthorized");
    }

    @Test
    void aTokenOfAnotherKeyIsRefused() {
        var token = shop.token(ShopOverHttp.claims("c-1", "customer"));
        var last = token.charAt(token.length() - 2) == 'A' ? "BA" : "AA";

        shop.anonymous()
                .with("Authorization", "Bearer " + token.substring(0, token.length() - 2) + last)
                .get("/orders/1")
                .refuses(401, "unauthorized");
    }

    @Test
    void aTokenWithoutARoleSeesNothing() {
        shop.caller(ShopOverHttp.claims("c-1")).get("/orders/1").refuses(404, "not_found");
        shop.caller(ShopOverHttp.claims("c-1", "admin")).put("/orders/1", "{}").is(400);
    }

    @Test
    void aBrowserGetsTheSameRefusal() {
        shop.anonymous().with("Accept", "text/html").get("/orders/1").refuses(401, "unauthorized");
        customer.with("Accept", "text/html").get("/nowhere").refuses(404, "not_found");
    }

    @Test
    void anAddressWithoutAnythingIsNotFound() {
        customer.get("/nowhere").refuses(404, "not_found").says("/openapi.yml");
        customer.post("/returns/R-7K3F9QX2/applaud", "{}").refuses(404, "not_found");
    }

    @ParameterizedTest
    @ValueSource(strings = {"DELETE", "PATCH", "OPTIONS", "PUT", "FOO"})
    void anotherMethodIsNotAllowedAndTheAllowedOnesAreNamed(String method) {
        var refused = customer.send(method, "/returns", null).refuses(405, "method_not_allowed");

        var allowed = refused.header("Allow").orElseThrow();
        assertTrue(allowed.contains("GET") && allowed.contains("POST"), allowed);
    }

    @Test
    void anotherFormOfTheAnswerIsNotGiven() {
        customer.with("Accept", "application/xml").get("/returns?orderNumber=1").refuses(406, "not_acceptable");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "text/plain",
                "application/xml",
                "application/vnd.shop+json",
                "application/x-www-form-urlencoded",
                "multipart/form-data; boundary=x",
                "nonsense"
            })
    void anotherMediaTypeIsRefused(String type) {
        customer.withNewKey()
                .with("Content-Type", type)
                .send("POST", "/returns", Bodies.create("1", 1))
                .refuses(415, "unsupported_media_type");
        customer.with("Content-Type", type)
                .send("POST", "/tools/create_return", "{}")
                .refuses(415, "unsupported_media_type");
    }

    @Test
    void aBodyOverOneMebibyteIsRefused() {
        var note = "x".repeat(1 << 20);

        customer.withNewKey()
                .post("/returns", Bodies.create("1", Bodies.line("1", 1).replace("Tight", note)))
                .refuses(413, "too_large");
    }

    @Test
    void aBodyOfAlmostOneMebibyteIsReadAndJudged() {
        var note = "x".repeat((1 << 20) - 500);

        customer.withNewKey()
                .post("/returns", Bodies.create("1", Bodies.line("1", 1).replace("Tight", note)))
                .refuses(400, "invalid")
                .names("/lines/0/note");
    }

    @Test
    void anOrderNumberThatIsNoneIsRefused() {
        customer.get("/orders/" + "x".repeat(65)).refuses(400, "invalid").names("orderNumber");
        customer.get("/orders/a%00b").refuses(400, "invalid").names("orderNumber");
        customer.get("/returns?orderNumber=%20").refuses(400, "invalid").names("orderNumber");
    }

    private static Stream<Arguments> unreadable() {
        return Stream.of(
                Arguments.of("GET /orders/%zz HTTP/1.1", "", 400),
                Arguments.of("GET /orders/a[b HTTP/1.1", "", 400),
                Arguments.of("GET /orders/a b HTTP/1.1", "", 400),
                Arguments.of("\u0016\u0003\u0001 nonsense", "", 400),
                Arguments.of("POST /returns HTTP/1.1", "Content-Length: x", 400),
                Arguments.of("POST /returns HTTP/1.1", "Idempotency-Key: a\u0001b", 400),
                Arguments.of("POST /returns HTTP/1.1", "Idempotency-Key: a\u0000b", 400),
                Arguments.of("POST /returns HTTP/1.1", "Idempotency-Key: a\u007fb", 400),
                Arguments.of("POST /returns HTTP/1.1", "Idempotency-Key : a", 400),
                Arguments.of("GET /orders/1 HTTP/1.1", "X: " + "x".repeat(20_000), 413),
                Arguments.of("GET /orders/" + "x".repeat(20_000) + " HTTP/1.1", "", 413));
    }

    @ParameterizedTest
    @MethodSource("unreadable")
    void whatIsNoRequestIsRefusedInTheSameForm(String line, String header, int status) throws IOException {
        var answer = RawCall.send(
                shop.url(),
                line + "\r\nHost: shop\r\nConnection: close\r\n"
                        + customer.headers().entrySet().stream()
                                .map(h -> h.getKey() + ": " + h.getValue() + "\r\n")
                                .reduce("", String::concat)
                        + (header.isEmpty() ? "" : header + "\r\n") + "\r\n");

        assertTrue(answer.matches("(?s)HTTP/1\\.[01] " + status + " .*"), answer);
        assertTrue(answer.contains("application/problem+json"), answer);
        assertTrue(answer.contains("\"outcome\":\"not_committed\""), answer);
        assertTrue(answer.contains("\"hint\":"), answer);
    }

    private static Stream<String> keys() {
        return Stream.of(
                "Idempotency-Key: a\r\nIdempotency-Key: b\r\n",
                "Idempotency-Key: a\r\nidempotency-key: a\r\n",
                "Idempotency-Key:\r\n",
                "Idempotency-Key:    \r\n",
                "Idempotency-Key: \"\"\r\n",
                "Idempotency-Key: caf\u00e9\r\n");
    }

    /** Case 13, of what an HTTP client would not send. */
    @ParameterizedTest
    @MethodSource("keys")
    void twoKeysABlankOneAndOneThatIsNotAsciiAreRefused(String headers) throws IOException {
        var body = Bodies.create("1", 1);

        var answer = RawCall.send(
                shop.url(),
                "POST /returns HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Type: application/json\r\n"
                        + "Authorization: " + customer.headers().get("Authorization") + "\r\nContent-Length: "
                        + body.length() + "\r\n" + headers + "\r\n" + body);

        assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
        assertTrue(answer.contains("\"code\":\"key_invalid\""), answer);
    }

    @Test
    void headAnswersTheStatusWithoutABody() {
        var answer = customer.send("HEAD", "/nowhere", null);

        assertEquals(404, answer.status());
        assertEquals("", answer.body());
    }
}
