package returns.adapters.tools.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.micronaut.http.HttpRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import returns.adapters.tools.ToolRunnerFixture;
import returns.application.answers.Answer;
import returns.application.changes.StoreUnavailable;
import returns.application.input.Written;
import returns.application.returns.Conversation;
import returns.application.tools.Effect;
import returns.application.tools.Grant;
import returns.application.tools.Tool;
import returns.application.tools.ToolCall;
import returns.application.tools.ToolCatalogue;
import returns.domain.access.Principal;
import returns.domain.access.Role;

class ProtocolTest {
    record Nothing() {}

    private final Logger calls = (Logger) LoggerFactory.getLogger("returns.tools.calls");
    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();

    @BeforeEach
    void listen() {
        lines.start();
        calls.addAppender(lines);
    }

    @AfterEach
    void stopListening() {
        calls.detachAppender(lines);
    }

    @Test
    void everyCallIsToldToTheLog() {
        call(Effect.CHANGES, (_, none) -> Answer.replayed(none));

        assertEquals(1, lines.list.size());
        var line = lines.list.getFirst().getFormattedMessage();
        assertTrue(
                line.startsWith("tool_call {\"tool\":\"try\",\"subject\":\"c-17\",\"agent\":\"agent-7\","
                        + "\"conversation\":\"conversation-1\",\"toolCall\":\"call-1\",\"outcome\":\"done\","
                        + "\"replayed\":true,"),
                line);
    }

    @Test
    void aStoreThatIsAwayIsARefusalThatSaysToCallAgain() {
        var result = call(Effect.CHANGES, (_, _) -> {
            throw new StoreUnavailable("away", new IllegalStateException());
        });

        assertEquals(true, result.isError());
        assertEquals("unavailable", content(result).get("code"));
        assertEquals("unknown", content(result).get("outcome"));
        assertEquals("unchanged", content(result).get("retry"));
        assertTrue(lines.list.getFirst().getFormattedMessage().contains("\"outcome\":\"failed\""));
    }

    @Test
    void whatIsBrokenIsARefusalThatTellsNothingOfTheInside() {
        var result = call(Effect.READS, (_, _) -> {
            throw new IllegalStateException("secret");
        });

        assertEquals("internal_error", content(result).get("code"));
        assertEquals("not_committed", content(result).get("outcome"));
        assertTrue(!result.toString().contains("secret"), result.toString());
    }

    private static CallToolResult call(Effect effect, BiFunction<ToolCall, Nothing, Answer<Nothing>> does) {
        var tool = new Tool<>("try", "Try", "Tries.", effect, true, Nothing.class, Nothing.class, does);
        var host = new HostCall(
                new Principal("c-17", Set.of(Role.CUSTOMER), Optional.of("agent-7")),
                Answer.done(Optional.of(new Conversation("conversation-1"))),
                Optional.of("call-1"),
                Written.of(Map.of()));
        var answer = new Protocol(new ToolCatalogue(List.of(tool)), ToolRunnerFixture.runner())
                .answer(
                        new Message.Request(1, "tools/call", Map.of("name", "try")),
                        new HostRequest(HttpRequest.POST("/mcp", ""), new Grant(Optional.empty()), _ -> host));
        return (CallToolResult) answer.result();
    }

    private static Map<?, ?> content(CallToolResult result) {
        return (Map<?, ?>) result.structuredContent();
    }
}
