package returns.bootstrap.architecture.broken.bootstrap;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

record OpensAConnection(DataSource source) {
    Connection open() throws SQLException {
        return source.getConnection();
    }
}
