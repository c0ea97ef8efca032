package returns.adapters.tools;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import returns.application.calls.KeptCall;
import returns.application.returns.Conversation;

/** Tells of each tool call in one line, without anything that the customer wrote. */
final class CallLog {
    private static final Logger LOG = LoggerFactory.getLogger("returns.tools.calls");

    /** JSON in ASCII: no text from outside can end the line or draw another one. */
    private static final ObjectWriter WRITER = JsonMapper.builder()
            .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
            .build()
            .writerFor(Line.class);

    private static final int LONGEST_ID = 255;

    private CallLog() {}

    private record Line(
            String tool,
            String subject,
            @Nullable String agent,
            @Nullable String conversation,
            @Nullable String toolCall,
            String outcome,
            boolean replayed,
            long millis) {}

    /** Writes the line. */
    static void write(KeptCall call) {
        if (!LOG.isInfoEnabled()) {
            return;
        }
        var line = new Line(
                call.tool(),
                call.subject(),
                call.agent().orElse(null),
                call.conversation().map(Conversation::id).map(CallLog::cut).orElse(null),
                call.toolCallId().orElse(null),
                call.outcome().word(),
                call.replayed(),
                call.took().toMillis());
        try {
            LOG.info("tool_call {}", WRITER.writeValueAsString(line));
        } catch (JsonProcessingException e) {
            LOG.warn("A tool call cannot be written down", e);
        }
    }

    private static String cut(String id) {
        return id.length() <= LONGEST_ID ? id : id.substring(0, LONGEST_ID);
    }
}
