package returns.bootstrap.wiring;

import io.micronaut.context.annotation.Factory;
import io.micronaut.context.annotation.Primary;
import jakarta.inject.Singleton;
import java.time.InstantSource;

/** What tells the time to everything that needs it. */
@Factory
final class SystemClock {
    /** The framework has a clock of its own. */
    @Primary
    @Singleton
    InstantSource clock() {
        return InstantSource.system();
    }
}
