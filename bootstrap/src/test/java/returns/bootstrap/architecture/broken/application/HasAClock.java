package returns.bootstrap.architecture.broken.application;

import java.time.InstantSource;

final class HasAClock {
    InstantSource clock() {
        return InstantSource.system();
    }
}
