package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import returns.bootstrap.stdio.StdioDoor;

/** {@code ./run mcp}, within this process. */
@ExtendWith(RunningShop.class)
class StdioDoorTest {
    private static final String MODERN = """
        "_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", \
        "io.modelcontextprotocol/clientCapabilities": {}, "threadId": "ü"}\
        """;

    private final ShopOverHttp shop;
    private final String customer;
    private final String order;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    StdioDoorTest(ShopOverHttp shop) {
        this.shop = shop;
        this.customer = shop.newCustomer();
        this.order = shop.sell(customer);
    }

    @Test
    void everyRequestIsAnsweredInALineAndNothingElseIsSaid() throws IOException {
        var call = "\"name\": \"create_return\", \"arguments\": " + Bodies.tool(order, 1);

        assertEquals(
                StdioDoor.ENDED,
                run(
                        environment(),
                        request("\"a\"", "tools/list", ""),
                        request("2", "tools/call", call + ", \"_meta\": {\"threadId\": \"ü\"}"),
                        "{\"jsonrpc\": \"2.0\", \"method\": \"notifications/initialized\"}",
                        "",
                        request("3", "server/discover", MODERN),
                        request("4", "tools/call", call + ", " + MODERN),
                        request("5", "nothing/there", MODERN)));

        var answers = answers();
        assertEquals(5, answers.size(), text(out));
        assertTrue(answer("\"a\"").at("/result/tools").size() > 5);
        assertEquals("complete", answer("3").at("/result/resultType").textValue());
        assertEquals(
                answer("2").at("/result/structuredContent/number"), answer("4").at("/result/structuredContent/number"));
        assertEquals(-32601, answer("5").at("/error/code").intValue());
        assertEquals("", text(err));
        assertEquals(1, numbers().size());
    }

    @Test
    void whatIsNoMessageIsAnsweredAsTheServiceDoes() throws IOException {
        run(environment(), "{", "[]", "{\"jsonrpc\": \"2.0\", \"id\": 1}");

        var codes = new HashSet<Integer>();
        answers().forEach(answer -> codes.add(answer.at("/error/code").intValue()));
        assertEquals(Set.of(-32700, -32600), codes);
        assertEquals(3, answers().size());
    }

    @Test
    void whereTheServiceIsAwayWhoWaitsIsToldSo() throws IOException {
        var nowhere = Map.of("URL", "http://127.0.0.1:1", "AGENT", "token");

        run(nowhere, request("1", "ping", ""), "{\"jsonrpc\": \"2.0\", \"method\": \"notifications/initialized\"}");

        assertEquals(1, answers().size());
        assertEquals(-32603, answer("1").at("/error/code").intValue());
        assertTrue(answer("1").at("/error/message").textValue().contains("Is the service running?"), text(out));
        assertTrue(text(err).contains("Is the service running?"), text(err));
    }

    @Test
    void aTokenThatIsNotBelievedIsToldAsTheServiceTellsIt() throws IOException {
        run(Map.of("URL", shop.url().toString(), "AGENT", "token"), request("1", "ping", ""));

        var why = answer("1").at("/error/message").textValue();
        assertTrue(why.contains("answers 401") && why.contains("token"), why);
    }

    @Test
    void withoutAServiceOrATokenItSaysWhatToDo() throws IOException {
        assertEquals(StdioDoor.NOT_RUN, run(Map.of("AGENT", "token")));
        assertEquals(StdioDoor.NOT_RUN, run(Map.of("URL", "http://localhost:1")));

        assertEquals("", text(out));
        assertTrue(text(err).contains("set URL to its address, and AGENT"), text(err));
    }

    @Test
    void whatIsNoAddressAndWhatIsNoTokenIsToldBeforeAnythingIsAsked() throws IOException {
        assertEquals(StdioDoor.NOT_RUN, run(Map.of("URL", "localhost 80", "AGENT", "token"), request("1", "ping", "")));
        assertEquals(StdioDoor.NOT_RUN, run(Map.of("URL", "localhost", "AGENT", "token"), request("1", "ping", "")));
        assertEquals(
                StdioDoor.NOT_RUN,
                run(Map.of("URL", "http://localhost:1", "AGENT", "secret\n"), request("1", "ping", "")));

        assertEquals("", text(out));
        assertTrue(text(err).contains("such as http://localhost:8080, and AGENT a token"), text(err));
        assertFalse(text(err).contains("secret"), text(err));
    }

    @Test
    void whatIsCanceledIsNotAnswered() throws Exception {
        var begun = new CountDownLatch(1);
        var canceled = new CountDownLatch(1);
        try (var executor = Executors.newVirtualThreadPerTaskExecutor();
                var host = new PipedOutputStream();
                var in = new PipedInputStream(host)) {
            var slow = slow(begun, canceled);
            var environment =
                    Map.of("URL", "http://127.0.0.1:" + slow.getAddress().getPort(), "AGENT", "token");
            var status = executor.submit(() -> door(environment, in).run());

            write(host, request("1", "slow", ""));
            begun.await();
            write(host, """
                {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}}\
                """);
            write(host, request("2", "proceed", ""));
            host.close();

            assertEquals(StdioDoor.ENDED, status.get());
            slow.stop(0);
        }
        assertEquals("{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}\n", text(out));
    }

    /** Answers what is slow when it is told to proceed. */
    private static HttpServer slow(CountDownLatch begun, CountDownLatch canceled) throws IOException {
        var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/mcp", exchange -> {
            var asked = Reply.json(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            if (asked.get("method").textValue().equals("slow")) {
                begun.countDown();
                await(canceled);
            } else {
                canceled.countDown();
            }
            var answer = "{\"jsonrpc\":\"2.0\",\"id\":" + asked.get("id") + ",\"result\":{}}";
            exchange.sendResponseHeaders(200, answer.length());
            exchange.getResponseBody().write(answer.getBytes(StandardCharsets.UTF_8));
            exchange.close();
        });
        server.start();
        return server;
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void write(PipedOutputStream host, String line) throws IOException {
        host.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        host.flush();
    }

    private Map<String, String> environment() {
        var bearer = shop.agent("agent-7", customer).headers().get("Authorization");
        return Map.of("URL", shop.url().toString(), "AGENT", bearer.replace("Bearer ", ""));
    }

    private int run(Map<String, String> environment, String... lines) throws IOException {
        var in = new ByteArrayInputStream(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
        return door(environment, in).run();
    }

    private StdioDoor door(Map<String, String> environment, InputStream in) {
        return new StdioDoor(environment, in, stream(out), stream(err));
    }

    private static PrintStream stream(ByteArrayOutputStream to) {
        return new PrintStream(to, true, StandardCharsets.UTF_8);
    }

    private static String text(ByteArrayOutputStream written) {
        return written.toString(StandardCharsets.UTF_8);
    }

    private List<JsonNode> answers() {
        return text(out).lines().map(Reply::json).toList();
    }

    private JsonNode answer(String id) {
        return answers().stream()
                .filter(answer -> answer.get("id").toString().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static String request(String id, String method, String params) {
        return "{\"jsonrpc\": \"2.0\", \"id\": %s, \"method\": \"%s\", \"params\": {%s}}".formatted(id, method, params);
    }

    private List<String> numbers() {
        return shop.customer(customer)
                .get("/returns?orderNumber=" + order)
                .is(200)
                .json()
                .get("returns")
                .findValuesAsText("number");
    }
}
