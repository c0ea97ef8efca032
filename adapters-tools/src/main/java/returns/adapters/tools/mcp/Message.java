package returns.adapters.tools.mcp;

import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.Refusal;
import returns.application.answers.RefusedException;
import returns.application.input.Written;

/** One message of JSON-RPC 2.0, as the Model Context Protocol narrows it. */
sealed interface Message {
    /** Asks for an answer. */
    record Request(Object id, String method, Map<String, @Nullable Object> params) implements Message {}

    /** Asks for none, and is none. */
    record Notification() implements Message {}

    /** No message, or none that is expected here. */
    record Invalid(@Nullable Object id, int code, String why) implements Message {}

    /** The message that a body is. */
    static Message of(Written body) {
        return switch (body.content()) {
            case Answer.Done(var written, var _) -> of(written);
            case Answer.Refused(var refusal) -> unreadable(refusal);
        };
    }

    private static Message of(Map<String, @Nullable Object> written) {
        var id = isId(written.get("id")) ? written.get("id") : null;
        if (!McpSchema.JSONRPC_VERSION.equals(written.get("jsonrpc"))) {
            return new Invalid(id, ErrorCodes.INVALID_REQUEST, "jsonrpc must be 2.0.");
        }
        if (!(written.get("method") instanceof String method)) {
            return new Invalid(id, ErrorCodes.INVALID_REQUEST, "method must be a text: nothing else is expected here.");
        }
        if (!written.containsKey("id")) {
            return new Notification();
        }
        if (id == null) {
            return new Invalid(null, ErrorCodes.INVALID_REQUEST, "id must be a text or a whole number.");
        }
        return switch (written.get("params")) {
            case null -> new Request(id, method, Map.of());
            case Map<?, ?> params -> new Request(id, method, object(params));
            default -> new Invalid(id, ErrorCodes.INVALID_REQUEST, "params must be an object.");
        };
    }

    private static boolean isId(@Nullable Object value) {
        return value instanceof String || value instanceof Integer || value instanceof Long;
    }

    @SuppressWarnings("unchecked") // the names in a JSON object are strings
    static Map<String, @Nullable Object> object(Map<?, ?> value) {
        return (Map<String, @Nullable Object>) value;
    }

    private static Message unreadable(Refusal refusal) {
        if (refusal.code() == Code.MALFORMED) {
            return new Invalid(null, ErrorCodes.PARSE_ERROR, refusal.detail());
        }
        if (refusal.code() == Code.INVALID) {
            return new Invalid(null, ErrorCodes.INVALID_REQUEST, "The body must be one message; a batch is none.");
        }
        throw new RefusedException(refusal);
    }
}
