package returns.bootstrap.packaged;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README tells to type does what the README says. */
class ReadmeIT {
    private static final Pattern SHELL = Pattern.compile("```sh\n(.*?)```", Pattern.DOTALL);

    @TempDir
    Path folder;

    @Test
    void theTryItLinesWorkAsTheyStand() throws Exception {
        var readme = Files.readString(Path.of("../README.md"));
        var section = readme.substring(readme.indexOf("## Try it"), readme.indexOf("## What a backend does"));
        var blocks =
                SHELL.matcher(section).results().map(block -> block.group(1)).toList();
        assertEquals(2, blocks.size());

        try (var service = PackagedService.start(folder)) {
            var backend = bash(service, blocks.getFirst());
            assertEquals(List.of("201", "201"), matches(backend, "HTTP/1.1 (\\d+)"));
            assertEquals(
                    1, matches(backend, "(?im)^idempotency-replayed: (true)").size(), backend);
            assertOneReturn(backend, 3);

            var agent = bash(service, "source data/demo.env\n" + blocks.getLast());
            assertEquals(List.of("200", "200"), matches(agent, "HTTP/1.1 (\\d+)"));
            assertEquals(1, matches(agent, "(?im)^idempotency-replayed: (true)").size(), agent);
            assertOneReturn(agent, 3);

            var life = bash(service, "source data/demo.env\n" + block(readme, "## The life of a return"));
            assertEquals(List.of("approved", "received", "received"), matches(life, "\"status\":\"(\\w+)\""), life);
            assertTrue(life.contains("\"owed\":{\"total\":\"") && life.contains("\"type\":\"inspected\""), life);
            var money = bash(
                    service,
                    "source data/demo.env\nreturned=/returns/"
                            + matches(life, "\"number\":\"(R-[^\"]+)\"").getFirst() + "\n"
                            + block(readme, "## Money goes back once"));
            assertEquals(
                    List.of("waiting", "approved", "succeeded", "succeeded", "approved"),
                    matches(money, "\"status\":\"(waiting|approved|succeeded)\""),
                    money);
            assertEquals(0, service.stop(), "being asked to stop is no failure");
        }
    }

    /** The first lines of shell under that heading. */
    private static String block(String readme, String heading) {
        var block = SHELL.matcher(readme.substring(readme.indexOf(heading)));
        assertTrue(block.find(), heading);
        return block.group(1);
    }

    /** The same number in both answers and in the list. */
    private static void assertOneReturn(String output, int times) {
        var numbers = matches(output, "\"number\":\"(R-[^\"]+)\"");
        assertEquals(times, numbers.size(), output);
        assertEquals(1, numbers.stream().distinct().count(), output);
    }

    private static String bash(PackagedService service, String script) throws IOException, InterruptedException {
        var process = new ProcessBuilder("bash", "-euc", script)
                .directory(service.folder().toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), output);
        return output;
    }

    private static List<String> matches(String text, String pattern) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(found -> found.group(1))
                .toList();
    }
}
