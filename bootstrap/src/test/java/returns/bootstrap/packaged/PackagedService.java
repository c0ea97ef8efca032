package returns.bootstrap.packaged;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.awaitility.Awaitility;

/** The packaged service on a data folder, as a process that can be killed. */
final class PackagedService implements AutoCloseable {
    private static final Path JAR = Path.of("target/returns.jar").toAbsolutePath();

    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5))
            .build();
    private final Path folder;
    private final Process process;
    private final Map<String, String> demo;

    private PackagedService(Path folder, Process process, Map<String, String> demo) {
        this.folder = folder;
        this.process = process;
        this.demo = demo;
    }

    /** Starts it in that folder, with its data in {@code data} there, and waits until it is ready. */
    static PackagedService start(Path folder) throws IOException {
        return start(folder, Map.of());
    }

    /** The same, with those settings. */
    static PackagedService start(Path folder, Map<String, String> settings) throws IOException {
        return start(folder, settings, List.of("-jar", JAR.toString()));
    }

    /** The same, with those beans of the tests that ask for that property. */
    static PackagedService startWith(String property, Path folder) throws IOException {
        var classPath =
                JAR + File.pathSeparator + Path.of("target/test-classes").toAbsolutePath();
        return start(
                folder,
                Map.of(),
                List.of("-D" + property + "=true", "-cp", classPath, "returns.bootstrap.Application"));
    }

    private static PackagedService start(Path folder, Map<String, String> settings, List<String> arguments)
            throws IOException {
        var tokens = folder.resolve("data/demo.env");
        Files.deleteIfExists(tokens);
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(arguments);
        var builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(
                        folder.resolve("service.log").toFile()));
        builder.environment().put("MICRONAUT_SERVER_PORT", String.valueOf(freePort()));
        builder.environment().keySet().removeIf(name -> name.startsWith("DATASOURCES_") || name.equals("RETURNS_DATA"));
        builder.environment().putAll(settings);
        var process = builder.start();
        Awaitility.await("the service in " + folder)
                .atMost(Duration.ofSeconds(60))
                .pollInterval(Duration.ofMillis(50))
                .until(() -> Files.exists(tokens) || !process.isAlive());
        if (!process.isAlive()) {
            throw new IOException("The service ended: " + Files.readString(folder.resolve("service.log")));
        }
        return new PackagedService(folder, process, variables(tokens));
    }

    private static Map<String, String> variables(Path file) throws IOException {
        try (var lines = Files.lines(file)) {
            return lines.map(line -> line.split("=", 2)).collect(Collectors.toMap(part -> part[0], part -> part[1]));
        }
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    Path folder() {
        return folder;
    }

    /** A call for the one whose token that variable of {@code demo.env} holds. */
    HttpRequest.Builder call(String who, String path) {
        return HttpRequest.newBuilder(URI.create(variable("URL") + path))
                .header("Authorization", "Bearer " + variable(who))
                .header("Content-Type", "application/json");
    }

    HttpResponse<String> send(HttpRequest.Builder call) throws IOException, InterruptedException {
        return http.send(call.build(), HttpResponse.BodyHandlers.ofString());
    }

    /** What {@code demo.env} holds. */
    Map<String, String> variables() {
        return demo;
    }

    private String variable(String name) {
        var value = demo.get(name);
        if (value == null) {
            throw new IllegalArgumentException("demo.env has no " + name);
        }
        return value;
    }

    /** SIGKILL: nothing of the service runs any more, whatever it was doing. Its PostgreSQL lives on. */
    void kill() {
        process.destroyForcibly().onExit().join();
    }

    /** SIGTERM; the exit status. */
    int stop() {
        process.destroy();
        return process.onExit().join().exitValue();
    }

    @Override
    public void close() {
        if (process.isAlive()) {
            stop();
        }
    }
}
