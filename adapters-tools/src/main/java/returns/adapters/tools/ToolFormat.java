package returns.adapters.tools;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
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
            @JsonProperty("input_schema") JsonNode inputSchema,
            @JsonProperty("input_examples") JsonNode inputExamples) {
        /** Here the examples stand beside the schema. */
        private static Anthropic of(ToolDocument tool) {
            var schema = tool.inputSchema().<ObjectNode>deepCopy();
            var examples = schema.remove(Schemas.EXAMPLES);
            return new Anthropic(tool.name(), tool.description(), schema, examples);
        }
    }

    All of(ToolDocument.All documents) {
        return new All(documents.tools().stream().map(this::shaped).toList());
    }

    private Record shaped(ToolDocument tool) {
        return switch (this) {
            case OPENAI -> new OpenAi("function", tool.name(), tool.description(), tool.inputSchema(), false);
            case ANTHROPIC -> Anthropic.of(tool);
        };
    }
}
