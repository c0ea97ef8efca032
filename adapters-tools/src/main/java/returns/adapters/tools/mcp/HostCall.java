package returns.adapters.tools.mcp;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import returns.adapters.tools.ToolRunner;
import returns.application.answers.Answer;
import returns.application.answers.Outcome;
import returns.application.answers.Refusal;
import returns.application.changes.StoreUnavailable;
import returns.application.input.Written;
import returns.application.returns.Conversation;
import returns.application.tools.Effect;
import returns.application.tools.Tool;
import returns.application.tools.ToolCall;
import returns.domain.access.Principal;

/** A call of a tool with all that is known of it; the SDK carries it to the tool. */
record HostCall(
        Principal principal,
        Answer<Optional<Conversation>> conversation,
        Optional<String> toolCall,
        Written arguments) {
    private static final Logger LOG = LoggerFactory.getLogger(HostCall.class);
    private static final String KEY = "call";

    McpTransportContext context() {
        return McpTransportContext.create(Map.of(KEY, this));
    }

    static HostCall in(McpTransportContext context) {
        return (HostCall) context.get(KEY);
    }

    /** Calls the tool. Whatever comes of it is a result, for a model reads results and nothing else. */
    <A extends Record, R extends Record> CallToolResult run(Tool<A, R> tool, ToolRunner runner) {
        try {
            return ToolResults.of(conversation
                    .refusing(refusal -> refused(Optional.of(tool), runner, refusal))
                    .then(known -> runner.run(tool, new ToolCall(principal, known), toolCall, arguments)));
        } catch (RuntimeException e) {
            var outcome = tool.effect() == Effect.READS ? Outcome.NOT_COMMITTED : Outcome.UNKNOWN;
            return ToolResults.refused(failure(e).withOutcome(outcome));
        }
    }

    /** Keeps that it was refused before it reached a tool. */
    Refusal refused(Optional<? extends Tool<?, ?>> tool, ToolRunner runner, Refusal refusal) {
        return runner.refused(tool, principal, conversation, toolCall, refusal);
    }

    private static Refusal failure(RuntimeException failure) {
        if (failure instanceof StoreUnavailable away) {
            LOG.warn("The database cannot be reached: {}", away.getMessage());
            return Refusal.unavailable();
        }
        var trace = UUID.randomUUID();
        LOG.error("Trace {}", trace, failure);
        return Refusal.broken(trace);
    }
}
