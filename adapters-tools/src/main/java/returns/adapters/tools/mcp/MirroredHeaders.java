package returns.adapters.tools.mcp;

import io.micronaut.http.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/**
 * The headers that repeat what is in the message, for gateways that route by them and do not read bodies. One that is missing,
 * is there twice or says something else would let a gateway judge another call than the one that is run.
 *
 * <p>Revision 2026-07-28 of the protocol, "Streamable HTTP", sections "Value Encoding" and "Server Validation".
 */
record MirroredHeaders(HttpHeaders headers) {
    static final String VERSION = "MCP-Protocol-Version";
    static final String METHOD = "Mcp-Method";
    static final String NAME = "Mcp-Name";

    private static final String ENCODED = "=?base64?";
    private static final String END = "?=";

    /** What is wrong with a header that has to say this, as it stands. */
    Optional<ProtocolError> contradicting(String name, String said) {
        return headers.getAll(name).equals(List.of(said)) ? Optional.empty() : contradiction(name);
    }

    /** What is wrong with a header that has to say this, as it stands or in Base64. */
    Optional<ProtocolError> contradictingEncoded(String name, String said) {
        var values = headers.getAll(name);
        var encoded = values.size() == 1
                && values.getFirst().startsWith(ENCODED)
                && values.getFirst().endsWith(END);
        return contradicting(name, encoded ? encoded(said) : said);
    }

    private static String encoded(String said) {
        return ENCODED + Base64.getEncoder().encodeToString(said.getBytes(StandardCharsets.UTF_8)) + END;
    }

    private static Optional<ProtocolError> contradiction(String name) {
        return Optional.of(ProtocolError.headerMismatch(name + " must be there once, and say what the message says."));
    }
}
