package returns.adapters.tools.mcp;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.micronaut.http.HttpResponse;
import io.micronaut.http.HttpStatus;
import io.micronaut.http.MediaType;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Writes answers of JSON-RPC. */
final class Answers {
    private Answers() {}

    /** The answer to a message that is no request, or no good one: the SDK knows none without an id. */
    private record Refused(
            String jsonrpc,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Object id,

            JSONRPCError error) {}

    static HttpResponse<byte[]> to(JSONRPCResponse answer) {
        return json(HttpStatus.OK, answer);
    }

    /** What is wrong with the message, or with how it came. */
    static HttpResponse<byte[]> refused(HttpStatus status, @Nullable Object id, int code, String why) {
        return refused(id, new ProtocolError(status, new JSONRPCError(code, why)));
    }

    static HttpResponse<byte[]> refused(@Nullable Object id, ProtocolError why) {
        return json(why.status(), new Refused(McpSchema.JSONRPC_VERSION, id, why.error()));
    }

    private static HttpResponse<byte[]> json(HttpStatus status, Record answer) {
        try {
            return HttpResponse.<byte[]>status(status)
                    .contentType(MediaType.APPLICATION_JSON_TYPE)
                    .body(McpJsonDefaults.getMapper().writeValueAsBytes(answer));
        } catch (IOException e) {
            throw new IllegalStateException("an answer is made of texts, numbers and lists", e);
        }
    }
}
