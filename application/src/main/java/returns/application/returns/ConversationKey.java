package returns.application.returns;

import returns.application.returns.CreateReturnInConversation.Command;
import returns.domain.idempotency.IdempotencyKey;
import returns.domain.idempotency.Meaning;
import returns.domain.returns.ReturnNumber;

/**
 * The key of a model's call to return an order line. A model that repeats itself sends a new tool call id, so the key is what
 * the call acts on: the conversation, the order line, and the return that came before, if the customer wants another.
 *
 * <p>Based on the Agent Wranglers ai features playbook: https://agentwranglers.se/playbook/ai-features/structured-output-and-tools/idempotent-tools
 */
final class ConversationKey {
    private ConversationKey() {}

    /** The key; where the host names no conversation, the principal takes its place: every key is in a principal's scope. */
    static IdempotencyKey.Derived of(Command command) {
        return IdempotencyKey.Derived.from(Meaning.parts()
                .with("conversation", command.conversation().map(Conversation::id))
                .with("orderNumber", command.order().value())
                .with("lineId", command.line().id().value())
                .with("previousReturn", command.previousReturn().map(ReturnNumber::value)));
    }
}
