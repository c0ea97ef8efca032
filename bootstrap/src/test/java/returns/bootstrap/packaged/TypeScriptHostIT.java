package returns.bootstrap.packaged;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

/** The official TypeScript client of the Model Context Protocol, where there is a Node to run it. */
@EnabledIf("nodeIsThere")
class TypeScriptHostIT {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Path SOURCE = Path.of("src/test/node");

    @TempDir
    Path folder;

    static boolean nodeIsThere() {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(path -> Files.isExecutable(Path.of(path, "npm")));
    }

    @Test
    void aForgetfulModelGetsOneReturnAndThenTheOtherThatTheCustomerWants() throws Exception {
        var host = Files.createDirectories(folder.resolve("host"));
        for (var file : List.of("package.json", "package-lock.json", ".npmrc", "host.mjs")) {
            Files.copy(SOURCE.resolve(file), host.resolve(file));
        }
        run(host, Map.of(), "npm", "ci", "--prefer-offline", "--no-audit", "--no-fund");

        List<JsonNode> answers;
        try (var service = PackagedService.start(folder)) {
            answers = run(host, service.variables(), "node", "host.mjs")
                    .lines()
                    .map(TypeScriptHostIT::json)
                    .toList();
        }

        assertEquals(8, answers.size(), answers.toString());
        assertTrue(answers.getFirst().toString().startsWith("[\"find_orders\""), answers.toString());
        var first = answers.get(1).get("structuredContent");
        assertFalse(answers.get(1).has("_meta"));
        assertEquals(first, answers.get(2).get("structuredContent"));
        assertTrue(answers.get(2).at("/_meta").path("idempotency/replayed").booleanValue());
        assertEquals("already_requested", refused(answers.get(3)));
        assertEquals(first, answers.get(3).at("/structuredContent/return"));
        assertEquals("canceled", answers.get(4).at("/structuredContent/status").asText());
        assertEquals("return_ended", refused(answers.get(5)));
        var another = answers.get(6).get("structuredContent");
        assertNotEquals(first.get("number"), another.get("number"));
        assertEquals(another, answers.get(7).get("structuredContent"));
    }

    private static String refused(JsonNode answer) {
        assertTrue(answer.get("isError").booleanValue(), answer.toString());
        return answer.at("/structuredContent/code").asText();
    }

    private static String run(Path folder, Map<String, String> variables, String... command)
            throws IOException, InterruptedException {
        var errors = folder.resolve("errors.log").toFile();
        var builder = new ProcessBuilder(command).directory(folder.toFile()).redirectError(errors);
        builder.environment().putAll(variables);
        var process = builder.start();
        var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), () -> output + read(errors.toPath()));
        return output;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static JsonNode json(String line) {
        try {
            return JSON.readTree(line);
        } catch (IOException e) {
            throw new AssertionError("no JSON: " + line, e);
        }
    }
}
