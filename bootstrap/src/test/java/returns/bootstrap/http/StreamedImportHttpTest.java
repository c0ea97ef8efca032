package returns.bootstrap.http;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import returns.application.orders.ImportOrders;

/** An import is stored and answered while it is sent. */
@ExtendWith(RunningShop.class)
class StreamedImportHttpTest {
    private static final int PATIENCE_MILLIS = 30_000;

    private final ShopOverHttp shop;
    private final List<ObjectNode> orders;

    StreamedImportHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        var customer = shop.newCustomer();
        this.orders = IntStream.range(0, ImportOrders.BATCH)
                .mapToObj(i -> ShopOverHttp.order(customer))
                .toList();
    }

    @Test
    void theFirstLinesAreAnsweredBeforeTheLastAreSent() throws IOException {
        try (var connection = new Connection()) {
            connection.send("broken\n" + lines());
            assertTrue(connection.readTo("\"line\":1,").contains("malformed"));
            assertTrue(stored(orders.getFirst()));
            connection.send(ShopOverHttp.order("c-17") + "\nbroken too");
            connection.end();
            connection.readTo("\"line\":" + (ImportOrders.BATCH + 3) + ",");
            connection.readTo("\"lines\":" + (ImportOrders.BATCH + 3) + ",");
        }
    }

    @Test
    void whatWasStoredWhenTheCallerHangsUpStaysAndTheSameAgainIsSafe() throws IOException {
        var half = ShopOverHttp.order("c-17");
        try (var connection = new Connection()) {
            connection.send(lines() + half.toString().substring(0, 300));
            await("the first batch").until(() -> stored(orders.getLast()));
        }

        var all = lines() + half + "\n";
        var again = shop.feed().with("Content-Type", "application/x-ndjson").send("POST", "/orders/import", all);

        var counts = """
            {"lines": %d, "stored": 1, "unchanged": %d, "refused": 0}\
            """.formatted(orders.size() + 1, orders.size());
        assertEquals(List.of(Reply.json(counts)), again.is(200).jsonLines());
    }

    private boolean stored(ObjectNode order) {
        return shop.feed()
                        .get("/orders/" + order.get("orderNumber").textValue())
                        .status()
                == 200;
    }

    private String lines() {
        return orders.stream().map(order -> order + "\n").collect(Collectors.joining());
    }

    /** A call whose body is sent as a test goes on. */
    private final class Connection implements AutoCloseable {
        private final Socket socket;
        private final BufferedReader answer;

        Connection() throws IOException {
            socket = new Socket(shop.url().getHost(), shop.url().getPort());
            socket.setSoTimeout(PATIENCE_MILLIS);
            answer = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            write("POST /orders/import HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked\r\n"
                    + "Content-Type: application/x-ndjson\r\nAuthorization: "
                    + shop.feed().headers().get("Authorization") + "\r\n\r\n");
        }

        void send(String ascii) throws IOException {
            write(Integer.toHexString(ascii.length()) + "\r\n" + ascii + "\r\n");
        }

        void end() throws IOException {
            write("0\r\n\r\n");
        }

        /** The next line of the answer that holds that. */
        String readTo(String words) throws IOException {
            for (var line = answer.readLine(); line != null; line = answer.readLine()) {
                if (line.contains(words)) {
                    return line;
                }
            }
            throw new AssertionError("not answered: " + words);
        }

        private void write(String ascii) throws IOException {
            socket.getOutputStream().write(ascii.getBytes(StandardCharsets.US_ASCII));
            socket.getOutputStream().flush();
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }
}
