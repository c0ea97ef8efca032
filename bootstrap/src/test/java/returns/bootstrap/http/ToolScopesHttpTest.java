package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import returns.application.tools.Effect;
import returns.application.tools.Tool;

/** A tool that the scopes of a token do not cover is neither listed nor called, over either door. */
@ExtendWith(RunningShop.class)
class ToolScopesHttpTest {
    private final ShopOverHttp shop;
    private final String customer;
    private final String order;

    ToolScopesHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.customer = shop.newCustomer();
        this.order = shop.sell(customer);
    }

    @Test
    void onlyWhatIsCoveredIsListed() {
        var reader = agent("openid returns:read");

        for (var list : List.of("/tools", "/tools?format=openai", "/tools?format=anthropic")) {
            assertEquals(reading(), reader.get(list).is(200).json().get("tools").findValuesAsText("name"), list);
        }
        try (var host = McpHost.connect(reader)) {
            assertEquals(
                    reading(),
                    host.client().listTools().tools().stream()
                            .map(tool -> tool.name())
                            .toList());
        }
    }

    @Test
    void whatIsNotCoveredIsNotCalledAndTheScopeIsNamed() {
        var reader = agent("returns:read");

        var overHttp =
                reader.post("/tools/create_return", Bodies.tool(order, 1)).refuses(403, "insufficient_scope");
        var overMcp = reader.post("/mcp", call("create_return", Bodies.tool(order, 1)))
                .refuses(403, "insufficient_scope");

        assertEquals(
                Optional.of("Bearer error=\"insufficient_scope\", scope=\"returns:read returns:write\""),
                overHttp.header("WWW-Authenticate"));
        assertEquals(
                Optional.of("Bearer error=\"insufficient_scope\", scope=\"returns:read returns:write\","
                        + " resource_metadata=\"" + shop.url().resolve("/.well-known/oauth-protected-resource/mcp")
                        + "\""),
                overMcp.header("WWW-Authenticate"));
        overHttp.says("returns:write");
        assertEquals("changed", overHttp.text("/retry"));
        reader.post("/tools/list_returns", "{\"orderNumber\": \"" + order + "\"}")
                .is(200)
                .says("[]");
    }

    @Test
    void whoMayOnlyWriteReadsNothing() {
        var writer = agent("returns:write");

        var number = writer.post("/tools/create_return", Bodies.tool(order, 1))
                .is(200)
                .text("/number");

        writer.post("/tools/get_return", "{\"returnNumber\": \"" + number + "\"}")
                .refuses(403, "insufficient_scope");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "returns:reader returns", "returns:read,returns:write", "RETURNS:READ"})
    void whatIsNoScopeOfOursCoversNothing(String scope) {
        assertEquals(List.of(), names(agent(scope)));
    }

    @Test
    void allScopesCoverAllTools() {
        assertEquals(
                shop.catalogue().tools().stream().map(Tool::name).toList(),
                names(agent(String.join(" ", shop.catalogue().scopes().reversed()))));
    }

    @Test
    void aListOfScopesIsTakenAndWhatIsNoScopeCoversNothing() {
        assertEquals(reading(), names(agent(List.of("returns:read", 7))));
        assertEquals(List.of(), names(agent(true)));
    }

    @Test
    void noScopeGivesWhatTheRoleDoesNot() {
        var feed = shop.caller(ShopOverHttp.claims("shop", "order_feed").claim("scope", "returns:read returns:write"));

        feed.post("/tools/find_orders", "{}").refuses(403, "forbidden");
        feed.post("/tools/create_return", Bodies.tool(order, 1)).refuses(404, "not_found");
    }

    @Test
    void aToolThatThereIsNotIsToldAsBefore() {
        agent("").post("/tools/launch_rocket", "{}").refuses(404, "not_found");
        var answer = agent("").post("/mcp", call("launch_rocket", "{}")).is(200);
        assertEquals(-32602, answer.json().at("/error/code").intValue());
    }

    @Test
    void theScopesAreToldToAnybody() {
        var scopes = String.join(" ", shop.catalogue().scopes());
        assertTrue(scopes.startsWith("returns:read returns:write"), scopes);
        assertEquals(
                Optional.of("Bearer scope=\"" + scopes + "\""),
                shop.anonymous().get("/tools").refuses(401, "unauthorized").header("WWW-Authenticate"));
    }

    private List<String> reading() {
        return shop.catalogue().tools().stream()
                .filter(tool -> tool.effect() == Effect.READS)
                .map(Tool::name)
                .toList();
    }

    private Caller agent(Object scope) {
        return shop.caller(ShopOverHttp.claims(customer, "customer").claim("scope", scope));
    }

    private static List<String> names(Caller caller) {
        return caller.get("/tools").is(200).json().get("tools").findValuesAsText("name");
    }

    private static String call(String tool, String arguments) {
        return """
            {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "%s", "arguments": %s}}\
            """.formatted(tool, arguments);
    }
}
