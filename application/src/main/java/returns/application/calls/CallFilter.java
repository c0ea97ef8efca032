package returns.application.calls;

import java.time.Instant;
import java.util.Optional;
import returns.application.returns.Conversation;
import returns.domain.Moment;
import returns.domain.Text;
import returns.domain.idempotency.Meaning;

/**
 * Which calls are looked for: those that have all that is asked.
 *
 * @param subject who the call was for
 * @param calledFrom the first instant to look at
 * @param calledBefore the first instant that is too late
 */
public record CallFilter(
        Optional<String> tool,
        Optional<String> subject,
        Optional<Conversation> conversation,
        Optional<CallOutcome> outcome,
        Optional<Instant> calledFrom,
        Optional<Instant> calledBefore) {
    public CallFilter {
        tool = tool.map(CallFilter::name);
        subject = subject.map(CallFilter::name);
        calledFrom = calledFrom.map(Moment::exact);
        calledBefore = calledBefore.map(Moment::exact);
    }

    /**
     * The name of a tool or a subject.
     *
     * @throws IllegalArgumentException if it cannot be one
     */
    public static String name(String name) {
        return Text.name(name, 64);
    }

    Meaning.Parts meaning() {
        return Meaning.parts()
                .with("tool", tool)
                .with("subject", subject)
                .with("conversation", conversation.map(Conversation::id))
                .with("outcome", outcome.map(CallOutcome::word))
                .with("calledFrom", calledFrom.map(Instant::toString))
                .with("calledBefore", calledBefore.map(Instant::toString));
    }
}
