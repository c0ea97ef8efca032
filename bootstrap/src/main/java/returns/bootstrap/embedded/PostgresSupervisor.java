package returns.bootstrap.embedded;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps a PostgreSQL running until it is closed: one that is killed under the service comes back on the same port. */
final class PostgresSupervisor implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresSupervisor.class);

    private final PostgresServer server;
    private boolean closed;

    private PostgresSupervisor(PostgresServer server) {
        this.server = server;
    }

    /** Starts the server, in place of one that a killed copy of the service left behind. */
    static PostgresSupervisor start(PostgresServer server) throws IOException {
        server.initialize();
        server.stop();
        server.start();
        var supervisor = new PostgresSupervisor(server);
        supervisor.watch();
        return supervisor;
    }

    private void watch() throws IOException {
        var postmaster = server.postmaster().orElseThrow(() -> new IOException("PostgreSQL ended at once"));
        var _ = postmaster.onExit().thenRunAsync(this::ended);
    }

    private synchronized void ended() {
        if (!closed) {
            LOG.warn("PostgreSQL has ended; starting it again");
            restart();
        }
    }

    private synchronized void restart() {
        if (closed) {
            return;
        }
        try {
            server.start();
            watch();
            LOG.info("PostgreSQL is back");
        } catch (IOException e) {
            // Processes of the one that was killed hold its memory for a moment.
            LOG.debug("PostgreSQL does not start yet", e);
            CompletableFuture.delayedExecutor(200, TimeUnit.MILLISECONDS).execute(this::restart);
        }
    }

    @Override
    public synchronized void close() throws IOException {
        if (!closed) {
            closed = true;
            server.stop();
        }
    }
}
