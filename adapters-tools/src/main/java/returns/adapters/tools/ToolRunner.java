package returns.adapters.tools;

import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.application.calls.CallOutcome;
import returns.application.calls.KeptCall;
import returns.application.input.Written;
import returns.application.returns.Conversation;
import returns.application.tools.Tool;
import returns.application.tools.ToolCall;
import returns.domain.access.Principal;
import returns.domain.idempotency.Fingerprint;

/** The one way to call a tool, whichever door the call came through. */
@Singleton
public final class ToolRunner {
    private static final Logger LOG = LoggerFactory.getLogger(ToolRunner.class);

    /** The name of all tools that there are not. */
    private static final String UNKNOWN = "unknown";

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
            keep(
                    tool.name(),
                    host,
                    toolCallId,
                    () -> tool.fingerprint(arguments),
                    CallOutcome.of(answer),
                    answer.filter(known -> known instanceof Answer.Done<?> done && done.replayed())
                            .isPresent(),
                    at,
                    Duration.ofNanos(System.nanoTime() - start));
        }
    }

    /**
     * Keeps a call that was refused before it reached a tool, and gives back why.
     *
     * @param tool what was called; none if there is no such tool: what the model wrote instead is not kept
     * @param conversation none is kept where the host names what can be none
     */
    public Refusal refused(
            Optional<? extends Tool<?, ?>> tool,
            Principal principal,
            Answer<Optional<Conversation>> conversation,
            Optional<String> toolCallId,
            Refusal refusal) {
        var known = conversation instanceof Answer.Done<Optional<Conversation>>(var named, var _)
                ? named
                : Optional.<Conversation>empty();
        keep(
                tool.<String>map(Tool::name).orElse(UNKNOWN),
                new ToolCall(principal, known),
                toolCallId,
                Optional::empty,
                CallOutcome.of(Optional.of(Answer.refused(refusal))),
                false,
                clock.instant(),
                Duration.ZERO);
        return refusal;
    }

    private void keep(
            String tool,
            ToolCall host,
            Optional<String> toolCallId,
            Supplier<Optional<Fingerprint>> arguments,
            CallOutcome outcome,
            boolean replayed,
            Instant at,
            Duration took) {
        try {
            var call = new KeptCall(
                    UUID.randomUUID(),
                    at,
                    tool,
                    host.principal().subject(),
                    host.principal().agent(),
                    host.conversation(),
                    toolCallId,
                    arguments.get(),
                    outcome,
                    replayed,
                    took);
            CallLog.write(call);
            kept.add(call);
        } catch (RuntimeException e) {
            LOG.error("A call of {} cannot be kept", tool, e);
        }
    }
}
