package returns.bootstrap.http;

import io.micronaut.configuration.jdbc.hikari.DatasourceConfiguration;
import io.micronaut.context.ApplicationContext;
import io.micronaut.context.annotation.Replaces;
import io.micronaut.context.annotation.Requires;
import io.micronaut.context.annotation.Value;
import io.micronaut.runtime.server.EmbeddedServer;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;

/** Another node on the shop's database, configured as a server of the user's is; it believes the same tokens. */
record SecondNode(EmbeddedServer server) implements AutoCloseable {
    static SecondNode of(ShopOverHttp shop, Map<String, Object> settings) {
        var first = shop.server().getApplicationContext();
        var database = first.getBean(DatasourceConfiguration.class);
        var data = Path.of(first.getProperty("returns.data", String.class).orElse("data"));
        var all = new HashMap<String, Object>(Map.of(
                "micronaut.server.port", -1,
                "datasources.default.url", database.getUrl(),
                "datasources.default.username", database.getUsername(),
                "datasources.default.password", database.getPassword(),
                "micronaut.security.token.jwt.signatures.secret.main.base64", true,
                "micronaut.security.token.jwt.signatures.secret.main.secret", read(data.resolve("signing.key"))));
        all.putAll(settings);
        return new SecondNode(ApplicationContext.run(EmbeddedServer.class, all));
    }

    /** That caller, calling this node. */
    Caller called(Caller by) {
        return new Caller(URI.create(server.getURL().toString()), by.headers());
    }

    @Override
    public void close() {
        server.getApplicationContext().close();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The clock of a node that is ahead of the others. */
    @Singleton
    @Replaces(InstantSource.class)
    @Requires(property = "test.days-ahead")
    static final class ClockAhead implements InstantSource {
        private final Duration ahead;

        ClockAhead(@Value("${test.days-ahead}") int days) {
            this.ahead = Duration.ofDays(days);
        }

        @Override
        public Instant instant() {
            return InstantSource.system().instant().plus(ahead);
        }
    }
}
