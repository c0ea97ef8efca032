package returns.application.calls;

import java.util.Optional;
import returns.application.pages.Position;

/**
 * Which calls, from where on; the newest first, and among those of one instant by id.
 *
 * @param before the call that was read last
 */
public record CallQuery(CallFilter filter, Optional<Position> before) {}
