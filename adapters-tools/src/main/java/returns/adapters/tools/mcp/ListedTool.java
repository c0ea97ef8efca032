package returns.adapters.tools.mcp;

import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.util.List;
import returns.adapters.tools.Results;
import returns.adapters.tools.Schemas;
import returns.application.tools.Effect;
import returns.application.tools.Tool;

/** Describes tools as hosts list them. */
final class ListedTool {
    /** What every refusal has; hosts hold refusals, too, against the tool's schema. */
    private static final Shape REFUSAL = new Shape(
            "object",
            "Why it was not done (isError), and in hint what to do next.",
            List.of("code", "detail", "outcome", "retry", "hint"));

    private record Shape(String type, String description, List<String> required) {}

    private record Either(String type, List<Object> anyOf) {}

    private ListedTool() {}

    static McpSchema.Tool of(Tool<?, ?> tool, Schemas schemas) {
        return McpSchema.Tool.builder(tool.name(), Results.values(schemas.ofArguments(tool.arguments())))
                .title(tool.title())
                .description(tool.description())
                .outputSchema(Results.values(output(tool, schemas)))
                .annotations(annotations(tool))
                .build();
    }

    private static Either output(Tool<?, ?> tool, Schemas schemas) {
        var result = Results.values(schemas.of(tool.result()));
        result.remove("$schema"); // belongs to the root
        return new Either("object", List.of(result, REFUSAL));
    }

    /** Nothing that a tool does leaves the shop, so its world is closed. */
    private static ToolAnnotations annotations(Tool<?, ?> tool) {
        return ToolAnnotations.builder()
                .title(tool.title())
                .readOnlyHint(tool.effect() == Effect.READS)
                .destructiveHint(tool.effect().isDestructive())
                .idempotentHint(tool.repeatable())
                .openWorldHint(false)
                .build();
    }
}
