package returns.adapters.tools.mcp;

import io.micronaut.http.HttpHeaders;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import returns.adapters.tools.HostHeaders;
import returns.application.answers.Answer;
import returns.application.answers.InvalidValue;
import returns.application.answers.Refusal;
import returns.application.returns.Conversation;

/**
 * What hosts tell of a call: in the headers that they send to every door, else in {@code _meta} under keys of their own.
 * Never in an argument, which is the model's word, and never in the id of a session, which ends before the conversation does.
 */
@Singleton
final class HostMeta {
    private final List<String> conversationKeys;
    private final List<String> toolCallKeys;

    HostMeta(McpSettings settings) {
        this.conversationKeys = settings.conversationKeys();
        this.toolCallKeys = settings.toolCallKeys();
    }

    /** The conversation, if the host names one; or why that is none. */
    Answer<Optional<Conversation>> conversation(HttpHeaders headers, Map<String, @Nullable Object> meta) {
        return HostHeaders.conversation(headers)
                .then(named -> named.isPresent() ? Answer.done(named) : conversation(meta));
    }

    private Answer<Optional<Conversation>> conversation(Map<String, @Nullable Object> meta) {
        var key = first(conversationKeys, meta);
        if (key.isEmpty()) {
            return Answer.done(Optional.empty());
        }
        if (!(meta.get(key.get()) instanceof String id)) {
            return invalid(key.get(), "must be a text");
        }
        try {
            return Answer.done(Optional.of(new Conversation(id)));
        } catch (IllegalArgumentException e) {
            return invalid(key.get(), String.valueOf(e.getMessage()));
        }
    }

    /** The id of the call, if the host names one: for the log, and nothing else. */
    Optional<String> toolCall(HttpHeaders headers, Map<String, @Nullable Object> meta) {
        return HostHeaders.toolCall(headers)
                .or(() -> first(toolCallKeys, meta).map(key -> String.valueOf(meta.get(key))));
    }

    private static Optional<String> first(List<String> keys, Map<String, @Nullable Object> meta) {
        return keys.stream().filter(key -> meta.get(key) != null).findFirst();
    }

    private static Answer<Optional<Conversation>> invalid(String key, String detail) {
        var pointer = "/_meta/" + key.replace("~", "~0").replace("/", "~1");
        return Answer.refused(Refusal.invalid(List.of(new InvalidValue(pointer, detail))));
    }
}
