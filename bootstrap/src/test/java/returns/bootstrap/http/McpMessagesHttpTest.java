package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The messages of the Model Context Protocol as they come, good and bad. */
@ExtendWith(RunningShop.class)
class McpMessagesHttpTest {
    private static final int PARSE_ERROR = -32700;
    private static final int INVALID_REQUEST = -32600;
    private static final int METHOD_NOT_FOUND = -32601;
    private static final int INVALID_PARAMS = -32602;
    private static final int UNSUPPORTED_VERSION = -32022;

    private final ShopOverHttp shop;
    private final String customer;
    private final Caller agent;
    private final String order;

    McpMessagesHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.customer = shop.newCustomer();
        this.agent = shop.agent("agent-7", customer).with("Accept", "application/json, text/event-stream");
        this.order = shop.sell(customer);
    }

    @ParameterizedTest
    @CsvSource({"2025-11-25,2025-11-25", "2025-06-18,2025-06-18", "2024-11-05,2025-11-25", "2099-01-01,2025-11-25"})
    void theVersionThatIsAskedForIsSpokenIfItCanBe(String asked, String agreed) {
        var answer = agent.with("MCP-Protocol-Version", asked).post("/mcp", """
            {"jsonrpc": "2.0", "id": "a", "method": "initialize", "params":
              {"protocolVersion": "%s", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}}\
            """.formatted(asked));

        assertEquals(agreed, answer.is(200).text("/result/protocolVersion"));
        assertEquals("a", answer.text("/id"));
        assertEquals(Optional.of("application/json"), answer.header("Content-Type"));
        assertEquals(Optional.empty(), answer.header("Mcp-Session-Id"));
    }

    @Test
    void aPingIsAnsweredWithoutAnythingBefore() {
        var answer = agent.post("/mcp", Bodies.request(7, "ping", "{}")).is(200);

        assertEquals("{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{}}", answer.body());
    }

    @Test
    void aNotificationIsTakenAndDoesNothing() {
        for (var method : List.of("notifications/initialized", "notifications/cancelled", "tools/call")) {
            var taken = agent.post(
                    "/mcp", "{\"jsonrpc\": \"2.0\", \"method\": \"%s\", \"params\": %s}".formatted(method, create()));

            assertEquals("", taken.is(202).body());
        }
        assertEquals(List.of(), numbers());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "",
                "{\"jsonrpc\": \"2.0\", \"id\": 1, \"id\": 2, \"method\": \"ping\"}",
                "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"ping\"} {}"
            })
    void whatIsNoJsonIsAParseError(String body) {
        fails(agent.post("/mcp", body), 400, PARSE_ERROR);
    }

    @Test
    void whatIsTooDeepIsAParseError() {
        fails(agent.post("/mcp", "{\"a\":".repeat(100) + "1" + "}".repeat(100)), 400, PARSE_ERROR);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"ping\"}]",
                "[]",
                "1",
                "null",
                "{}",
                "{\"jsonrpc\": \"1.0\", \"id\": 1, \"method\": \"ping\"}",
                "{\"jsonrpc\": \"2.0\", \"id\": null, \"method\": \"ping\"}",
                "{\"jsonrpc\": \"2.0\", \"id\": 1.5, \"method\": \"ping\"}",
                "{\"jsonrpc\": \"2.0\", \"id\": {}, \"method\": \"ping\"}",
                "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": 1}",
                "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"ping\", \"params\": []}",
                "{\"jsonrpc\": \"2.0\", \"id\": 1, \"result\": {}}"
            })
    void aBatchAndWhatIsNoRequestAreRefused(String body) {
        fails(agent.post("/mcp", body), 400, INVALID_REQUEST);
    }

    @Test
    void anUnknownMethodIsNotFound() {
        var failed = fails(agent.post("/mcp", Bodies.request(1, "resources/list", "{}")), 200, METHOD_NOT_FOUND);

        assertEquals(1, failed.json().get("id").intValue());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "initialize|{\"protocolVersion\": 1}",
                "initialize|{\"protocolVersion\": \"2025-11-25\", \"capabilities\": [], \"clientInfo\": 1}",
                "tools/list|{\"cursor\": \"2\"}",
                "tools/call|{}",
                "tools/call|{\"name\": 1, \"arguments\": {}}",
                "tools/call|{\"name\": \"create_return\", \"arguments\": []}",
                "tools/call|{\"name\": \"create_return\", \"arguments\": {}, \"_meta\": 1}"
            })
    void paramsThatAreNotThoseOfTheMethodAreInvalid(String method, String params) {
        fails(agent.post("/mcp", Bodies.request(1, method, params)), 200, INVALID_PARAMS);
    }

    @Test
    void anUnknownToolIsAnErrorThatNamesThoseThatThereAre() {
        var failed = fails(
                agent.post("/mcp", Bodies.request(1, "tools/call", "{\"name\": \"refund\", \"arguments\": {}}")),
                200,
                INVALID_PARAMS);

        failed.says("create_return, get_return, list_returns");
    }

    @Test
    void argumentsThatAreNotThoseOfTheToolAreToldToTheModel() {
        for (var arguments : List.of("", ", \"arguments\": null", ", \"arguments\": {}")) {
            var answer = agent.post(
                    "/mcp", Bodies.request(1, "tools/call", "{\"name\": \"create_return\"" + arguments + "}"));

            assertTrue(answer.is(200).json().at("/result/isError").booleanValue(), answer.body());
            assertEquals("invalid", answer.text("/result/structuredContent/code"));
            assertTrue(answer.json()
                    .at("/result/structuredContent/errors")
                    .findValuesAsText("pointer")
                    .contains("/lineId"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"2024-11-05", "2099-01-01", "nonsense", ""})
    void aVersionThatIsNotSpokenIsRefused(String version) {
        fails(
                        agent.with("MCP-Protocol-Version", version)
                                .post("/mcp", Bodies.request(1, "tools/call", create())),
                        400,
                        UNSUPPORTED_VERSION)
                .says("2026-07-28, 2025-11-25, 2025-06-18");
        assertEquals(List.of(), numbers());
    }

    @ParameterizedTest
    @ValueSource(strings = {"2025-06-18", "2025-11-25"})
    void theVersionsThatAreSpokenAre(String version) {
        agent.with("MCP-Protocol-Version", version)
                .post("/mcp", Bodies.request(1, "tools/list", "{}"))
                .is(200)
                .says("outputSchema");
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "DELETE", "PUT", "OPTIONS"})
    void thereIsNoStreamAndNoSession(String method) {
        var refused = agent.with("Accept", "text/event-stream").send(method, "/mcp", null);

        assertEquals(Optional.of("POST"), refused.is(405).header("Allow"));
    }

    @Test
    void anotherMediaTypeIsNeitherReadNorWritten() {
        agent.with("Content-Type", "text/plain")
                .send("POST", "/mcp", Bodies.request(1, "ping", "{}"))
                .refuses(415, "unsupported_media_type");
        agent.with("Content-Type", "nonsense")
                .send("POST", "/mcp", Bodies.request(1, "ping", "{}"))
                .refuses(415, "unsupported_media_type");
        agent.with("Accept", "text/event-stream")
                .post("/mcp", Bodies.request(1, "ping", "{}"))
                .refuses(406, "not_acceptable");
    }

    @Test
    void oneMebibyteOfTextIsRefused() {
        agent.post("/mcp", Bodies.request(1, "ping", "{\"a\": \"" + "x".repeat(1 << 20) + "\"}"))
                .refuses(413, "too_large");
        var tooLong = agent.post(
                "/mcp",
                Bodies.request(
                        1,
                        "tools/call",
                        create().replace("\"refund\"", "\"refund\", \"note\": \"" + "x".repeat(900_000) + "\"")));
        assertEquals("/note", tooLong.is(200).text("/result/structuredContent/errors/0/pointer"));
    }

    private static Reply fails(Reply answer, int status, int code) {
        assertEquals(code, answer.is(status).json().at("/error/code").intValue(), answer.body());
        assertEquals("2.0", answer.text("/jsonrpc"));
        assertFalse(answer.json().has("result"), answer.body());
        assertFalse(answer.text("/error/message").isBlank());
        return answer;
    }

    private String create() {
        return "{\"name\": \"create_return\", \"arguments\": %s}".formatted(Bodies.tool(order, 1));
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
