package returns.adapters.persistence.sql;

import io.micronaut.data.connection.ConnectionDefinition;
import io.micronaut.data.connection.ConnectionOperations;
import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jooq.DSLContext;
import org.jooq.Record;
import org.jooq.exception.DataAccessException;
import org.jspecify.annotations.Nullable;
import returns.application.changes.CommitOutcome;

/** Runs statements, each on a connection that it holds no longer than that, and as a transaction of its own. */
@Singleton
public final class Jooq {
    private final DSLContext db;
    private final ConnectionOperations<Connection> connections;

    Jooq(DSLContext db, ConnectionOperations<Connection> connections) {
        this.db = db;
        this.connections = connections;
    }

    /** Reads. */
    public <T> T read(Function<DSLContext, T> query) {
        return run(query);
    }

    /** Reads the row of the query, if there is one; a parameter without a value is null. */
    public Optional<Record> read(PreparedQuery query, Map<String, Object> values) {
        var binds =
                query.parameters().stream().<@Nullable Object>map(values::get).toList();
        return Sql.run(() -> prepared(query.text(), binds, statement -> {
            try (var rows = statement.executeQuery()) {
                return db.fetchOptional(rows, query.columns());
            }
        }));
    }

    /** Changes what no decision rests on; returns how many rows. */
    public int write(Function<DSLContext, Integer> statement) {
        return run(statement);
    }

    /** Commits by that statement, and tells what became of it. */
    public CommitOutcome commit(String statement, List<@Nullable Object> binds) {
        return Sql.commit(() -> prepared(statement, binds, PreparedStatement::executeUpdate));
    }

    private <T> T run(Function<DSLContext, T> statement) {
        return Sql.run(() -> connected(_ -> statement.apply(db)));
    }

    private interface Run<T> {
        T on(PreparedStatement statement) throws SQLException;
    }

    private <T> T prepared(String text, List<@Nullable Object> binds, Run<T> run) {
        return connected(connection -> {
            try (var statement = connection.prepareStatement(text)) {
                for (var i = 0; i < binds.size(); i++) {
                    statement.setObject(i + 1, binds.get(i));
                }
                return run.on(statement);
            } catch (SQLException e) {
                throw new DataAccessException(text, e);
            }
        });
    }

    private <T> T connected(Function<Connection, T> statement) {
        return connections.execute(ConnectionDefinition.DEFAULT, status -> statement.apply(status.getConnection()));
    }
}
