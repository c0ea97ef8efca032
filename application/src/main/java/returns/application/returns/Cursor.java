package returns.application.returns;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.Optional;
import java.util.UUID;
import returns.application.returns.ReturnQuery.Position;
import returns.domain.returns.ReturnId;

/**
 * A position in what a query finds, as a text that callers hand back as it is: base64url of the microsecond, the id, and a
 * checksum over both and over what the query asks for. A text that was changed, or that is of another query, is none.
 *
 * <p>The checksum takes no secret: nodes need not share one beyond what tokens are checked with (which may be nothing but
 * public keys), and a forged position would show nothing that the caller may not see, since each page is filtered anew.
 */
final class Cursor {
    private static final String VERSION = "v1";
    private static final int POSITION = Long.BYTES + 2 * Long.BYTES;
    private static final int CHECKSUM = 12;

    private Cursor() {}

    static String write(ReturnQuery query, Position position) {
        var id = position.id().value();
        var bytes = ByteBuffer.allocate(POSITION + CHECKSUM)
                .putLong(ChronoUnit.MICROS.between(Instant.EPOCH, position.createdAt()))
                .putLong(id.getMostSignificantBits())
                .putLong(id.getLeastSignificantBits());
        bytes.put(digest(query, bytes.array()), 0, CHECKSUM);
        return Base64.getUrlEncoder().encodeToString(bytes.array());
    }

    /** The position; empty if this is no cursor of that query. */
    static Optional<Position> read(ReturnQuery query, String text) {
        return decoded(text)
                .filter(bytes -> bytes.remaining() == POSITION + CHECKSUM)
                .map(bytes -> new Position(
                        Instant.EPOCH.plus(bytes.getLong(), ChronoUnit.MICROS),
                        new ReturnId(new UUID(bytes.getLong(), bytes.getLong()))))
                .filter(position -> write(query, position).equals(text));
    }

    private static Optional<ByteBuffer> decoded(String text) {
        try {
            return Optional.of(ByteBuffer.wrap(Base64.getUrlDecoder().decode(text)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static byte[] digest(ReturnQuery query, byte[] bytes) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            digest.update(VERSION.getBytes(StandardCharsets.UTF_8));
            digest.update(bytes, 0, POSITION);
            return digest.digest(query.meaning().canonical().getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }
}
