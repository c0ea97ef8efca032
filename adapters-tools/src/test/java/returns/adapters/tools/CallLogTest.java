package returns.adapters.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.application.returns.Conversation;
import returns.application.tools.Effect;
import returns.application.tools.Tool;
import returns.application.tools.ToolCall;
import returns.domain.access.Principal;
import returns.domain.access.Role;

class CallLogTest {
    record Nothing() {}

    private static final Tool<Nothing, Nothing> TOOL = new Tool<>(
            "look", "Look", "Looks.", Effect.READS, true, Nothing.class, Nothing.class, (_, none) -> Answer.done(none));

    private final Logger logger = (Logger) LoggerFactory.getLogger("returns.tools.calls");
    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();

    @BeforeEach
    void listen() {
        lines.start();
        logger.addAppender(lines);
    }

    @AfterEach
    void stopListening() {
        logger.detachAppender(lines);
    }

    @Test
    void aCallIsOneLineThatTellsWhoCalledWhatAndWhatCameOfIt() {
        var customer = new Principal("c-17", Set.of(Role.CUSTOMER), Optional.of("agent-7"));

        write(customer, Optional.of("conversation-1"), "call-1", Answer.replayed(new Nothing()));

        assertEquals("""
            tool_call {"tool":"look","subject":"c-17","agent":"agent-7","conversation":"conversation-1",\
            "toolCall":"call-1","outcome":"done","replayed":true,"millis":12}\
            """, line());
    }

    @Test
    void aRefusalIsToldByItsCodeAndWhatIsNotKnownIsLeftOut() {
        var customer = new Principal("c-17", Set.of(Role.CUSTOMER), Optional.empty());

        CallLog.write(
                TOOL,
                new ToolCall(customer, Optional.empty()),
                Optional.empty(),
                Optional.of(Answer.refused(Refusal.notFound("return"))),
                12);

        assertEquals("""
            tool_call {"tool":"look","subject":"c-17","outcome":"not_found","replayed":false,"millis":12}\
            """, line());
    }

    @Test
    void noTextFromOutsideCanForgeALineOrFillTheLog() {
        var customer = new Principal("c-1\u20287", Set.of(Role.CUSTOMER), Optional.empty());
        var forged = "x\"}\r\n12:00:00 INFO calls: tool_call {\u0085\u001b[2J\ud800" + "y".repeat(10_000);

        write(customer, Optional.of("c"), forged, Answer.done(new Nothing()));

        assertTrue(line().chars().allMatch(c -> c >= ' ' && c <= '~'), line());
        assertTrue(line().length() < 1_000, line());
    }

    private static void write(Principal principal, Optional<String> conversation, String toolCall, Answer<?> answer) {
        var host = new ToolCall(principal, conversation.map(Conversation::new));
        CallLog.write(TOOL, host, Optional.of(toolCall), Optional.of(answer), 12);
    }

    private String line() {
        assertEquals(1, lines.list.size());
        return lines.list.getFirst().getFormattedMessage();
    }
}
