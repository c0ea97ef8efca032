package returns.bootstrap.architecture.broken.application;

import java.util.UUID;
import java.util.function.Supplier;

final class DrawsAnId {
    Supplier<UUID> ids() {
        return UUID::randomUUID;
    }
}
