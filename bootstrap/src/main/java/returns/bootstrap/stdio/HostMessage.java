package returns.bootstrap.stdio;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A message as a host wrote it, and what has to be known of it to hand it on. Whether it is a good one is the service's to say.
 *
 * @param line the message
 * @param json the same, as far as it can be read
 */
record HostMessage(String line, JsonNode json) {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int INTERNAL_ERROR = -32603;

    static HostMessage of(String line) {
        try {
            return new HostMessage(line, JSON.readTree(line));
        } catch (JsonProcessingException e) {
            return new HostMessage(line, MissingNode.getInstance());
        }
    }

    /** What the answer is known by; a notification has none. */
    Optional<JsonNode> id() {
        return Optional.of(json.path("id")).filter(id -> id.isTextual() || id.isIntegralNumber());
    }

    String method() {
        return json.path("method").asText();
    }

    JsonNode params() {
        return json.path("params");
    }

    /**
     * What HTTP says besides the message since revision 2026-07-28: the version that the message says itself, its method, and
     * the name of what it is about. Earlier revisions say nothing of it in the message, and need not say it here.
     */
    Map<String, String> headers() {
        var headers = new LinkedHashMap<String, String>();
        var version = params().path("_meta").path("io.modelcontextprotocol/protocolVersion");
        if (version.isTextual()) {
            headers.put("MCP-Protocol-Version", version.textValue());
            headers.put("Mcp-Method", method());
            var name = params().path("name");
            if (name.isTextual()) {
                headers.put("Mcp-Name", encoded(name.textValue()));
            }
        }
        headers.values().removeIf(value -> !value.matches("[\\x21-\\x7e]+"));
        return headers;
    }

    private static String encoded(String name) {
        return "=?base64?" + Base64.getEncoder().encodeToString(name.getBytes(StandardCharsets.UTF_8)) + "?=";
    }

    /** The answer that there is none, if one is waited for. */
    Optional<String> failed(String why) {
        return id().map(id -> {
            var answer = JSON.createObjectNode().put("jsonrpc", "2.0");
            answer.set("id", id);
            answer.putObject("error").put("code", INTERNAL_ERROR).put("message", why);
            return answer.toString();
        });
    }
}
