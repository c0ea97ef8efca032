package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What revision 2026-07-28 of the Model Context Protocol refuses, and that nothing is done then; and what it does not. */
@ExtendWith(RunningShop.class)
class McpModernRefusalsHttpTest {
    private static final int INVALID_REQUEST = -32600;
    private static final int METHOD_NOT_FOUND = -32601;
    private static final int INVALID_PARAMS = -32602;
    private static final int HEADER_MISMATCH = -32020;
    private static final int UNSUPPORTED_VERSION = -32022;

    private final ShopOverHttp shop;
    private final String customer;
    private final ModernHost host;
    private final String order;

    McpModernRefusalsHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.customer = shop.newCustomer();
        this.host =
                ModernHost.of(shop.agent("agent-7", customer).with("Accept", "application/json, text/event-stream"));
        this.order = shop.sell(customer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\"_meta\": 1", "\"_meta\": {}"})
    void aRequestThatSaysNoVersionIsMalformed(String meta) {
        refuses(create(host.saying(meta)), 400, INVALID_PARAMS).says(ModernHost.PREFIX + "protocolVersion");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "null", "[\"2026-07-28\"]"})
    void aVersionThatIsNoTextIsMalformed(String version) {
        refuses(create(host.saying(meta(version))), 400, INVALID_PARAMS).says(ModernHost.PREFIX + "protocolVersion");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ", \"io.modelcontextprotocol/clientCapabilities\": []"})
    void aRequestThatSaysNoCapabilitiesIsMalformed(String capabilities) {
        refuses(create(host.saying(meta("\"2026-07-28\"" + capabilities))), 400, INVALID_PARAMS)
                .says(ModernHost.PREFIX + "clientCapabilities");
    }

    @ParameterizedTest
    @CsvSource({
        "MCP-Protocol-Version,2025-11-25",
        "MCP-Protocol-Version,",
        "Mcp-Method,tools/list",
        "Mcp-Method,TOOLS/CALL",
        "Mcp-Method,",
        "Mcp-Name,cancel_return",
        "Mcp-Name,Create_Return",
        "Mcp-Name,=?base64?Y2FuY2VsX3JldHVybg==?=",
        "Mcp-Name,=?base64?Y3JlYXRlX3JldHVybg?=",
        "Mcp-Name,=?base64?!!?=",
        "Mcp-Name,"
    })
    void aHeaderThatIsMissingOrContradictsTheMessageIsRefused(String header, String value) {
        var contradicting = value == null ? host.without(header) : host.with(header, value);

        refuses(create(contradicting), 400, HEADER_MISMATCH).says(header);
    }

    @Test
    void aNameMayBeSentInBase64() {
        var encoded = Base64.getEncoder().encodeToString("create_return".getBytes(StandardCharsets.UTF_8));

        create(host.with("Mcp-Name", "=?base64?" + encoded + "?=")).is(200);

        assertEquals(1, returns());
    }

    @ParameterizedTest
    @ValueSource(strings = {"v999.0.0", "2099-01-01", ""})
    void aVersionThatIsNotSpokenIsToldThoseThatAre(String version) {
        var later = host.with("MCP-Protocol-Version", version).saying(meta("\"" + version + "\""));

        var refused = refuses(create(later), 400, UNSUPPORTED_VERSION);

        assertEquals(
                "[\"2026-07-28\",\"2025-11-25\",\"2025-06-18\"]",
                refused.json().at("/error/data/supported").toString());
        assertEquals(version, refused.text("/error/data/requested"));
    }

    @Test
    void anEarlierVersionIsAnsweredAsThatOneIs() {
        var earlier = host.with("MCP-Protocol-Version", "2025-11-25").saying(meta("\"2025-11-25\""));

        assertFalse(create(earlier).is(200).json().get("result").has("resultType"));
        assertEquals(1, returns());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "initialize",
                "ping",
                "logging/setLevel",
                "resources/list",
                "prompts/list",
                "subscriptions/listen",
                "unknown/method",
                "tools/List"
            })
    void whatThereIsNotIsNotFound(String method) {
        refuses(host.send(method), 404, METHOD_NOT_FOUND).says("server/discover, tools/list and tools/call");
    }

    /** There was a handshake before; who does not say otherwise in the message itself wants that. */
    @Test
    void whoInitializesSpeaksAnEarlierRevision() {
        var agreed = host.saying("").send("initialize", """
            "protocolVersion": "2026-07-28", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}\
            """);

        assertEquals("2025-11-25", agreed.is(200).text("/result/protocolVersion"));
    }

    @Test
    void anUnknownToolIsAnErrorThatNamesThoseThatThereAre() {
        refuses(host.call("refund", "{}"), 200, INVALID_PARAMS).says("create_return, get_return, list_returns");
    }

    @Test
    void aToolWithoutANameIsAnError() {
        refuses(host.send("tools/call"), 200, INVALID_PARAMS);
    }

    @Test
    void aCursorThatWasNeverGivenIsAnError() {
        refuses(host.send("tools/list", "\"cursor\": \"2\""), 200, INVALID_PARAMS);
    }

    @Test
    void aBatchIsNoMessage() {
        var refused = host.caller().post("/mcp", "[" + host.message("tools/list", "") + "]");

        assertEquals(INVALID_REQUEST, refused.is(400).json().at("/error/code").intValue());
        assertFalse(refused.json().has("id"));
    }

    @Test
    void aNotificationIsTakenAndDoesNothing() {
        var call = host.message("tools/call", ModernHost.params("create_return", Bodies.tool(order, 1)));

        var taken = host.caller()
                .with("MCP-Protocol-Version", ModernHost.VERSION)
                .post("/mcp", call.replace("\"id\": 7, ", ""));

        assertEquals("", taken.is(202).body());
        assertEquals(0, returns());
    }

    private Reply create(ModernHost by) {
        return by.call("create_return", Bodies.tool(order, 1));
    }

    private static String meta(String version) {
        return "\"_meta\": {\"" + ModernHost.PREFIX + "protocolVersion\": " + version + "}";
    }

    private Reply refuses(Reply answer, int status, int code) {
        assertEquals(code, answer.is(status).json().at("/error/code").intValue(), answer.body());
        assertEquals(7, answer.json().get("id").intValue());
        assertFalse(answer.json().has("result"), answer.body());
        assertEquals(0, returns());
        return answer;
    }

    private int returns() {
        return shop.customer(customer)
                .get("/returns?orderNumber=" + order)
                .is(200)
                .json()
                .get("returns")
                .size();
    }
}
