package returns.adapters.tools;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import returns.domain.Term;

/** The shapes in which the interfaces of models take tools. */
enum ToolFormat implements Term {
    /** OpenAI's Responses API. */
    OPENAI,
    /** Anthropic's Messages API. */
    ANTHROPIC;

    /** All of them, as the request of that interface takes them: its {@code tools}. */
    record All(List<Record> tools) {}

    private record OpenAi(String type, String name, String description, JsonNode parameters, boolean strict) {}

    private record Anthropic(
            String name,
            String description,
            @JsonProperty("input_schema") JsonNode inputSchema) {}

    All of(ToolDocument.All documents) {
        return new All(documents.tools().stream().map(this::shaped).toList());
    }

    private Record shaped(ToolDocument tool) {
        return switch (this) {
            case OPENAI -> new OpenAi("function", tool.name(), tool.description(), tool.inputSchema(), false);
            case ANTHROPIC -> new Anthropic(tool.name(), tool.description(), tool.inputSchema());
        };
    }
}
