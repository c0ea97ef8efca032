package returns.bootstrap.embedded;

import io.micronaut.configuration.jdbc.hikari.DatasourceConfiguration;
import io.micronaut.configuration.jdbc.hikari.DatasourceFactory;
import io.micronaut.context.event.BeanDestroyedEvent;
import io.micronaut.context.event.BeanDestroyedEventListener;
import io.micronaut.context.event.BeanInitializedEventListener;
import io.micronaut.context.event.BeanInitializingEvent;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.nio.file.Files;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Gives the default data source a PostgreSQL of our own, and stops that once the pool is closed. */
@Singleton
final class EmbeddedDatabase
        implements BeanInitializedEventListener<DatasourceConfiguration>,
                BeanDestroyedEventListener<DatasourceFactory>,
                AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(EmbeddedDatabase.class);

    private final DataFolder data;
    private @Nullable AutoCloseable lock;
    private @Nullable PostgresSupervisor supervisor;

    EmbeddedDatabase(DataFolder data) {
        this.data = data;
    }

    @Override
    public DatasourceConfiguration onInitialized(BeanInitializingEvent<DatasourceConfiguration> event) {
        var configuration = event.getBean();
        try {
            var server = start();
            configuration.setUrl("jdbc:postgresql://%s:%s/postgres".formatted(LoopbackOnly.ADDRESS, server.port()));
            configuration.setUsername(PostgresServer.USER);
            configuration.setPassword(Files.readString(server.password()));
        } catch (IOException e) {
            throw new IllegalStateException("The embedded PostgreSQL does not start", e);
        }
        return configuration;
    }

    private synchronized PostgresServer start() throws IOException {
        lock = data.lock();
        var folder = data.folder("postgresql");
        var password = folder.resolve("password");
        if (!Files.exists(password)) {
            data.write("postgresql/password", UUID.randomUUID().toString());
        }
        var log = folder.resolve("log");
        Files.deleteIfExists(log);
        var server = new PostgresServer(
                PostgresBinaries.unpackedIn(folder),
                folder.resolve("cluster"),
                password,
                log,
                PostgresServer.freePort());
        supervisor = PostgresSupervisor.start(server);
        LOG.info("PostgreSQL runs on port {}, its data is in {}", server.port(), server.cluster());
        return server;
    }

    @Override
    public void onDestroyed(BeanDestroyedEvent<DatasourceFactory> poolClosed) {
        close();
    }

    @Override
    @PreDestroy
    public synchronized void close() {
        try (var _ = lock;
                var _ = supervisor) {
            lock = null;
            supervisor = null;
        } catch (Exception e) {
            LOG.error("PostgreSQL was not stopped in good order", e);
        }
    }
}
