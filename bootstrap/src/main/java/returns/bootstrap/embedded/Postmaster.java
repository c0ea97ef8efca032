package returns.bootstrap.embedded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** The running process of a cluster's PostgreSQL. */
record Postmaster(ProcessHandle process) {

    /** The process that a cluster's PostgreSQL wrote down there, if it runs and is that. */
    static Optional<Postmaster> of(Path cluster) throws IOException {
        return recorded(cluster).filter(process -> serves(process, cluster)).map(Postmaster::new);
    }

    /**
     * Forgets a process that has come by the number of one that was killed: PostgreSQL would take it for a server that runs. A
     * record of a process that is no more stays, for it lets PostgreSQL find what else was left.
     */
    static void forgetOther(Path cluster) throws IOException {
        if (recorded(cluster).isPresent() && of(cluster).isEmpty()) {
            Files.delete(file(cluster));
        }
    }

    private static Optional<ProcessHandle> recorded(Path cluster) throws IOException {
        var file = file(cluster);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        return Files.readAllLines(file).stream()
                .findFirst()
                .filter(line -> line.matches("\\d{1,18}"))
                .flatMap(line -> ProcessHandle.of(Long.parseLong(line)))
                .filter(ProcessHandle::isAlive);
    }

    private static Path file(Path cluster) {
        return cluster.resolve("postmaster.pid");
    }

    CompletableFuture<ProcessHandle> onExit() {
        return process.onExit();
    }

    private static boolean serves(ProcessHandle process, Path cluster) {
        var info = process.info();
        var postgres = info.command()
                .map(command -> Path.of(command).getFileName().toString())
                .filter(name -> name.equals("postgres") || name.equals("postgres.exe"));
        return postgres.isPresent()
                && info.arguments()
                        .map(arguments -> Arrays.asList(arguments).contains(cluster.toString()))
                        .orElse(true);
    }
}
