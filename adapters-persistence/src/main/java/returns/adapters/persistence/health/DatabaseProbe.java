package returns.adapters.persistence.health;

import io.micronaut.data.connection.ConnectionOperations;
import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.SQLException;

/** Asks the database for a sign of life. */
@Singleton
public final class DatabaseProbe {
    private static final int SECONDS = 2;

    private final ConnectionOperations<Connection> connections;

    DatabaseProbe(ConnectionOperations<Connection> connections) {
        this.connections = connections;
    }

    /** True if a connection was to be had and the server answered on it. */
    public boolean answers() {
        try {
            return connections.executeRead(status -> valid(status.getConnection()));
        } catch (RuntimeException away) {
            return false;
        }
    }

    private static boolean valid(Connection connection) {
        try {
            return connection.isValid(SECONDS);
        } catch (SQLException e) {
            throw new IllegalArgumentException("a time-out is not negative", e);
        }
    }
}
