package returns.adapters.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.KeptCallFixture.call;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import returns.application.calls.CallOutcome;

class CallLogTest {
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
        CallLog.write(call().answered(CallOutcome.DONE, true).build());

        assertEquals("""
            tool_call {"tool":"find_orders","subject":"c-17","agent":"agent-7","conversation":"conversation-1",\
            "toolCall":"call-1","outcome":"done","replayed":true,"millis":12}\
            """, line());
    }

    @Test
    void whatIsNotKnownIsLeftOut() {
        CallLog.write(call().by("c-17", Optional.empty())
                .named(Optional.empty(), Optional.empty())
                .answered(CallOutcome.FAILED, false)
                .build());

        assertEquals("""
            tool_call {"tool":"find_orders","subject":"c-17","outcome":"failed","replayed":false,"millis":12}\
            """, line());
    }

    @Test
    void noTextFromOutsideCanForgeALineOrFillTheLog() {
        var forged = "x\"}\r\n12:00:00 INFO calls: tool_call {\u0085\u001b[2J\ud800" + "y".repeat(10_000);

        CallLog.write(call().by("c-1\u20287", Optional.empty())
                .named(Optional.of("c\u2028" + "c".repeat(1_000)), Optional.of(forged))
                .build());

        assertTrue(line().chars().allMatch(c -> c >= ' ' && c <= '~'), line());
        assertTrue(line().length() < 1_000, line());
    }

    private String line() {
        assertEquals(1, lines.list.size());
        return lines.list.getFirst().getFormattedMessage();
    }
}
