package returns.adapters.tools.mcp;

import io.micronaut.http.HttpStatus;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import java.util.List;

/** Why a request is not answered, where the protocol says with which status. The SDK does not know these codes yet. */
record ProtocolError(HttpStatus status, JSONRPCError error) {
    static final int HEADER_MISMATCH = -32020;
    static final int UNSUPPORTED_VERSION = -32022;

    /** What a client chooses from, and what it asked for. */
    private record Versions(List<String> supported, String requested) {}

    static ProtocolError headerMismatch(String why) {
        return new ProtocolError(HttpStatus.BAD_REQUEST, new JSONRPCError(HEADER_MISMATCH, why));
    }

    static ProtocolError unsupportedVersion(String requested) {
        var spoken = ModernProtocol.VERSIONS;
        return new ProtocolError(
                HttpStatus.BAD_REQUEST,
                new JSONRPCError(
                        UNSUPPORTED_VERSION,
                        "The version must be one of " + String.join(", ", spoken) + ".",
                        new Versions(spoken, requested)));
    }

    static ProtocolError invalidParams(String why) {
        return new ProtocolError(HttpStatus.BAD_REQUEST, new JSONRPCError(ErrorCodes.INVALID_PARAMS, why));
    }

    static ProtocolError methodNotFound(String why) {
        return new ProtocolError(HttpStatus.NOT_FOUND, new JSONRPCError(ErrorCodes.METHOD_NOT_FOUND, why));
    }
}
