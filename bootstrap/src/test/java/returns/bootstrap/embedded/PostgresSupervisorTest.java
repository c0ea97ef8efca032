package returns.bootstrap.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PostgresSupervisorTest {
    private static final String PASSWORD = "secret";

    @TempDir
    private Path folder;

    private PostgresServer leftBehind;

    @BeforeEach
    void aKilledServiceLeftItsPostgresRunning() throws Exception {
        Files.writeString(folder.resolve("password"), PASSWORD);
        leftBehind = server();
        leftBehind.initialize();
        leftBehind.start();
        try (var connection = connection(leftBehind);
                var statement = connection.createStatement()) {
            statement.execute("create table kept as select 42 as answer");
        }
    }

    @AfterEach
    void stop() throws IOException {
        leftBehind.stop();
    }

    @Test
    void theOneLeftBehindIsStoppedAndItsDataIsKept() throws Exception {
        var old = leftBehind.postmaster().orElseThrow().process();

        var next = server();
        try (var _ = PostgresSupervisor.start(next)) {
            old.onExit().get(30, TimeUnit.SECONDS);
            assertEquals(42, answer(next));
        }
        assertTrue(next.postmaster().isEmpty());
    }

    @Test
    void anotherProgramThatCameByTheNumberIsLeftAlone() throws Exception {
        leftBehind.stop();
        var self = ProcessHandle.current().pid();
        Files.writeString(leftBehind.cluster().resolve("postmaster.pid"), self + "\n" + leftBehind.cluster() + "\n");

        var next = server();
        try (var _ = PostgresSupervisor.start(next)) {
            assertEquals(42, answer(next));
        }
    }

    private PostgresServer server() throws IOException {
        return new PostgresServer(
                PostgresBinaries.unpackedIn(folder),
                folder.resolve("cluster"),
                folder.resolve("password"),
                folder.resolve("log"),
                PostgresServer.freePort());
    }

    private static int answer(PostgresServer server) throws SQLException {
        try (var connection = connection(server);
                var statement = connection.createStatement();
                var rows = statement.executeQuery("select answer from kept")) {
            rows.next();
            return rows.getInt(1);
        }
    }

    private static Connection connection(PostgresServer server) throws SQLException {
        return DriverManager.getConnection(
                "jdbc:postgresql://127.0.0.1:" + server.port() + "/postgres", PostgresServer.USER, PASSWORD);
    }
}
