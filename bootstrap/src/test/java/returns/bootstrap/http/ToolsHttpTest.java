package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(RunningShop.class)
class ToolsHttpTest {
    private static final String CREATE = "/tools/create_return";

    private final ShopOverHttp shop;
    private final String customer;
    private final Caller agent;
    private final String order;

    ToolsHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.customer = shop.newCustomer();
        this.agent = shop.agent("agent-7", customer).with("Conversation-Id", "conversation-1");
        this.order = shop.sell(customer);
    }

    @Test
    void theCatalogueTellsWhatToolsThereAreAndHowTheyAreCalled() {
        var tools = agent.get("/tools").is(200).json().get("tools");

        assertEquals(
                List.of(
                        "find_orders reads",
                        "list_returnable_items reads",
                        "create_return adds",
                        "get_return reads",
                        "list_returns reads",
                        "change_return changes",
                        "cancel_return changes",
                        "preview_refund reads",
                        "request_refund moves_money",
                        "get_approval reads"),
                StreamSupport.stream(tools.spliterator(), false)
                        .map(tool -> tool.get("name").asText() + " "
                                + tool.get("effect").asText())
                        .toList());
        for (var tool : tools) {
            assertTrue(tool.get("repeatable").booleanValue());
            assertFalse(tool.get("title").asText().isBlank());
            assertFalse(tool.get("description").asText().isBlank());
            assertEquals("object", tool.at("/inputSchema/type").asText());
            assertFalse(tool.at("/inputSchema/additionalProperties").asBoolean(true));
            assertEquals("object", tool.at("/outputSchema/type").asText());
        }
        var input = tools.get(2).get("inputSchema");
        assertEquals(
                "[\"orderNumber\",\"lineId\",\"quantity\",\"reason\",\"resolution\"]",
                input.get("required").toString());
        assertEquals(1, input.at("/properties/quantity/minimum").intValue());
        assertEquals(
                "[\"refund\",\"store_credit\",\"exchange\"]",
                input.at("/properties/resolution/enum").toString());
    }

    @Test
    void theExampleOfACallCreatesTheExampleOfAReturn() {
        var written = ShopOverHttp.example("create-return.tool.json").toString().replace("10001", order);

        var created = agent.post(CREATE, written).is(200);

        var example = marked(ShopOverHttp.example("return.json"));
        example.fieldNames().forEachRemaining(name -> assertTrue(created.json().has(name), name));
        example.at("/lines/0")
                .properties()
                .forEach(named -> assertEquals(
                        named.getValue(), created.json().at("/lines/0").get(named.getKey())));
        assertEquals(
                created.json(),
                marked(shop.customer(customer)
                        .get("/returns/" + created.text("/number"))
                        .json()));
    }

    /** A return as systems read it, with what the customer wrote marked as it is for models. */
    private static JsonNode marked(JsonNode shown) {
        var line = (ObjectNode) shown.at("/lines/0");
        line.set("note", line.objectNode().set("customerWrote", line.get("note")));
        return shown;
    }

    @Test
    void aNoteThatIsNotThereIsLeftOut() {
        assertFalse(agent.post(CREATE, Bodies.tool(order, 1))
                .is(200)
                .json()
                .at("/lines/0")
                .has("note"));
    }

    @Test
    void anAgentActsOnlyForItsCustomer() {
        var stranger = shop.agent("agent-7", shop.newCustomer()).with("Conversation-Id", "conversation-1");
        var number = agent.post(CREATE, Bodies.tool(order, 1)).text("/number");

        stranger.post(CREATE, Bodies.tool(order, 1)).refuses(404, "not_found");
        stranger.post("/tools/get_return", number(number)).refuses(404, "not_found");
        stranger.post("/tools/cancel_return", number(number)).refuses(404, "not_found");
    }

    @Test
    void aReturnIsLookedUpAndCanceledByItsNumber() {
        var created = agent.post(CREATE, Bodies.tool(order, 1)).is(200);
        var number = number(created.text("/number"));

        assertEquals(
                created.body(), agent.post("/tools/get_return", number).is(200).body());
        var canceled = agent.post("/tools/cancel_return", number).is(200);
        assertEquals("canceled", canceled.text("/status"));
        assertEquals(
                canceled.body(),
                agent.post("/tools/cancel_return", number).is(200).body());
        assertEquals(
                canceled.body(), agent.post("/tools/get_return", number).is(200).body());
    }

    @Test
    void aLineThatCannotGoBackIsRefusedAsOverRest() {
        var refused = agent.post(CREATE, Bodies.tool(order, 1).replace("\"lineId\": \"1\"", "\"lineId\": \"2\""))
                .refuses(422, "not_returnable");

        assertEquals(
                List.of("final_sale", "not_delivered"),
                refused.json().at("/lines/0/findings").findValuesAsText("code"));
        assertEquals("never", refused.text("/retry"));
    }

    @Test
    void everythingWrongWithTheArgumentsIsNamed() {
        agent.post(CREATE, "{\"quantity\": 1.5, \"reason\": \"whim\", \"note\": 1, \"customerId\": \"c-1\"}")
                .refuses(400, "invalid")
                .names("/orderNumber")
                .names("/lineId")
                .names("/quantity")
                .names("/reason")
                .names("/resolution")
                .names("/note")
                .names("/customerId");
        agent.post(CREATE, "{").refuses(400, "malformed");
        agent.post(CREATE, "").refuses(400, "malformed");
        agent.post(CREATE, Bodies.tool(order, 1).replace("}", ", \"note\": \"\\u0000\"}"))
                .refuses(400, "invalid")
                .names("/note");
    }

    @Test
    void anotherToolIsNotFoundAndThoseThatThereAreAreNamed() {
        agent.post("/tools/refund", "{}")
                .refuses(404, "not_found")
                .says("find_orders, list_returnable_items, create_return, get_return, list_returns");
    }

    @Test
    void aConversationIsNamedOnceAndWithAName() {
        agent.with("Conversation-Id", " ")
                .post(CREATE, Bodies.tool(order, 1))
                .refuses(400, "invalid")
                .names("Conversation-Id");
        agent.with("Conversation-Id", "x".repeat(1_025))
                .post(CREATE, Bodies.tool(order, 1))
                .refuses(400, "invalid")
                .names("Conversation-Id");
        assertEquals(List.of(), numbers());
    }

    private static String number(String number) {
        return "{\"returnNumber\": \"" + number + "\"}";
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
