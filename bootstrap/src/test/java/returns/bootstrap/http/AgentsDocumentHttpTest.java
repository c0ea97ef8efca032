package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What the document for agents' hosts tells to type does what the document says. */
@ExtendWith(RunningShop.class)
class AgentsDocumentHttpTest {
    private static final Pattern SHELL = Pattern.compile("```sh\n(.*?)```", Pattern.DOTALL);

    private final ShopOverHttp shop;

    AgentsDocumentHttpTest(ShopOverHttp shop) {
        this.shop = shop;
    }

    @Test
    void theCallsByPlainHttpWorkAsTheyStand() throws Exception {
        var customer = shop.newCustomer();
        var order = shop.sell(customer, sold -> {
            ((ObjectNode) sold.at("/lines/0")).put("lineId", "2");
            ((ArrayNode) sold.get("lines")).remove(1);
        });
        var blocks = SHELL.matcher(Files.readString(Path.of("../docs/agents.md")))
                .results()
                .map(block -> block.group(1))
                .toList();
        assertEquals(List.of("source data/demo.env\nORDER=10002\n"), blocks.subList(0, blocks.size() - 1));

        var output = bash(
                blocks.getLast(),
                Map.of(
                        "URL", shop.url().toString(),
                        "AGENT",
                                shop.token(ShopOverHttp.claims(customer, "customer")
                                        .claim("act", Map.of("sub", "agent-7"))),
                        "ORDER", order));

        assertEquals(List.of("200", "200", "200"), matches(output, "HTTP/1.1 (\\d+)"));
        assertEquals(List.of("true"), matches(output, "(?im)^idempotency-replayed: (\\w+)"));
        assertEquals(1, matches(output, "\"returnable\":(3)").size(), output);
        var numbers = matches(output, "\"number\":\"(R-[^\"]+)\"");
        assertEquals(2, numbers.size(), output);
        assertEquals(1, numbers.stream().distinct().count(), output);
    }

    private static String bash(String script, Map<String, String> variables) throws IOException, InterruptedException {
        var bash = new ProcessBuilder("bash", "-euc", script).redirectError(ProcessBuilder.Redirect.DISCARD);
        bash.environment().putAll(variables);
        var process = bash.start();
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
