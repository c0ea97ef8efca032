package returns.bootstrap.http;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A host on revision 2026-07-28 of the Model Context Protocol, as its messages go over HTTP.
 *
 * @param others headers that say something else than the message; or that are left out
 * @param meta what each message says of itself
 */
record ModernHost(Caller caller, Map<String, Optional<String>> others, String meta) {
    static final String VERSION = "2026-07-28";
    static final String PREFIX = "io.modelcontextprotocol/";

    private static final String WELL_FORMED = """
        "io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}\
        """;

    /** One that does everything right. */
    static ModernHost of(Caller caller) {
        return new ModernHost(caller, Map.of(), "\"_meta\": {" + WELL_FORMED + "}");
    }

    ModernHost with(String header, String value) {
        return with(header, Optional.of(value));
    }

    ModernHost without(String header) {
        return with(header, Optional.empty());
    }

    private ModernHost with(String header, Optional<String> value) {
        var more = new HashMap<>(others);
        more.put(header, value);
        return new ModernHost(caller, more, meta);
    }

    /** Saying this instead, the whole member {@code _meta} or none. */
    ModernHost saying(String otherMeta) {
        return new ModernHost(caller, others, otherMeta);
    }

    /** Saying this besides. */
    ModernHost alsoSaying(String more) {
        return saying("\"_meta\": {" + WELL_FORMED + ", " + more + "}");
    }

    Reply send(String method) {
        return send(method, Map.of(), "");
    }

    Reply send(String method, String params) {
        return send(method, Map.of(), params);
    }

    Reply call(String tool, String arguments) {
        return send("tools/call", Map.of("Mcp-Name", tool), params(tool, arguments));
    }

    static String params(String tool, String arguments) {
        return "\"name\": \"" + tool + "\", \"arguments\": " + arguments;
    }

    private Reply send(String method, Map<String, String> named, String params) {
        var headers = new HashMap<>(Map.of("MCP-Protocol-Version", VERSION, "Mcp-Method", method));
        headers.putAll(named);
        others.forEach((header, value) ->
                value.ifPresentOrElse(other -> headers.put(header, other), () -> headers.remove(header)));
        var sender = caller;
        for (var header : headers.entrySet()) {
            sender = sender.with(header.getKey(), header.getValue());
        }
        return sender.post("/mcp", message(method, params));
    }

    /** The message alone. */
    String message(String method, String params) {
        var between = params.isEmpty() || meta.isEmpty() ? "" : ", ";
        return "{\"jsonrpc\": \"2.0\", \"id\": 7, \"method\": \"%s\", \"params\": {%s}}"
                .formatted(method, params + between + meta);
    }
}
