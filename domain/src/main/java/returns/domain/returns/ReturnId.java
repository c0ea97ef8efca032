package returns.domain.returns;

import java.util.UUID;

/** The id of a return, a UUID of version 7 (RFC 9562): ordered by the time of its making. */
public record ReturnId(UUID value) {
    @Override
    public String toString() {
        return value.toString();
    }
}
