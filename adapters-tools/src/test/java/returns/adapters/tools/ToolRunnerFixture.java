package returns.adapters.tools;

import java.time.InstantSource;
import returns.application.fixtures.KeptCallFixture;
import returns.application.stores.InMemoryCalls;

/** Runs tools in tests to which it makes no difference what is kept of their calls. */
public final class ToolRunnerFixture {
    private ToolRunnerFixture() {}

    public static ToolRunner runner() {
        return new ToolRunner(InstantSource.fixed(KeptCallFixture.NOON), new CallQueue(new InMemoryCalls()));
    }
}
