package returns.bootstrap.packaged;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;

/** Programs of Node's, with what they need; there may be no Node to run them. */
record NodeProject(Path folder) {
    /** What a program wrote to standard output, and its exit status. */
    record Ran(int status, String output) {}

    static boolean npmIsThere() {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator, -1))
                .anyMatch(path -> Files.isExecutable(Path.of(path, "npm")));
    }

    /** Copies the project of that name to a folder that is not yet there, and installs what it needs. */
    static NodeProject install(String name, Path folder) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        try (var files = Files.list(Path.of("src/test/node", name))) {
            for (var file : files.toList()) {
                Files.copy(file, folder.resolve(file.getFileName()));
            }
        }
        var project = new NodeProject(folder);
        var installed = project.run(Map.of(), "npm", "ci", "--prefer-offline", "--no-audit", "--no-fund");
        assertEquals(0, installed.status(), () -> installed.output() + project.errors());
        return project;
    }

    Ran run(Map<String, String> variables, String... command) throws IOException, InterruptedException {
        var builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(errorLog().toFile());
        builder.environment().putAll(variables);
        var process = builder.start();
        var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ran(process.waitFor(), output);
    }

    /** What the program that ran last wrote to standard error. */
    String errors() {
        try {
            return Files.readString(errorLog());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path errorLog() {
        return folder.resolve("errors.log");
    }
}
