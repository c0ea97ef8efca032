package returns.application.tools;

import java.util.Optional;
import returns.application.returns.Conversation;
import returns.domain.access.Principal;

/** What an agent's host knows of a call, and its model has no say in. */
public record ToolCall(Principal principal, Optional<Conversation> conversation) {}
