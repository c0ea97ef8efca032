package returns.application.pages;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import returns.application.answers.Answer;
import returns.application.answers.InvalidValue;
import returns.application.answers.Refusal;
import returns.domain.Moment;
import returns.domain.idempotency.Meaning;

/**
 * A position in a list, as a text that callers hand back as it is: base64url of the microsecond, the id, and a checksum over
 * both and over what the list is of. A text that was changed, or that is of another list, is none.
 *
 * <p>The checksum takes no secret: nodes need not share one beyond what tokens are checked with (which may be nothing but
 * public keys), and a forged position would show nothing that the caller may not see, since each page is filtered anew.
 */
public final class Cursor {
    private static final String VERSION = "v1";
    private static final int POSITION = Long.BYTES + 2 * Long.BYTES;
    private static final int CHECKSUM = 12;

    private Cursor() {}

    /** The position after which that list goes on, if a cursor is given; or a refusal if it is no cursor of that list. */
    public static Answer<Optional<Position>> read(Meaning list, Optional<String> cursor) {
        if (cursor.isEmpty()) {
            return Answer.done(Optional.empty());
        }
        return position(list, cursor.get())
                .map(position -> Answer.done(Optional.of(position)))
                .orElseGet(() -> Answer.refused(Refusal.invalid(List.of(new InvalidValue(
                        "cursor",
                        "must be the nextCursor of a page of the same list, with the same parameters but for the"
                                + " limit")))));
    }

    /** The cursor of the page after the first {@code limit} of those; none if these are all. */
    public static <T> Optional<String> next(Meaning list, List<T> found, int limit, Function<T, Position> position) {
        return found.size() <= limit
                ? Optional.empty()
                : Optional.of(write(list, position.apply(found.get(limit - 1))));
    }

    private static String write(Meaning list, Position position) {
        var bytes = ByteBuffer.allocate(POSITION + CHECKSUM)
                .putLong(ChronoUnit.MICROS.between(Instant.EPOCH, position.at()))
                .putLong(position.id().getMostSignificantBits())
                .putLong(position.id().getLeastSignificantBits());
        bytes.put(digest(list, bytes.array()), 0, CHECKSUM);
        return Base64.getUrlEncoder().encodeToString(bytes.array());
    }

    private static Optional<Position> position(Meaning list, String text) {
        return decoded(text)
                .filter(bytes -> bytes.remaining() == POSITION + CHECKSUM)
                .flatMap(bytes ->
                        moment(bytes.getLong()).map(at -> new Position(at, new UUID(bytes.getLong(), bytes.getLong()))))
                .filter(position -> write(list, position).equals(text));
    }

    /** Whoever forges a checksum may forge a time that no store can take. */
    private static Optional<Instant> moment(long micros) {
        try {
            return Optional.of(Moment.exact(Instant.EPOCH.plus(micros, ChronoUnit.MICROS)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static Optional<ByteBuffer> decoded(String text) {
        try {
            return Optional.of(ByteBuffer.wrap(Base64.getUrlDecoder().decode(text)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static byte[] digest(Meaning list, byte[] bytes) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            digest.update(VERSION.getBytes(StandardCharsets.UTF_8));
            digest.update(bytes, 0, POSITION);
            return digest.digest(list.canonical().getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }
}
