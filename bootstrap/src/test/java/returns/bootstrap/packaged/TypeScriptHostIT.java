package returns.bootstrap.packaged;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The official TypeScript clients of the Model Context Protocol, where there is a Node to run them. */
@EnabledIf("returns.bootstrap.packaged.NodeProject#npmIsThere")
class TypeScriptHostIT {
    private static final JsonMapper JSON = new JsonMapper();

    @TempDir
    static Path folder;

    private static NodeProject hosts;
    private static PackagedService service;

    @BeforeAll
    static void start() throws Exception {
        hosts = NodeProject.install("hosts", folder.resolve("hosts"));
        service = PackagedService.start(folder);
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @ParameterizedTest
    @CsvSource({
        "2025-11-25,http,10001,1,AGENT",
        "2026-07-28,http,10002,1,AGENT",
        "2025-11-25,stdio,10002,2,AGENT",
        "2026-07-28,stdio,10003,1,OTHER_CUSTOMER"
    })
    void aForgetfulModelGetsOneReturnAndThenTheOtherThatTheCustomerWants(
            String revision, String transport, String order, String line, String token) throws Exception {
        var variables = new HashMap<>(service.variables());
        variables.putAll(Map.of(
                "ORDER", order,
                "LINE", line,
                "AGENT", service.variables().get(token),
                "RUN", Path.of("../run").toAbsolutePath().toString(),
                "RETURNS_DATA", folder.resolve("data").toString(),
                "JAVA_HOME", System.getProperty("java.home")));

        var ran = hosts.run(variables, "node", "host.mjs", revision, transport);

        assertEquals(0, ran.status(), () -> ran.output() + hosts.errors());
        assertToldOfTwoReturns(ran.output().lines().map(TypeScriptHostIT::json).toList());
    }

    private static void assertToldOfTwoReturns(List<JsonNode> answers) {
        assertEquals(8, answers.size(), answers.toString());
        assertTrue(answers.getFirst().toString().startsWith("[\"find_orders\""), answers.toString());
        var first = answers.get(1).get("structuredContent");
        assertFalse(replayed(answers.get(1)));
        assertEquals(first, answers.get(2).get("structuredContent"));
        assertTrue(replayed(answers.get(2)));
        assertEquals("already_requested", refused(answers.get(3)));
        assertEquals(first, answers.get(3).at("/structuredContent/return"));
        assertEquals("canceled", answers.get(4).at("/structuredContent/status").asText());
        assertEquals("return_ended", refused(answers.get(5)));
        var another = answers.get(6).get("structuredContent");
        assertNotEquals(first.get("number"), another.get("number"));
        assertEquals(another, answers.get(7).get("structuredContent"));
    }

    private static boolean replayed(JsonNode answer) {
        return answer.path("_meta").path("idempotency/replayed").booleanValue();
    }

    private static String refused(JsonNode answer) {
        assertTrue(answer.get("isError").booleanValue(), answer.toString());
        return answer.at("/structuredContent/code").asText();
    }

    private static JsonNode json(String line) {
        try {
            return JSON.readTree(line);
        } catch (IOException e) {
            throw new AssertionError("no JSON: " + line, e);
        }
    }
}
