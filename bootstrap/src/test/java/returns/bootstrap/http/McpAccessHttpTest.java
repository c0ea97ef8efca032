package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who may call over the Model Context Protocol, and what the others are told. */
@ExtendWith(RunningShop.class)
class McpAccessHttpTest {
    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";
    private static final String METADATA = "/.well-known/oauth-protected-resource";

    private final ShopOverHttp shop;

    McpAccessHttpTest(ShopOverHttp shop) {
        this.shop = shop;
    }

    @Test
    void withoutATokenAHostIsToldWhereToLearnHowToGetOne() {
        var refused = shop.anonymous().post("/mcp", PING).refuses(401, "unauthorized");

        var challenge = refused.header("WWW-Authenticate").orElseThrow();
        assertEquals(
                "Bearer scope=\"" + String.join(" ", shop.catalogue().scopes()) + "\", resource_metadata=\""
                        + shop.url().resolve(METADATA + "/mcp") + "\"",
                challenge);
        var address = challenge.replaceAll(".*\"(.*)\"", "$1");
        assertEquals(
                shop.url().resolve("/mcp").toString(),
                shop.anonymous().get(address).is(200).text("/resource"));
    }

    @Test
    void aTokenWhoseClaimsCannotBeRecordedIsChallengedToo() {
        var refused = shop.caller(ShopOverHttp.claims(" ", "customer"))
                .post("/mcp", PING)
                .refuses(401, "unauthorized");

        assertTrue(refused.header("WWW-Authenticate").orElseThrow().contains("resource_metadata"));
    }

    @Test
    void otherAddressesChallengeAsTheyDid() {
        assertEquals(
                Optional.of("Bearer"),
                shop.anonymous().get("/returns").refuses(401, "unauthorized").header("WWW-Authenticate"));
    }

    @ParameterizedTest
    @ValueSource(strings = {METADATA, METADATA + "/mcp"})
    void anybodyIsToldAboutTokens(String path) {
        var metadata = shop.anonymous().get(path).is(200);

        assertEquals(Optional.of("application/json"), metadata.header("Content-Type"));
        assertEquals(
                """
                {"resource":"%s","scopes_supported":["%s"],"bearer_methods_supported":["header"]}\
                """.formatted(
                                shop.url().resolve("/mcp"),
                                String.join("\",\"", shop.catalogue().scopes())),
                metadata.body());
    }

    /** Whichever spelling of its path leads to the door, the guards stand there; the others lead nowhere. */
    @ParameterizedTest
    @ValueSource(strings = {"/mcp/", "/mcp/?a=b", "/mcp?a=b", "/%6dcp", "//mcp", "/mcp//", "/mcp;a=b", "/./mcp"})
    void noSpellingOfThePathGoesRoundTheGuards(String path) throws IOException {
        var guarded = call(path, "localhost", "http://evil.example").contains("\"code\":-32600");
        var answered = call(path, "localhost", null);
        assertTrue(guarded || !answered.contains("\"result\""), answered);
        var anonymous = RawCall.send(
                shop.url(),
                "POST " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
        assertTrue(!guarded || anonymous.contains("resource_metadata"), anonymous);
    }

    @ParameterizedTest
    @CsvSource({
        "localhost:8080,,200",
        "127.0.0.1:1,http://localhost:3000,200",
        "[::1]:8080,http://127.0.0.1,200",
        "localhost,https://localhost,403",
        "localhost,http://evil.example,403",
        "localhost,http://localhost.evil.example,403",
        "localhost,null,403",
        "evil.example,,421",
        "localhost.evil.example:8080,,421"
    })
    void onlyTheNamesOfLoopbackAreAnsweredTo(String host, String origin, int status) throws IOException {
        var answer = call("/mcp", host, origin);

        assertTrue(answer.startsWith("HTTP/1.1 " + status + " "), answer);
        assertTrue(answer.contains(status == 200 ? "\"result\":{}" : "\"code\":-32600"), answer);
    }

    private String call(String path, String host, @Nullable String origin) throws IOException {
        return RawCall.send(
                shop.url(),
                "POST " + path + " HTTP/1.1\r\nHost: " + host
                        + "\r\nConnection: close\r\nContent-Type: application/json\r\n"
                        + (origin == null ? "" : "Origin: " + origin + "\r\n")
                        + "Authorization: "
                        + shop.agent("agent-7", "c-1").headers().get("Authorization")
                        + "\r\nContent-Length: " + PING.length() + "\r\n\r\n" + PING);
    }
}
