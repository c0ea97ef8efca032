package returns.adapters.persistence.calls;

import io.micronaut.data.annotation.Id;
import io.micronaut.data.annotation.MappedEntity;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import returns.adapters.persistence.jooq.tables.records.ToolCallRecord;
import returns.application.calls.CallOutcome;
import returns.application.calls.KeptCall;
import returns.application.returns.Conversation;
import returns.domain.idempotency.Fingerprint;

/** A row of {@code tool_call}. */
@MappedEntity("tool_call")
record CallRow(
        @Id UUID id,
        Instant calledAt,
        String tool,
        String subject,
        @Nullable String agent,
        @Nullable String conversation,
        @Nullable String toolCallId,
        @Nullable String arguments,
        String outcome,
        boolean replayed,
        long millis) {
    static CallRow of(KeptCall call) {
        return new CallRow(
                call.id(),
                call.at(),
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

    static KeptCall call(ToolCallRecord row) {
        return new KeptCall(
                row.getId(),
                row.getCalledAt().toInstant(),
                row.getTool(),
                row.getSubject(),
                Optional.ofNullable(row.getAgent()),
                Optional.ofNullable(row.getConversation()).map(Conversation::new),
                Optional.ofNullable(row.getToolCallId()),
                Optional.ofNullable(row.getArguments()).map(Fingerprint::new),
                new CallOutcome(row.getOutcome()),
                row.getReplayed(),
                Duration.ofMillis(row.getMillis()));
    }
}
