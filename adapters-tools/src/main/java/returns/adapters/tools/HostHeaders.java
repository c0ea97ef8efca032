package returns.adapters.tools;

import io.micronaut.http.HttpHeaders;
import java.util.List;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.answers.InvalidValue;
import returns.application.answers.Refusal;
import returns.application.returns.Conversation;

/** What the agent's host tells of a call, beside what its model wrote. */
public final class HostHeaders {
    static final String CONVERSATION_ID = "Conversation-Id";
    static final String TOOL_CALL_ID = "Tool-Call-Id";

    private HostHeaders() {}

    /** The conversation, if the host names one; or why that is none. */
    public static Answer<Optional<Conversation>> conversation(HttpHeaders headers) {
        var values = headers.getAll(CONVERSATION_ID);
        if (values.size() > 1) {
            return invalid("must be given once");
        }
        try {
            return Answer.done(values.stream().findFirst().map(Conversation::new));
        } catch (IllegalArgumentException e) {
            return invalid(String.valueOf(e.getMessage()));
        }
    }

    /** The id of the call, if the host names one: for the log, and nothing else. */
    public static Optional<String> toolCall(HttpHeaders headers) {
        return headers.findFirst(TOOL_CALL_ID);
    }

    private static Answer<Optional<Conversation>> invalid(String detail) {
        return Answer.refused(Refusal.invalid(List.of(new InvalidValue(CONVERSATION_ID, detail))));
    }
}
