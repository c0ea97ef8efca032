package returns.bootstrap.packaged;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/**
 * Stands in for the vendors of models, which no test can reach. Its model asks for the same return twice in one turn, each time
 * with an id of its own, and then says what it was answered.
 */
final class FakeVendors implements AutoCloseable {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String TOOL = "create_return";

    private final HttpClient http = HttpClient.newHttpClient();
    private final HttpServer server;

    private FakeVendors(HttpServer server) {
        this.server = server;
    }

    private interface Model {
        Map<String, Object> answer(JsonNode request) throws IOException, InterruptedException;
    }

    static FakeVendors start() throws IOException {
        var vendors = new FakeVendors(HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0));
        vendors.serve("/openai/responses", FakeVendors::openAi);
        vendors.serve("/anthropic/v1/messages", vendors::claude);
        vendors.server.start();
        return vendors;
    }

    /** What the vendors' libraries read from the environment. */
    Map<String, String> variables() {
        var url = "http://127.0.0.1:" + server.getAddress().getPort();
        return Map.of(
                "OPENAI_BASE_URL", url + "/openai",
                "OPENAI_API_KEY", "none",
                "OPENAI_AGENTS_DISABLE_TRACING", "1",
                "ANTHROPIC_BASE_URL", url + "/anthropic",
                "ANTHROPIC_API_KEY", "none");
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private void serve(String path, Model model) {
        server.createContext(path, call -> {
            try (call) {
                var answer = JSON.writeValueAsBytes(model.answer(JSON.readTree(call.getRequestBody())));
                call.getResponseHeaders().set("Content-Type", "application/json");
                call.sendResponseHeaders(200, answer.length);
                call.getResponseBody().write(answer);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    /** OpenAI's Responses API. */
    private static Map<String, Object> openAi(JsonNode request) throws IOException {
        var told = parts(request.get("input"), "function_call_output");
        if (!told.isEmpty()) {
            var text = Map.of("type", "output_text", "annotations", List.of(), "text", told.toString());
            return response(List.of(Map.of(
                    "type", "message",
                    "id", "msg_1",
                    "role", "assistant",
                    "status", "completed",
                    "content", List.of(text))));
        }
        var arguments = JSON.writeValueAsString(socks(request));
        return response(twice(id -> Map.of(
                "type",
                "function_call",
                "id",
                "fc_" + id,
                "call_id",
                "call_" + id,
                "status",
                "completed",
                "name",
                TOOL,
                "arguments",
                arguments)));
    }

    private static Map<String, Object> response(List<?> output) {
        return Map.of(
                "id",
                "resp_1",
                "object",
                "response",
                "created_at",
                1,
                "status",
                "completed",
                "output",
                output,
                "usage",
                Map.of("input_tokens", 1, "output_tokens", 1, "total_tokens", 2));
    }

    /** Anthropic's Messages API. */
    private Map<String, Object> claude(JsonNode request) throws IOException, InterruptedException {
        if (request.has("mcp_servers")) {
            return said(connected(request.get("mcp_servers").get(0))
                    + connected(request.get("mcp_servers").get(0)));
        }
        var messages = request.get("messages");
        var told = parts(messages.get(messages.size() - 1).get("content"), "tool_result");
        if (!told.isEmpty()) {
            return said(told.toString());
        }
        var input = socks(request);
        return message(
                "tool_use", twice(id -> Map.of("type", "tool_use", "id", "toolu_" + id, "name", TOOL, "input", input)));
    }

    /** What the server answers to the vendor itself, which has nothing of the host but a token. */
    private String connected(JsonNode server) throws IOException, InterruptedException {
        var call = Map.of("name", TOOL, "arguments", wanted("1"));
        var request = HttpRequest.newBuilder(URI.create(server.get("url").textValue()))
                .header(
                        "Authorization",
                        "Bearer " + server.get("authorization_token").textValue())
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .POST(BodyPublishers.ofString(JSON.writeValueAsString(
                        Map.of("jsonrpc", "2.0", "id", 1, "method", "tools/call", "params", call))));
        return http.send(request.build(), BodyHandlers.ofString()).body();
    }

    private static Map<String, Object> said(String text) {
        return message("end_turn", List.of(Map.of("type", "text", "text", text)));
    }

    private static Map<String, Object> message(String reason, List<?> content) {
        return Map.of(
                "id",
                "msg_1",
                "type",
                "message",
                "role",
                "assistant",
                "stop_reason",
                reason,
                "content",
                content,
                "usage",
                Map.of("input_tokens", 1, "output_tokens", 1));
    }

    private static List<Map<String, Object>> twice(IntFunction<Map<String, Object>> call) {
        return IntStream.of(1, 2).mapToObj(call).toList();
    }

    private static List<JsonNode> parts(JsonNode content, String type) {
        return StreamSupport.stream(content.spliterator(), false)
                .filter(part -> part.path("type").asText().equals(type))
                .toList();
    }

    /** What the model asks for if it was given the tool. */
    private static Map<String, Object> socks(JsonNode request) {
        if (!request.path("tools").findValuesAsText("name").contains(TOOL)) {
            throw new IllegalStateException("the model has no such tool: " + request);
        }
        return wanted("2");
    }

    private static Map<String, Object> wanted(String line) {
        return Map.of("orderNumber", "10002", "lineId", line, "quantity", 1, "reason", "style", "resolution", "refund");
    }
}
