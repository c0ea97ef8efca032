package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a model writes with a slip and what it writes clean are one call. */
@ExtendWith(RunningShop.class)
class MendedToolCallsHttpTest {
    private static final String CREATE = "/tools/create_return";

    private final ShopOverHttp shop;
    private final String customer;
    private final Caller agent;

    MendedToolCallsHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.customer = shop.newCustomer();
        this.agent = shop.agent("agent-7", customer).with("Conversation-Id", "conversation-1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"1\"", "1", "\"TSHIRT-M-BLUE\"", "\" t-shirt, blue, m\""})
    void theMendedCallAndTheCleanOneAreTheSameCall(String line) {
        var order = shop.sell(customer);

        var mended = agent.post(CREATE, """
            {"orderNumber": "#%s ", "lineId": %s, "quantity": "2", "reason": "Size too small",
             "resolution": "REFUND"}\
            """.formatted(order, line)).is(200);
        var clean = agent.post(CREATE, Bodies.tool(order, 2)).is(200);

        assertFalse(mended.replayed());
        assertTrue(clean.replayed());
        assertEquals(mended.body(), clean.body());
        assertEquals(1, returns(order));
    }

    @Test
    void aShopMayNumberItsOrdersWithTheSign() {
        var name = UUID.randomUUID().toString();
        var order = ShopOverHttp.order(customer).put("orderNumber", "#" + name);
        shop.feed().put("/orders/%23" + name, order.toString()).is(201);

        var created = agent.post(CREATE, Bodies.tool("# " + name, 1)).is(200);

        assertEquals("#" + name, created.text("/orderNumber"));
        agent.post(CREATE, Bodies.tool(name, 1)).refuses(404, "not_found").says("Call find_orders");
    }

    @Test
    void whereTwoLinesFitTheyAreNamedAndNothingIsDone() {
        var order = shop.sell(customer, sold -> {
            var lines = (ArrayNode) sold.get("lines");
            lines.add(((ObjectNode) lines.get(0)).deepCopy().put("lineId", "3"));
        });

        agent.post(CREATE, Bodies.tool(order, 1).replace("\"lineId\": \"1\"", "\"lineId\": \"TSHIRT-M-BLUE\""))
                .refuses(400, "invalid")
                .names("/lineId")
                .says("1 (T-shirt, blue, M), 3 (T-shirt, blue, M)");
        assertEquals(0, returns(order));
    }

    @Test
    void aLineThatNothingFitsIsRefusedWithTheLinesThereAre() {
        agent.post(CREATE, Bodies.tool(shop.sell(customer), 1).replace("\"lineId\": \"1\"", "\"lineId\": \"shirt\""))
                .refuses(422, "not_returnable")
                .says("unknown_line")
                .says("1 (T-shirt, blue, M), 2 (Mug, hand-glazed)");
    }

    @Test
    void anotherReturnIsAskedForBySlipsToo() {
        var order = shop.sell(customer);
        var first = agent.post(CREATE, Bodies.tool(order, 1)).is(200).text("/number");

        var slips = Bodies.toolAgain(order, 1, first.substring(2).toLowerCase(Locale.ROOT))
                .replace("\"lineId\": \"1\"", "\"lineId\": \"TSHIRT-M-BLUE\"");
        var another = agent.post(CREATE, slips).is(200);
        var clean = agent.post(CREATE, Bodies.toolAgain(order, 1, first)).is(200);

        assertEquals(another.body(), clean.body());
        assertTrue(clean.replayed());
        assertEquals(2, returns(order));
    }

    @Test
    void aReturnIsFoundByWhatALineOfItIsCalledAndHoweverItsNumberIsWritten() {
        var order = shop.sell(customer);
        var number = agent.post(CREATE, Bodies.tool(order, 1)).is(200).text("/number");

        var changed = agent.post("/tools/change_return", """
            {"returnNumber": "%s", "lineId": "T-SHIRT, BLUE, M", "quantity": "3"}\
            """.formatted(number.replace("-", " ")))
                .is(200);

        assertEquals(3, changed.json().at("/lines/0/quantity").intValue());
        assertEquals(
                changed.json(),
                agent.post("/tools/get_return", "{\"returnNumber\": \"" + number.substring(2) + "\"}")
                        .is(200)
                        .json());
    }

    private int returns(String order) {
        return shop.customer(customer)
                .get("/returns?orderNumber=" + order)
                .json()
                .get("returns")
                .size();
    }
}
