package returns.adapters.tools.mcp;

import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.micronaut.http.MutableHttpResponse;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Writes answers of JSON-RPC. */
final class Answers {
    private Answers() {}

    static MutableHttpResponse<byte[]> of(HttpStatus status, JSONRPCResponse answer) {
        try {
            return HttpResponse.<byte[]>status(status)
                    .contentType(MediaType.APPLICATION_JSON_TYPE)
                    .body(McpJsonDefaults.getMapper().writeValueAsBytes(answer));
        } catch (IOException e) {
            throw new IllegalStateException("an answer is made of texts, numbers and lists", e);
        }
    }

    /** An error in the protocol; without an id where the request's is not known. */
    @SuppressWarnings("NullAway") // the SDK leaves out what is null
    static JSONRPCResponse error(@Nullable Object id, int code, String message) {
        return new JSONRPCResponse(McpSchema.JSONRPC_VERSION, id, null, new JSONRPCError(code, message));
    }
}
