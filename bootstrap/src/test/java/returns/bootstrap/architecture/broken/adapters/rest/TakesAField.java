package returns.bootstrap.architecture.broken.adapters.rest;

import jakarta.inject.Inject;
import org.jspecify.annotations.Nullable;

final class TakesAField {
    @Inject
    @Nullable
    Runnable task;
}
