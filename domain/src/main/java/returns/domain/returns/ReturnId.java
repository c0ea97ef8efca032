package returns.domain.returns;

import java.util.Optional;
import java.util.UUID;
import returns.domain.Text;

/** The id of a return, a UUID of version 7 (RFC 9562): ordered by the time of its making. */
public record ReturnId(UUID value) {
    /** Reads what {@link #toString} writes, and the same in capital letters; empty if it is no id. */
    public static Optional<ReturnId> parse(String text) {
        return Text.uuid(text).map(ReturnId::new);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
