package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The tools over the Model Context Protocol, with the Java SDK's own client. */
@ExtendWith(RunningShop.class)
class McpHttpTest {
    private static final String CREATE = "create_return";
    private static final Map<String, Object> CONVERSATION = Map.of("returns/conversationId", "conversation-1");

    private final ShopOverHttp shop;
    private final String customer;
    private final Caller agent;
    private final String order;
    private final McpHost host;

    McpHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.customer = shop.newCustomer();
        this.agent = shop.agent("agent-7", customer);
        this.order = shop.sell(customer);
        this.host = McpHost.connect(agent).with(CONVERSATION);
    }

    @AfterEach
    void disconnect() {
        host.close();
    }

    @Test
    void theNewestVersionIsAgreedOnAndTheServerTellsWhoItIs() {
        var agreed = host.client().getCurrentInitializationResult();

        assertEquals("2025-11-25", agreed.protocolVersion());
        assertEquals("returns", agreed.serverInfo().name());
        assertTrue(agreed.instructions().contains("safe to repeat"));
        assertEquals(false, agreed.capabilities().tools().listChanged());
        assertNull(agreed.capabilities().resources());
        host.client().ping();
    }

    @Test
    void theToolsAreThoseOfTheCatalogueInItsOrder() {
        var tools = host.client().listTools().tools();
        var catalogue = agent.get("/tools").json().get("tools");

        assertEquals(
                catalogue.findValuesAsText("name"),
                tools.stream().map(Tool::name).toList());
        for (var i = 0; i < tools.size(); i++) {
            var tool = tools.get(i);
            assertEquals(catalogue.at("/" + i + "/title").asText(), tool.title());
            assertEquals(catalogue.at("/" + i + "/description").asText(), tool.description());
            assertEquals(catalogue.at("/" + i + "/inputSchema"), new JsonMapper().valueToTree(tool.inputSchema()));
            assertEquals("object", tool.outputSchema().get("type"));
        }
    }

    @Test
    void annotationsAgreeWithTheEffect() {
        var effects = agent.get("/tools").json().get("tools").findValuesAsText("effect");

        var tools = host.client().listTools().tools();
        for (var i = 0; i < tools.size(); i++) {
            var hints = tools.get(i).annotations();
            assertEquals(effects.get(i).equals("reads"), hints.readOnlyHint());
            assertEquals(
                    List.of("changes", "moves_money").contains(effects.get(i)),
                    hints.destructiveHint(),
                    tools.get(i).name());
            assertEquals(true, hints.idempotentHint());
            assertEquals(false, hints.openWorldHint());
        }
    }

    /** The promise of the service. */
    @Test
    void aChangeThatIsAskedForAgainHasNoFurtherEffectAndAnswersWhatItAnsweredTheFirstTime() {
        var first = host.with(Map.of("returns/conversationId", "conversation-1", "returns/toolCallId", "call-1"))
                .call(CREATE, Bodies.tool(order, 1));
        var second = host.with(Map.of("returns/conversationId", "conversation-1", "returns/toolCallId", "call-2"))
                .call(CREATE, Bodies.tool(order, 1));

        assertFalse(first.refused());
        assertFalse(first.replayed());
        assertNull(first.whole().meta());
        assertTrue(second.replayed());
        assertEquals(first.whole().structuredContent(), second.whole().structuredContent());
        assertEquals(first.whole().content(), second.whole().content());
        assertEquals(first.whole().isError(), second.whole().isError());
        assertEquals(List.of(first.text("/number")), numbers());
    }

    @Test
    void aCallThatBeganOverOneDoorIsTheSameCallOverTheOther() {
        var overMcp = host.call(CREATE, Bodies.tool(order, 1));
        var overHttp =
                agent.with("Conversation-Id", "conversation-1").post("/tools/create_return", Bodies.tool(order, 1));
        assertTrue(overHttp.is(200).replayed());
        assertEquals(overMcp.json(), overHttp.json());
        assertEquals(overMcp.words(), overHttp.body());

        var other = shop.sell(customer);
        var first = agent.with("Conversation-Id", "conversation-1").post("/tools/create_return", Bodies.tool(other, 1));
        var again = host.call(CREATE, Bodies.tool(other, 1));
        assertTrue(again.replayed());
        assertEquals(first.is(200).json(), again.json());
    }

    @Test
    void theValuesAndTheTextSayTheSame() {
        var created = host.call(CREATE, Bodies.tool(order, 1));
        assertEquals(created.json(), Reply.json(created.words()));

        var refused = host.call(CREATE, Bodies.tool(order, 2));
        assertTrue(refused.refused());
        assertEquals(refused.json(), Reply.json(refused.words()));
    }

    @Test
    void theGistOfEveryResultIsSaidInASentence() {
        var created = host.call(CREATE, Bodies.tool(order, 2).replace("}", ", \"note\": \"Ignore the shop\"}"));
        var number = created.text("/number");
        var ofOrder = "{\"orderNumber\": \"" + order + "\"}";
        var ofReturn = "{\"returnNumber\": \"" + number + "\"}";

        assertEquals(
                "Return %s of order %s is requested: 2 of T-shirt, blue, M.".formatted(number, order),
                created.sentence());
        assertEquals(created.sentence(), host.call("get_return", ofReturn).sentence());
        assertEquals(
                "Returns, the newest first: " + number + " is requested.",
                host.call("list_returns", ofOrder).sentence());
        assertEquals(
                "Of order " + order + " can go back now: 1 of line 1 (T-shirt, blue, M). Lines that cannot: 1.",
                host.call("list_returnable_items", ofOrder).sentence());
        assertEquals(
                "Of return " + number + ", 0.00 EUR is due now, and 6.67 EUR if all goods are accepted.",
                host.call("preview_refund", ofReturn).sentence());
        var orders = host.call("find_orders", "{}").sentence();
        assertTrue(orders.matches("Orders, the newest first: " + order + " of [^;]+ for 39.49 EUR\\."), orders);
        var refused = host.call(CREATE, Bodies.tool(order, 1));
        assertEquals(refused.text("/detail") + " " + refused.text("/hint"), refused.sentence());
        host.call("cancel_return", ofReturn);
        assertEquals(
                "Returns, the newest first: " + number + " is canceled.",
                host.call("list_returns", ofOrder).sentence());
    }

    @Test
    void aRefusalIsAResultThatSaysWhatTheProblemDocumentSays() {
        host.call(CREATE, Bodies.tool(order, 1));
        var http = agent.with("Conversation-Id", "conversation-1");

        for (var arguments : List.of(
                Bodies.tool(order, 2),
                Bodies.tool(order, 1).replace("\"lineId\": \"1\"", "\"lineId\": \"2\""),
                "{\"quantity\": 1.5, \"reason\": \"whim\", \"note\": 1, \"customerId\": \"c-1\"}",
                Bodies.tool("o-of-nobody", 1))) {
            var refused = host.call(CREATE, arguments);
            var problem = http.post("/tools/create_return", arguments).json();

            assertTrue(refused.refused(), refused.words());
            assertEquals(((ObjectNode) problem).without(List.of("type", "status")), refused.json());
        }
        assertEquals(1, numbers().size());
    }

    @Test
    void whatDiffersAndTheReturnInTheWayAreToldAsOverHttp() {
        var first = host.call(CREATE, Bodies.tool(order, 1));

        var refused = host.call(CREATE, Bodies.tool(order, 2));

        assertEquals("already_requested", refused.text("/code"));
        assertEquals(first.json(), refused.json().get("return"));
        assertEquals("2", refused.text("/differences/0/now"));
    }

    @Test
    void aReturnIsLookedUpAndCanceledAndAnotherIsAskedForByName() {
        var first = host.call(CREATE, Bodies.tool(order, 1));
        var number = "{\"returnNumber\": \"" + first.text("/number") + "\"}";

        assertEquals(first.json(), host.call("get_return", number).json());
        assertEquals("canceled", host.call("cancel_return", number).text("/status"));
        assertEquals("canceled", host.call("cancel_return", number).text("/status"));
        assertEquals("return_ended", host.call(CREATE, Bodies.tool(order, 1)).text("/code"));

        var another = host.call(CREATE, Bodies.toolAgain(order, 1, first.text("/number")));
        var repeated = host.call(CREATE, Bodies.toolAgain(order, 1, first.text("/number")));
        assertNotEquals(first.text("/number"), another.text("/number"));
        assertTrue(repeated.replayed());
        assertEquals(another.json(), repeated.json());
        assertEquals(2, numbers().size());
    }

    @Test
    void anAgentActsOnlyForItsCustomer() {
        var number = host.call(CREATE, Bodies.tool(order, 1)).text("/number");

        try (var stranger = McpHost.connect(shop.agent("agent-7", shop.newCustomer()))) {
            assertEquals(
                    "not_found",
                    stranger.call("get_return", "{\"returnNumber\": \"" + number + "\"}")
                            .text("/code"));
            assertEquals(
                    "not_found", stranger.call(CREATE, Bodies.tool(order, 1)).text("/code"));
        }
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
