package returns.adapters.tools.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.http.HttpRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MirroredHeadersTest {
    @Test
    void aHeaderSaysWhatTheMessageSays() {
        assertFalse(contradicts("create_return", "create_return"));
        assertFalse(contradicts("create_return", "=?base64?Y3JlYXRlX3JldHVybg==?="));
        assertTrue(contradicts("create_return", "cancel_return"));
        assertTrue(contradicts("create_return", "=?base64?Y2FuY2VsX3JldHVybg==?="));
    }

    @Test
    void aHeaderIsThereOnce() {
        assertTrue(contradicts("create_return"));
        assertTrue(contradicts("create_return", "create_return", "create_return"));
        assertTrue(contradicts("create_return", "cancel_return", "create_return"));
    }

    @Test
    void whatLooksEncodedIsRead() {
        assertFalse(contradicts("ä", "=?base64?w6Q=?="));
        assertFalse(contradicts("=?base64?YQ==?=", "=?base64?PT9iYXNlNjQ/WVE9PT89?="));
        assertTrue(contradicts("=?base64?YQ==?=", "=?base64?YQ==?="));
        assertFalse(contradicts("=?base64?YQ==", "=?base64?YQ=="));
        assertTrue(contradicts("a", "=?BASE64?YQ==?="));
        assertTrue(contradicts("a", "=?base64?YQ?="));
    }

    @Test
    void onlyNamesAreSentEncoded() {
        assertEquals(
                Optional.of(-32020),
                given("=?base64?YQ==?=")
                        .contradicting("Mcp-Name", "a")
                        .map(ProtocolError::error)
                        .map(JSONRPCError::code));
    }

    private static boolean contradicts(String said, String... values) {
        return given(values).contradictingEncoded("Mcp-Name", said).isPresent();
    }

    private static MirroredHeaders given(String... values) {
        var request = HttpRequest.POST("/mcp", "");
        for (var value : values) {
            request.header("Mcp-Name", value);
        }
        return new MirroredHeaders(request.getHeaders());
    }
}
