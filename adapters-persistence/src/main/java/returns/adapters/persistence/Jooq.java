package returns.adapters.persistence;

import io.micronaut.data.connection.ConnectionDefinition;
import io.micronaut.data.connection.ConnectionOperations;
import jakarta.inject.Singleton;
import java.sql.Connection;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jooq.DSLContext;
import returns.application.changes.CommitOutcome;

/** Runs jOOQ statements, each on a connection that it holds no longer than that, and as a transaction of its own. */
@Singleton
public final class Jooq {
    private final DSLContext db;
    private final ConnectionOperations<Connection> connections;

    Jooq(DSLContext db, ConnectionOperations<Connection> connections) {
        this.db = db;
        this.connections = connections;
    }

    /** Reads. */
    public <T> T read(Function<DSLContext, T> statement) {
        return Sql.read(() -> connections.execute(ConnectionDefinition.DEFAULT, status -> statement.apply(db)));
    }

    /** Changes what no decision rests on; returns how many rows. */
    public int write(Function<DSLContext, Integer> statement) {
        return read(statement);
    }

    /** Commits, and tells what became of it. */
    public CommitOutcome commit(Consumer<DSLContext> statement) {
        return Sql.commit(() -> connections.execute(ConnectionDefinition.DEFAULT, status -> {
            statement.accept(db);
            return status;
        }));
    }
}
