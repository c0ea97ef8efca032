package returns.adapters.rest.calls;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;
import returns.application.calls.KeptCall;
import returns.application.pages.Page;
import returns.application.returns.Conversation;
import returns.domain.idempotency.Fingerprint;

/**
 * A page of calls.
 *
 * @param toolCalls the newest first
 * @param nextCursor the cursor of the next page; left out on the last
 */
@Schema(
        name = "ToolCalls",
        requiredProperties = {"toolCalls"})
@JsonInclude(JsonInclude.Include.ALWAYS)
record ToolCallsDocument(
        List<Call> toolCalls,

        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String nextCursor) {
    /**
     * A call of a tool. What the model wrote is not kept.
     *
     * @param subject who it was for
     * @param agent who acted for them
     * @param conversation as the host names it
     * @param toolCallId as the host names it
     * @param arguments the fingerprint of what the model wrote: the same for calls that ask for the same
     * @param outcome {@code done}, {@code failed}, or the code of the refusal
     * @param replayed whether an earlier call had done it
     * @param milliseconds how long it took
     */
    @Schema(
            name = "ToolCall",
            requiredProperties = {"id", "calledAt", "tool", "subject", "outcome", "replayed", "milliseconds"})
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Call(
            String id,
            String calledAt,
            String tool,
            String subject,
            @Nullable String agent,
            @Nullable String conversation,
            @Nullable String toolCallId,
            @Nullable String arguments,
            String outcome,
            boolean replayed,
            long milliseconds) {
        private static Call of(KeptCall call) {
            return new Call(
                    call.id().toString(),
                    call.at().toString(),
                    call.tool(),
                    call.subject(),
                    call.agent().orElse(null),
                    call.conversation().map(Conversation::id).orElse(null),
                    call.toolCallId().orElse(null),
                    call.arguments().map(Fingerprint::value).orElse(null),
                    call.outcome().word(),
                    call.replayed(),
                    call.took().toMillis());
        }
    }

    static ToolCallsDocument of(Page<KeptCall> page) {
        return new ToolCallsDocument(
                page.items().stream().map(Call::of).toList(), page.nextCursor().orElse(null));
    }
}
