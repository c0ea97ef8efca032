package returns.adapters.tools.mcp;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import returns.adapters.tools.Results;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.application.tools.Said;

/**
 * Writes what tools answer as results: as values, for hosts; as text that says the same, for hosts that read nothing else; and
 * in a sentence.
 */
final class ToolResults {
    private static final Map<String, Object> REPLAYED = Map.of("idempotency/replayed", true);

    private ToolResults() {}

    static CallToolResult of(Answer<? extends Record> answer) {
        return switch (answer) {
            case Answer.Done<? extends Record>(var result, var replayed) -> {
                var written = written(result).isError(false);
                if (result instanceof Said said) {
                    written.addTextContent(said.sentence());
                }
                yield replayed ? written.meta(REPLAYED).build() : written.build();
            }
            case Answer.Refused<? extends Record>(var refusal) -> refused(refusal);
        };
    }

    static CallToolResult refused(Refusal refusal) {
        return written(RefusalResult.of(refusal))
                .addTextContent(refusal.detail() + " " + refusal.hint())
                .isError(true)
                .build();
    }

    private static CallToolResult.Builder written(Record result) {
        return CallToolResult.builder()
                .addTextContent(new String(Results.json(result), StandardCharsets.UTF_8))
                .structuredContent(Results.values(result));
    }
}
