package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where agents call, a token that is meant for somebody else is none. */
@ExtendWith(RunningShop.class)
class ToolAudienceHttpTest {
    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";
    private static final String ELSEWHERE = "https://elsewhere.example/mcp";

    private final ShopOverHttp shop;
    private final String customer;

    ToolAudienceHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.customer = shop.newCustomer();
    }

    @Test
    void aTokenForAnotherServiceIsRefusedAndNothingIsDone() {
        var order = shop.sell(customer);
        var stranger = agent(List.of(ELSEWHERE));

        stranger.get("/tools").refuses(401, "unauthorized");
        stranger.post("/tools/create_return", Bodies.tool(order, 1)).refuses(401, "unauthorized");
        var refused = stranger.post("/mcp", PING).refuses(401, "unauthorized");

        assertTrue(
                refused.header("WWW-Authenticate").orElseThrow().startsWith("Bearer error=\"invalid_token\","),
                refused.toString());
        assertEquals(
                "{\"returns\":[]}",
                shop.customer(customer).get("/returns?orderNumber=" + order).body());
    }

    @Test
    void aTokenForThisServiceIsBelieved() {
        for (var audience : List.of(
                List.of(shop.url() + "/mcp"),
                List.of(shop.url().toString()),
                List.of(ELSEWHERE, shop.url() + "/mcp"))) {
            agent(audience).post("/mcp", PING).is(200);
            agent(audience).get("/tools").is(200);
        }
    }

    /** The tokens to try the service with have none. */
    @Test
    void aTokenForNobodyInParticularIsBelievedWhereNoResourceIsConfigured() {
        agent(List.of()).post("/mcp", PING).is(200);
        shop.agent("agent-7", customer).get("/tools").is(200);
    }

    @Test
    void whatIsNoNameOfAServiceIsRefused() {
        for (var odd : List.of(List.of("", " "), List.of(shop.url() + "/mcp/"), "mcp")) {
            var caller = shop.caller(ShopOverHttp.claims(customer, "customer").claim("aud", odd));
            caller.post("/mcp", PING).refuses(401, "unauthorized");
            caller.get("/tools").refuses(401, "unauthorized");
        }
    }

    @Test
    void otherAddressesAskForNoAudience() {
        agent(List.of(ELSEWHERE)).get("/returns").is(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/mcp/", "/%6Dcp", "//mcp", "/./mcp", "/mcp?x=1", "/mcp;x=1", "/x/../mcp", "/MCP"})
    void noOtherSpellingOfTheAddressGetsRoundIt(String path) throws IOException {
        assertRefused(path, PING);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/tools/find_orders/", "/%74ools/find_orders", "//tools/find_orders", "/tools%2Ffind_orders"})
    void norOfATools(String path) throws IOException {
        assertRefused(path, "{}");
    }

    /** What a request says of the address, its sender chose. */
    @Test
    void theAddressThatARequestNamesCountsForNothing() throws IOException {
        var answer = raw("/tools/find_orders", "elsewhere.example", "{}", "http://elsewhere.example");

        assertTrue(answer.startsWith("HTTP/1.1 401 "), answer);
    }

    @Test
    void whereAResourceIsConfiguredATokenMustNameIt() {
        var resource = "https://returns.example/mcp";
        try (var node = SecondNode.of(shop, Map.of("returns.mcp.resource", resource))) {
            node.called(agent(List.of(resource))).post("/mcp", PING).is(200);
            node.called(agent(List.of(resource))).get("/tools").is(200);
            for (var audience : List.of(
                    List.<String>of(),
                    List.of(shop.url() + "/mcp"),
                    List.of(node.server().getURL() + "/mcp"))) {
                node.called(agent(audience)).post("/mcp", PING).refuses(401, "unauthorized");
                node.called(agent(audience)).get("/tools").refuses(401, "unauthorized");
                node.called(agent(audience)).get("/returns").is(200);
            }
            assertEquals(
                    Optional.of("Bearer scope=\""
                            + String.join(" ", shop.catalogue().scopes()) + "\", resource_metadata="
                            + "\"https://returns.example/.well-known/oauth-protected-resource/mcp\""),
                    node.called(shop.anonymous()).post("/mcp", PING).is(401).header("WWW-Authenticate"));
        }
    }

    @Test
    void theAudienceThatIsBelievedEverywhereIsBelievedHere() {
        var setting = "micronaut.security.token.jwt.claims-validators.audience";
        try (var node = SecondNode.of(shop, Map.of(setting, "returns-api"))) {
            node.called(agent(List.of("returns-api"))).post("/mcp", PING).is(200);
            node.called(agent(List.of(ELSEWHERE))).post("/mcp", PING).refuses(401, "unauthorized");
        }
    }

    private void assertRefused(String path, String body) throws IOException {
        var answer = raw(path, "localhost", body, ELSEWHERE);

        assertTrue(answer.matches("(?s)HTTP/1.1 4.*"), answer);
    }

    private String raw(String path, String host, String body, String audience) throws IOException {
        return RawCall.send(
                shop.url(),
                "POST " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n"
                        + "Content-Type: application/json\r\nAuthorization: "
                        + agent(List.of(audience)).headers().get("Authorization") + "\r\nContent-Length: "
                        + body.length() + "\r\n\r\n" + body);
    }

    private Caller agent(List<String> audience) {
        var claims = ShopOverHttp.claims(customer, "customer").claim("act", Map.of("sub", "agent-7"));
        return shop.caller(audience.isEmpty() ? claims : claims.audience(audience));
    }
}
