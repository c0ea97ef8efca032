package returns.adapters.tools;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import returns.application.tools.Tool;

/**
 * A tool, as a host gives it to its model.
 *
 * @param description when to use it, for the model
 * @param inputSchema the JSON Schema (draft 2020-12) of its arguments, with an example of them
 * @param outputSchema the JSON Schema of its result
 * @param effect {@code reads}, {@code adds}, {@code changes} or {@code moves_money}
 * @param repeatable whether the same call again has no further effect
 */
@Schema(name = "Tool")
@JsonInclude(JsonInclude.Include.ALWAYS)
record ToolDocument(
        String name,
        String title,
        String description,
        @Schema(implementation = Object.class) JsonNode inputSchema,
        @Schema(implementation = Object.class) JsonNode outputSchema,
        String effect,
        boolean repeatable) {
    /** All of them, in their order. */
    @Schema(name = "Tools")
    @JsonInclude(JsonInclude.Include.ALWAYS)
    record All(List<ToolDocument> tools) {}

    static ToolDocument of(Tool<?, ?> tool, Schemas schemas) {
        return new ToolDocument(
                tool.name(),
                tool.title(),
                tool.description(),
                schemas.ofArguments(tool.arguments()),
                schemas.of(tool.result()),
                tool.effect().term(),
                tool.repeatable());
    }
}
