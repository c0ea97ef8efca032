package returns.bootstrap.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import java.net.http.HttpRequest;
import java.util.Map;

/** An agent's host: the SDK's own client, which holds results against the tools' schemas. */
record McpHost(McpSyncClient client, Map<String, Object> meta) implements AutoCloseable {
    private static final JsonMapper JSON = new JsonMapper();

    /** Connects as that caller. */
    static McpHost connect(Caller caller) {
        var request = HttpRequest.newBuilder();
        caller.headers().forEach(request::header);
        var transport = HttpClientStreamableHttpTransport.builder(caller.base().toString())
                .endpoint("/mcp")
                .requestBuilder(request)
                .build();
        var client = McpClient.sync(transport).enableCallToolSchemaCaching(true).build();
        client.initialize();
        return new McpHost(client, Map.of());
    }

    /** The same, saying this of every call. */
    McpHost with(Map<String, Object> others) {
        return new McpHost(client, others);
    }

    /** What came of a call. */
    record Result(CallToolResult whole) {
        JsonNode json() {
            return JSON.valueToTree(whole.structuredContent());
        }

        String text(String pointer) {
            return json().at(pointer).asText();
        }

        /** What the model reads. */
        String words() {
            return ((TextContent) whole.content().getFirst()).text();
        }

        /** The gist of it. */
        String sentence() {
            return ((TextContent) whole.content().getLast()).text();
        }

        boolean refused() {
            return Boolean.TRUE.equals(whole.isError());
        }

        boolean replayed() {
            return whole.meta() != null && Boolean.TRUE.equals(whole.meta().get("idempotency/replayed"));
        }
    }

    @SuppressWarnings("unchecked") // the names in a JSON object are strings
    Result call(String tool, String arguments) {
        var request = CallToolRequest.builder(tool)
                .arguments(JSON.convertValue(Reply.json(arguments), Map.class))
                .meta(meta)
                .build();
        return new Result(client.callTool(request));
    }

    @Override
    public void close() {
        client.close();
    }
}
