package returns.bootstrap.http;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import returns.application.calls.DropOldCalls;

/** What is kept of the calls that agents make, over either door. */
@ExtendWith(RunningShop.class)
class ToolCallsHttpTest {
    private final ShopOverHttp shop;
    private final String customer;
    private final Caller agent;
    private final Caller staff;

    ToolCallsHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.customer = shop.newCustomer();
        this.agent = shop.agent("agent-7", customer).with("Conversation-Id", "conversation-1");
        this.staff = shop.staff();
    }

    @Test
    void everyCallIsKeptWithWhatCameOfIt() {
        var order = shop.sell(customer);
        create(agent.with("Tool-Call-Id", "call-1"), Bodies.tool(order, 1)).is(200);
        create(agent.with("Tool-Call-Id", "call-2"), Bodies.tool(order, 1).replace("1,", "\"1\","))
                .is(200);
        create(agent.with("Tool-Call-Id", "call-3"), Bodies.tool(order, 2)).refuses(409, "already_requested");

        var calls = calls("", 3);

        assertEquals(List.of("call-3", "call-2", "call-1"), calls.json().findValuesAsText("toolCallId"));
        assertEquals(List.of("already_requested", "done", "done"), calls.json().findValuesAsText("outcome"));
        assertEquals(List.of("false", "true", "false"), calls.json().findValuesAsText("replayed"));
        var first = calls.json().at("/toolCalls/2");
        assertEquals("create_return", first.get("tool").textValue());
        assertEquals(customer, first.get("subject").textValue());
        assertEquals("agent-7", first.get("agent").textValue());
        assertEquals("conversation-1", first.get("conversation").textValue());
        assertTrue(first.get("arguments").textValue().matches("v1:[0-9a-f]{64}"));
        assertEquals(first.get("arguments"), calls.json().at("/toolCalls/1/arguments"), "a slip is no difference");
        assertTrue(first.get("milliseconds").isIntegralNumber());
        assertFalse(calls.body().contains("size_too_small"), "what the model wrote is not kept");
    }

    @Test
    void bothDoorsAreCountedTogether() {
        var order = shop.sell(customer);
        create(agent, Bodies.tool(order, 1)).is(200);
        try (var host = McpHost.connect(agent)) {
            host.with(Map.of("returns/toolCallId", "call-mcp")).call("create_return", Bodies.tool(order, 1));
            host.call("find_orders", "{}");
        }

        assertEquals("call-mcp", calls("&tool=create_return", 2).text("/toolCalls/0/toolCallId"));
        calls("", 3);
        assertEquals(
                """
                {"tools":[{"tool":"create_return","calls":2,"repeated":1,"replayed":1},\
                {"tool":"find_orders","calls":1,"repeated":0,"replayed":0}]}\
                """,
                staff.get("/tool-calls/summary?conversation=conversation-1&subject=" + customer)
                        .is(200)
                        .body());
    }

    @Test
    void whatIsRefusedBeforeItReachesAToolIsKeptOverEitherDoor() {
        var reader = shop.caller(ShopOverHttp.claims(customer, "customer").claim("scope", "returns:read"));
        var nowhere = agent.with("Conversation-Id", "x".repeat(5_000));
        agent.post("/tools/drop_tables", "{}").refuses(404, "not_found");
        agent.post("/mcp", toolsCall("drop_tables")).is(200).says("no tool of that name");
        reader.post("/tools/create_return", "{}").refuses(403, "insufficient_scope");
        reader.post("/mcp", toolsCall("create_return")).refuses(403, "insufficient_scope");
        nowhere.post("/tools/find_orders", "{}").refuses(400, "invalid").names("Conversation-Id");
        nowhere.post("/mcp", toolsCall("find_orders")).is(200).says("Conversation-Id");

        var all = calls("", 6);
        assertFalse(all.body().contains("drop_tables"), "what the model wrote is not kept");
        assertEquals(
                List.of("unknown", "unknown"),
                calls("&outcome=not_found", 2).json().findValuesAsText("tool"));
        assertEquals(
                List.of("create_return", "create_return"),
                calls("&outcome=insufficient_scope", 2).json().findValuesAsText("tool"));
        assertEquals(
                List.of("find_orders", "find_orders"),
                calls("&outcome=invalid", 2).json().findValuesAsText("tool"));
    }

    private static String toolsCall(String tool) {
        return """
            {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "%s", "arguments": {}}}\
            """.formatted(tool);
    }

    @Test
    void pagesLeadThroughAllCalls() {
        IntStream.range(0, 5)
                .forEach(_ -> agent.post("/tools/find_orders", "{}").is(200));
        var all = calls("", 5).json().get("toolCalls");

        var first = staff.get("/tool-calls?limit=3&subject=" + customer).is(200);
        var rest = staff.get("/tool-calls?limit=3&subject=" + customer + "&cursor=" + first.text("/nextCursor"))
                .is(200);

        assertEquals(3, first.json().get("toolCalls").size());
        assertEquals(all.get(2), first.json().at("/toolCalls/2"));
        assertEquals(all.get(3), rest.json().at("/toolCalls/0"));
        assertEquals(2, rest.json().get("toolCalls").size());
        assertFalse(rest.json().has("nextCursor"));
        staff.get("/tool-calls?cursor=" + first.text("/nextCursor"))
                .refuses(400, "invalid")
                .names("cursor");
    }

    @Test
    void whatWaitsIsKeptWhenANodeStops() {
        try (var node = SecondNode.of(shop, Map.of())) {
            IntStream.range(0, 20)
                    .forEach(_ ->
                            node.called(agent).post("/tools/find_orders", "{}").is(200));
        }

        assertEquals(
                20,
                staff.get("/tool-calls?subject=" + customer)
                        .json()
                        .get("toolCalls")
                        .size());
    }

    @Test
    void callsAreKeptForNinetyDays() throws SQLException {
        var byItself = "drop-old-tool-calls";
        assertEquals(
                List.of(byItself), shop.query("select task_name from scheduled_tasks where task_name = ?", byItself));
        agent.post("/tools/find_orders", "{}").is(200);
        calls("", 1);

        dropOldCallsIn(89);
        calls("", 1);
        dropOldCallsIn(91);
        calls("", 0);
    }

    private void dropOldCallsIn(int days) {
        try (var node = SecondNode.of(shop, Map.of("test.days-ahead", days))) {
            node.server().getApplicationContext().getBean(DropOldCalls.class).run();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "limit=0,limit",
        "limit=101,limit",
        "outcome=well,outcome",
        "calledFrom=yesterday,calledFrom",
        "tool=%20,tool",
        "tool=a&tool=b,tool",
        "customer=c-1,customer",
        "conversation=,conversation"
    })
    void whatCannotBeLookedForIsRefusedByItsName(String query, String name) {
        staff.get("/tool-calls?" + query).refuses(400, "invalid").names(name);
    }

    @Test
    void aSummaryHasNoPages() {
        staff.get("/tool-calls/summary?limit=1").refuses(400, "invalid").names("limit");
        assertEquals(
                "{\"tools\":[]}",
                staff.get("/tool-calls/summary?subject=" + customer).is(200).body());
    }

    @Test
    void onlyStaffSeeCalls() {
        for (var caller : List.of(agent, shop.customer(customer), shop.feed())) {
            caller.get("/tool-calls").refuses(403, "forbidden");
            caller.get("/tool-calls/summary").refuses(403, "forbidden");
        }
        shop.anonymous().get("/tool-calls").refuses(401, "unauthorized");
    }

    private static Reply create(Caller by, String arguments) {
        return by.post("/tools/create_return", arguments);
    }

    /** This customer's calls, once so many are kept. */
    private Reply calls(String filter, int number) {
        return await("the calls are kept")
                .until(
                        () -> staff.get("/tool-calls?subject=" + customer + filter)
                                .is(200),
                        found -> found.json().get("toolCalls").size() == number);
    }
}
