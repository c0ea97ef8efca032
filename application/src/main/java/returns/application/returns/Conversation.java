package returns.application.returns;

import returns.domain.Text;

/** A conversation as the agent's host names it; never the model's word, and not the session of a protocol. */
public record Conversation(String id) {
    public Conversation {
        id = Text.name(id, 1_024);
    }
}
