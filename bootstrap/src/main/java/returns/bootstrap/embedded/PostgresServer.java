package returns.bootstrap.embedded;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A PostgreSQL of our own, driven by its own programs: {@code pg_ctl} gives it a session of its own, so that Ctrl-C reaches
 * the service only.
 *
 * @param programs the folder of its programs
 * @param cluster the folder of its data
 * @param password a file that holds its only user's password
 * @param log the file that its messages go to
 * @param port where it listens, on loopback
 */
record PostgresServer(Path programs, Path cluster, Path password, Path log, int port) {
    static final String USER = "returns";
    private static final int ROOT = 0;

    /** Settings on the command line win over every file: what is acknowledged is on the disk. */
    private String settings() {
        return String.join(
                " -c ",
                "-p " + port,
                "listen_addresses=" + LoopbackOnly.ADDRESS,
                "unix_socket_directories=",
                "fsync=on",
                "full_page_writes=on",
                "synchronous_commit=on",
                "timezone=UTC",
                "log_timezone=UTC",
                "log_checkpoints=off");
    }

    static int freePort() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.ofLiteral(LoopbackOnly.ADDRESS))) {
            return socket.getLocalPort();
        }
    }

    /** Makes the data folder where it is missing; one that is killed on the way is begun anew. */
    void initialize() throws IOException {
        if (Files.isDirectory(cluster)) {
            return;
        }
        var draft = Files.createTempDirectory(cluster.getParent(), "initializing-");
        run(
                "initdb",
                "--pgdata=" + draft,
                "--username=" + USER,
                "--pwfile=" + password,
                "--auth=scram-sha-256",
                "--encoding=UTF8",
                "--locale=C",
                "--locale-provider=builtin",
                "--builtin-locale=C.UTF-8");
        Files.move(draft, cluster);
    }

    /** Starts and waits until it takes connections, after the recovery that a crash may have made necessary. */
    void start() throws IOException {
        Postmaster.forgetOther(cluster);
        run(
                "pg_ctl",
                "start",
                "--wait",
                "--timeout=300",
                "--silent",
                "--pgdata=" + cluster,
                "--log=" + log,
                "--options=" + settings());
    }

    /** Stops what runs on the data folder, whoever started it, and waits until it has ended. */
    void stop() throws IOException {
        if (postmaster().isPresent()) {
            run("pg_ctl", "stop", "--wait", "--timeout=60", "--silent", "--mode=fast", "--pgdata=" + cluster);
        }
    }

    Optional<Postmaster> postmaster() throws IOException {
        return Postmaster.of(cluster);
    }

    private void run(String program, String... arguments) throws IOException {
        var command = new ArrayList<String>();
        if (isRoot()) {
            // PostgreSQL refuses to run as root; in a user namespace of its own it is nobody.
            command.addAll(List.of("unshare", "--user"));
        }
        command.add(programs.resolve(program).toString());
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .redirectInput(new File(System.getProperty("os.name").startsWith("Windows") ? "NUL" : "/dev/null"));
        builder.environment().keySet().removeIf(name -> name.startsWith("PG"));
        try {
            var status = builder.start().waitFor();
            if (status != 0) {
                throw new IOException("PostgreSQL's " + program + " ended with " + status + "; it wrote to " + log
                        + ": " + lastLines());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while PostgreSQL's " + program + " ran", e);
        }
    }

    private String lastLines() throws IOException {
        var lines = Files.readAllLines(log);
        return String.join(" | ", lines.subList(Math.max(0, lines.size() - 5), lines.size()));
    }

    private static boolean isRoot() throws IOException {
        var self = Path.of("/proc/self");
        return Files.exists(self) && Files.getAttribute(self, "unix:uid").equals(ROOT);
    }
}
