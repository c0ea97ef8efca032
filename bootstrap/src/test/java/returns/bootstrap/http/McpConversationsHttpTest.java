package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which conversation a call over the Model Context Protocol is of, and that the calls of one are one. */
@ExtendWith(RunningShop.class)
class McpConversationsHttpTest {
    private final ShopOverHttp shop;
    private final String customer;
    private final Caller agent;
    private final String order;

    McpConversationsHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.customer = shop.newCustomer();
        this.agent = shop.agent("agent-7", customer).with("Accept", "application/json, text/event-stream");
        this.order = shop.sell(customer);
    }

    @Test
    void theSessionOfTheProtocolIsNoConversation() {
        call(agent.with("Mcp-Session-Id", "session-1"), "{}").is(200);

        assertTrue(replayed(call(agent.with("Mcp-Session-Id", "session-2"), "{}")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"returns/conversationId", "openai/session", "threadId", "vscode.conversationId"})
    void theConversationIsUnderAKeyOfTheHosts(String key) {
        call(agent, "{\"" + key + "\": \"conversation-1\"}").is(200);

        assertTrue(replayed(call(agent, "{\"" + key + "\": \"conversation-1\", \"other\": 1}")));
        assertEquals(
                "possible_duplicate",
                call(agent, "{\"" + key + "\": \"conversation-2\"}").text("/result/structuredContent/code"));
    }

    @Test
    void theHeaderComesFirstThenTheKeysInTheirOrder() {
        call(agent.with("Conversation-Id", "conversation-1"), "{\"threadId\": \"conversation-2\"}")
                .is(200);

        assertTrue(replayed(call(agent, "{\"threadId\": \"x\", \"returns/conversationId\": \"conversation-1\"}")));
        assertFalse(replayed(call(agent, "{\"threadId\": \"conversation-2\"}")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "\"\"", "{}", "\" \"", "\"a\\u0000b\""})
    void aConversationThatIsNoNameIsRefused(String id) {
        var refused = call(agent, "{\"openai/session\": " + id + "}").is(200);

        assertEquals("/_meta/openai~1session", refused.text("/result/structuredContent/errors/0/pointer"));
        assertEquals(List.of(), numbers());
    }

    @Test
    void manyAtTheSameMomentAreOne() {
        var results = IntStream.range(0, 40)
                .parallel()
                .mapToObj(i -> call(agent, "{\"threadId\": \"t\", \"callId\": \"%d\"}".formatted(i)))
                .map(reply -> reply.is(200).json().at("/result/structuredContent"))
                .distinct()
                .toList();

        assertEquals(1, results.size(), results.toString());
        assertEquals(1, numbers().size());
    }

    @Test
    void whoHangsUpHasBegunItAllTheSame() throws IOException {
        var body = Bodies.request(1, "tools/call", create("{\"threadId\": \"t\"}"));

        RawCall.sendAndHangUp(
                shop.url(),
                "POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nAuthorization: "
                        + agent.headers().get("Authorization") + "\r\nContent-Length: " + body.length() + "\r\n\r\n"
                        + body);

        var result = call(agent, "{\"threadId\": \"t\"}").is(200);
        assertEquals(List.of(result.text("/result/structuredContent/number")), numbers());
    }

    private String create(String meta) {
        return "{\"name\": \"create_return\", \"arguments\": %s, \"_meta\": %s}".formatted(Bodies.tool(order, 1), meta);
    }

    private Reply call(Caller caller, String meta) {
        return caller.post("/mcp", Bodies.request(1, "tools/call", create(meta)));
    }

    private static boolean replayed(Reply answer) {
        return answer.json().at("/result/_meta").path("idempotency/replayed").booleanValue();
    }

    private List<String> numbers() {
        return shop.customer(customer)
                .get("/returns?orderNumber=" + order)
                .is(200)
                .json()
                .get("returns")
                .findValuesAsText("number");
    }
}
