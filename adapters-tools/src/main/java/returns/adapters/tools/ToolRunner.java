package returns.adapters.tools;

import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import returns.application.answers.Answer;
import returns.application.calls.CallOutcome;
import returns.application.calls.KeptCall;
import returns.application.input.Written;
import returns.application.tools.Tool;
import returns.application.tools.ToolCall;

/** The one way to call a tool, whichever door the call came through. */
@Singleton
public final class ToolRunner {
    private static final Logger LOG = LoggerFactory.getLogger(ToolRunner.class);

    private final InstantSource clock;
    private final CallQueue kept;

    ToolRunner(InstantSource clock, CallQueue kept) {
        this.clock = clock;
        this.kept = kept;
    }

    /**
     * Judges what the model wrote, and calls the tool. Whatever comes of it is told to the log and kept for staff; whether that
     * succeeds makes no difference to the answer, which does not wait for it.
     *
     * @param toolCallId the id of the call, if the host names one
     */
    public <A extends Record, R extends Record> Answer<R> run(
            Tool<A, R> tool, ToolCall host, Optional<String> toolCallId, Written arguments) {
        var at = clock.instant();
        var start = System.nanoTime();
        Optional<Answer<R>> answer = Optional.empty();
        try {
            answer = Optional.of(tool.answer(host, arguments));
            return answer.get();
        } finally {
            keep(tool, host, toolCallId, arguments, answer, at, Duration.ofNanos(System.nanoTime() - start));
        }
    }

    private void keep(
            Tool<?, ?> tool,
            ToolCall host,
            Optional<String> toolCallId,
            Written arguments,
            Optional<? extends Answer<?>> answer,
            Instant at,
            Duration took) {
        try {
            var call = new KeptCall(
                    UUID.randomUUID(),
                    at,
                    tool.name(),
                    host.principal().subject(),
                    host.principal().agent(),
                    host.conversation(),
                    toolCallId,
                    tool.fingerprint(arguments),
                    CallOutcome.of(answer),
                    answer.filter(known -> known instanceof Answer.Done<?> done && done.replayed())
                            .isPresent(),
                    took);
            CallLog.write(call);
            kept.add(call);
        } catch (RuntimeException e) {
            LOG.error("A call of {} cannot be kept", tool.name(), e);
        }
    }
}
