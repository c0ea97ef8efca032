package returns.adapters.persistence;

import io.micronaut.context.ApplicationContext;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;

/** One PostgreSQL for all tests of this module, and nodes on it. */
final class Database {
    private static final EmbeddedPostgres SERVER = startServer();
    private static final ApplicationContext NODE = node(Map.of());

    private Database() {}

    static EmbeddedPostgres startServer() {
        try {
            return EmbeddedPostgres.builder()
                    .setLocaleConfig("locale", "C")
                    .setLocaleConfig("locale-provider", "builtin")
                    .setLocaleConfig("builtin-locale", "C.UTF-8")
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A bean of the node that tests share. */
    static <T> T bean(Class<T> type) {
        return NODE.getBean(type);
    }

    /** Another node on the same database. */
    static ApplicationContext node(Map<String, Object> properties) {
        return node(SERVER, properties);
    }

    static ApplicationContext node(EmbeddedPostgres server, Map<String, Object> properties) {
        return ApplicationContext.builder()
                .properties(Map.of(
                        "datasources.default.url", server.getJdbcUrl("postgres", "postgres"),
                        "datasources.default.username", "postgres",
                        "datasources.default.password", "",
                        "datasources.default.maximum-pool-size", "10",
                        "datasources.default.connection-timeout", "1000",
                        "datasources.default.connection-init-sql",
                                "set lock_timeout = '5s'; set plan_cache_mode = 'force_generic_plan'",
                        "jooq.datasources.default.sql-dialect", "postgres",
                        "liquibase.datasources.default.change-log", "classpath:db/changelog/root.yaml"))
                .properties(Map.of("liquibase.datasources.default.enabled", "false"))
                .properties(properties)
                .start();
    }

    /** A connection outside every node. */
    static Connection connection() throws SQLException {
        return SERVER.getPostgresDatabase().getConnection();
    }

    static void execute(String sql) {
        try (var connection = connection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    static long count(String sql) {
        try (var connection = connection();
                var statement = connection.createStatement();
                var result = statement.executeQuery(sql)) {
            result.next();
            return result.getLong(1);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
