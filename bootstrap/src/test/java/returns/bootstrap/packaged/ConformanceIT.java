package returns.bootstrap.packaged;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The official conformance suite of the Model Context Protocol, where there is a Node to run it: what a revision requires of
 * servers, without what is listed, with the reason, as not applying to one that has tools alone. The suite fails where a
 * scenario fails that is not listed, and where one passes that is.
 */
@EnabledIf("returns.bootstrap.packaged.NodeProject#npmIsThere")
class ConformanceIT {
    private static final Pattern LISTED = Pattern.compile("  - (\\S+) +# \\S.*");
    private static final Pattern EXPECTED = Pattern.compile("(?m)^  ~ (\\S+)$");

    @TempDir
    static Path folder;

    private static NodeProject suite;
    private static PackagedService service;

    @BeforeAll
    static void start() throws Exception {
        suite = NodeProject.install("conformance", folder.resolve("conformance"));
        service = PackagedService.startWith("test.conformance", folder);
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"2025-11-25", "2026-07-28"})
    void whatARevisionRequiresOfAServerWithToolsAloneIsFulfilled(String revision) throws Exception {
        var ran = run("--requirements", revision, "--expected-failures", revision + ".yml");

        assertEquals(0, ran.status(), () -> ran.output() + suite.errors());
        assertEquals(listed(revision), expected(ran.output()), "what is listed is tried, and nothing else fails");
    }

    /** No revision requires it yet, for the suite's own server does not. */
    @Test
    void headersThatContradictTheMessageAreRefused() throws Exception {
        var ran = run("--scenario", "http-header-validation", "--spec-version", "2026-07-28");

        assertEquals(0, ran.status(), () -> ran.output() + suite.errors());
    }

    /** On the Node that the suite asks for, where npm found one for this machine, else on the one that is there. */
    private static NodeProject.Ran run(String... what) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of("npm", "exec", "--offline", "--", "conformance", "server"));
        command.addAll(List.of("--url", service.variables().get("URL") + "/mcp"));
        command.addAll(List.of(what));
        return suite.run(Map.of(), command.toArray(String[]::new));
    }

    private static List<String> listed(String revision) throws IOException {
        var lines = Files.readAllLines(suite.folder().resolve(revision + ".yml"));
        assertEquals("server:", lines.getFirst());
        return lines.stream()
                .skip(1)
                .map(line -> {
                    var entry = LISTED.matcher(line);
                    assertTrue(entry.matches(), line + " names what does not apply, and the reason");
                    return entry.group(1);
                })
                .sorted()
                .toList();
    }

    private static List<String> expected(String output) {
        return EXPECTED.matcher(output)
                .results()
                .map(entry -> entry.group(1))
                .sorted()
                .toList();
    }
}
