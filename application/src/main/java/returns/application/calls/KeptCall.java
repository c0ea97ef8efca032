package returns.application.calls;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import returns.application.pages.Position;
import returns.application.returns.Conversation;
import returns.domain.Moment;
import returns.domain.idempotency.Fingerprint;

/**
 * A call of a tool, as it is kept: who called what, and what came of it. Nothing that the model or the customer wrote is in it.
 *
 * @param tool its name; {@code unknown} for whatever was called that is no tool
 * @param subject who the call was for
 * @param agent who acted for them
 * @param conversation as the host names it
 * @param toolCallId as the host names it, made fit to be kept: at most 255 characters, none of them a control character
 * @param arguments the fingerprint of what the model wrote, once mended; none if it could not be read, or was refused unread
 * @param replayed whether an earlier call had done it
 * @param took to the millisecond
 */
public record KeptCall(
        UUID id,
        Instant at,
        String tool,
        String subject,
        Optional<String> agent,
        Optional<Conversation> conversation,
        Optional<String> toolCallId,
        Optional<Fingerprint> arguments,
        CallOutcome outcome,
        boolean replayed,
        Duration took) {
    private static final int LONGEST_ID = 255;

    public KeptCall {
        at = Moment.exact(at);
        toolCallId = toolCallId.map(KeptCall::fit);
        took = Duration.ofMillis(took.toMillis());
    }

    /** Its place among all calls. */
    public Position position() {
        return new Position(at, id);
    }

    /** Hosts name calls as they please. */
    private static String fit(String id) {
        return id.codePoints()
                .map(c -> Character.isISOControl(c) || Character.getType(c) == Character.SURROGATE ? '\uFFFD' : c)
                .limit(LONGEST_ID)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
