package returns.bootstrap.packaged;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

/** What the document for hosts tells to write does what it says: however often a model asks, there is one return. */
class HostSnippetsIT {
    private static final Pattern NUMBER = Pattern.compile("R-[0-9A-Z]{8}");

    @TempDir
    static Path folder;

    private static PackagedService service;

    @BeforeAll
    static void start() throws IOException {
        service = PackagedService.start(folder);
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @Test
    @EnabledIf("returns.bootstrap.packaged.NodeProject#npmIsThere")
    void theVendorsLibrariesDoWhatTheirModelAsksFor() throws Exception {
        var project = NodeProject.install("vendors", folder.resolve("vendors"));
        try (var vendors = FakeVendors.start()) {
            var variables = new HashMap<>(service.variables());
            variables.putAll(vendors.variables());

            var byClaude =
                    told(project, variables, snippets("## From Claude", "js").getFirst());
            var byOpenAi = told(
                    project,
                    variables,
                    snippets("## From the OpenAI Agents SDK", "js").getFirst());
            var byAnthropic =
                    told(project, variables, snippets("## From Claude", "js").getLast());

            assertEquals(byClaude, byOpenAi, "one conversation, one return");
            assertEquals(List.of(byAnthropic, byClaude), numbers(returns()));
        }
    }

    @Test
    void langChain4jCallsTheTool() throws Exception {
        var source = Files.writeString(
                folder.resolve("Host.java"),
                snippets("## From LangChain4j", "java").getFirst());
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var host = new ProcessBuilder(java, "-cp", System.getProperty("java.class.path"), source.toString())
                .redirectError(folder.resolve("host.log").toFile());
        host.environment().putAll(service.variables());
        var process = host.start();
        var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertEquals(0, process.waitFor(), () -> output + read(folder.resolve("host.log")));
        assertTrue(numbers(returns()).contains(one(output)), output);
    }

    /** The one return that the program tells of, more than once. */
    private static String told(NodeProject project, Map<String, String> variables, String program) throws Exception {
        Files.writeString(project.folder().resolve("snippet.mjs"), program);
        var ran = project.run(variables, "node", "snippet.mjs");
        assertEquals(0, ran.status(), () -> ran.output() + project.errors());
        assertTrue(numbers(ran.output()).size() > 1, ran.output());
        return one(ran.output());
    }

    private static String one(String output) {
        var numbers = numbers(output).stream().distinct().toList();
        assertEquals(1, numbers.size(), output);
        return numbers.getFirst();
    }

    private static List<String> numbers(String text) {
        return NUMBER.matcher(text).results().map(MatchResult::group).toList();
    }

    /** The returns of the order, the newest first. */
    private static String returns() throws IOException, InterruptedException {
        return service.send(service.call("CUSTOMER", "/returns?orderNumber=10002"))
                .body();
    }

    /** The programs under that heading. */
    private static List<String> snippets(String heading, String language) throws IOException {
        var document = Files.readString(Path.of("../docs/agents.md"));
        var section = document.substring(document.indexOf(heading) + heading.length());
        var end = section.indexOf("\n## ");
        return Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL)
                .matcher(section.substring(0, end))
                .results()
                .map(block -> block.group(1))
                .toList();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
