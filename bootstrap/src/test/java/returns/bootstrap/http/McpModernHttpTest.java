package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What revision 2026-07-28 of the Model Context Protocol adds to what is answered. */
@ExtendWith(RunningShop.class)
class McpModernHttpTest {
    private final ShopOverHttp shop;
    private final String customer;
    private final Caller agent;
    private final ModernHost host;
    private final String order;

    McpModernHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.customer = shop.newCustomer();
        this.agent = shop.agent("agent-7", customer).with("Accept", "application/json, text/event-stream");
        this.host = ModernHost.of(agent);
        this.order = shop.sell(customer);
    }

    @Test
    void whoAsksIsToldWhatIsSpokenAndByWhom() {
        var answer = host.send("server/discover").is(200);

        assertEquals(
                "[\"2026-07-28\",\"2025-11-25\",\"2025-06-18\"]",
                answer.json().at("/result/supportedVersions").toString());
        assertEquals(
                "{\"tools\":{\"listChanged\":false}}",
                answer.json().at("/result/capabilities").toString());
        assertTrue(answer.text("/result/instructions").contains("safe to repeat"));
        assertEquals(Optional.of("application/json"), answer.header("Content-Type"));
        assertEquals(Optional.empty(), answer.header("Mcp-Session-Id"));
        assertComplete(answer);
        assertCacheable(answer);
    }

    @Test
    void theToolsAreThoseThatEarlierRevisionsList() {
        var tools = host.send("tools/list").is(200);
        var earlier = agent.post("/mcp", "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"tools/list\"}");

        assertEquals(earlier.json().at("/result/tools"), tools.json().at("/result/tools"));
        assertComplete(tools);
        assertCacheable(tools);
    }

    /** The promise of the service. */
    @Test
    void aChangeThatIsAskedForAgainHasNoFurtherEffectAndAnswersWhatItAnsweredTheFirstTime() {
        var first = create(host.alsoSaying("\"threadId\": \"t\", \"callId\": \"1\""));
        var second = create(host.alsoSaying("\"threadId\": \"t\", \"callId\": \"2\""));

        assertComplete(first);
        assertComplete(second);
        assertFalse(first.json().at("/result/_meta").has("idempotency/replayed"));
        assertTrue(second.json().at("/result/_meta").get("idempotency/replayed").booleanValue());
        assertEquals(withoutMeta(first), withoutMeta(second));
        assertEquals(
                List.of(first.text("/result/structuredContent/number")),
                shop.customer(customer)
                        .get("/returns?orderNumber=" + order)
                        .is(200)
                        .json()
                        .get("returns")
                        .findValuesAsText("number"));
    }

    @Test
    void aCallThatBeganInOneRevisionIsTheSameCallInAnother() {
        var first = create(host.alsoSaying("\"threadId\": \"t\""));
        var earlier = host.saying("\"_meta\": {\"threadId\": \"t\"}")
                .message("tools/call", ModernHost.params("create_return", Bodies.tool(order, 1)));
        var again = agent.post("/mcp", earlier).is(200);

        assertTrue(again.json().at("/result/_meta").get("idempotency/replayed").booleanValue());
        assertEquals(first.json().at("/result/structuredContent"), again.json().at("/result/structuredContent"));
        assertFalse(again.json().get("result").has("resultType"));
    }

    @Test
    void aRefusalIsACompleteResult() {
        create(host.alsoSaying("\"threadId\": \"t\""));
        var refused = create(host.alsoSaying("\"threadId\": \"other\""));

        assertTrue(refused.json().at("/result/isError").booleanValue());
        assertEquals("possible_duplicate", refused.text("/result/structuredContent/code"));
        assertComplete(refused);
    }

    private Reply create(ModernHost by) {
        return by.call("create_return", Bodies.tool(order, 1)).is(200);
    }

    private static void assertComplete(Reply answer) {
        assertEquals("complete", answer.text("/result/resultType"));
        var server = answer.json().at("/result/_meta").path(ModernHost.PREFIX + "serverInfo");
        assertEquals("returns", server.path("name").textValue());
        assertEquals("1", server.path("version").textValue());
    }

    private static void assertCacheable(Reply answer) {
        assertEquals(300_000, answer.json().at("/result/ttlMs").intValue());
        assertEquals("private", answer.text("/result/cacheScope"));
    }

    private static JsonNode withoutMeta(Reply answer) {
        return ((ObjectNode) answer.json().get("result")).without("_meta");
    }
}
