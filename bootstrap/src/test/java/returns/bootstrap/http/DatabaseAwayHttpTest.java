package returns.bootstrap.http;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.configuration.jdbc.hikari.DatasourceConfiguration;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A second node, whose way to the database is closed and opened again. */
@ExtendWith(RunningShop.class)
class DatabaseAwayHttpTest {
    private final ShopOverHttp shop;
    private final CuttableConnection connection;
    private final SecondNode node;

    DatabaseAwayHttpTest(ShopOverHttp shop) throws IOException {
        this.shop = shop;
        var database = shop.server().getApplicationContext().getBean(DatasourceConfiguration.class);
        var url = URI.create(database.getUrl().substring("jdbc:".length()));
        this.connection = new CuttableConnection(url.getPort());
        this.node = SecondNode.of(
                shop,
                Map.of(
                        "datasources.default.url",
                        "jdbc:postgresql://localhost:" + connection.port() + url.getPath(),
                        "datasources.default.connection-timeout",
                        500,
                        "datasources.default.data-source-properties.socketTimeout",
                        "2"));
    }

    @AfterEach
    void close() throws IOException {
        node.close();
        connection.close();
    }

    @Test
    void aDatabaseThatIsAwayIsToldAndWhatWasAskedForIsDoneOnceItIsBack() throws IOException {
        var subject = shop.newCustomer();
        var order = shop.sell(subject);
        var customer = node.called(shop.customer(subject));
        var keyed = customer.withNewKey();
        customer.get("/orders/" + order).is(200);
        connection.close();

        var refused = keyed.post("/returns", Bodies.create(order, 1)).refuses(503, "unavailable");
        assertEquals("unchanged", refused.text("/retry"));
        assertEquals("unknown", refused.text("/outcome"));
        assertTrue(refused.header("Retry-After").isPresent());
        var read = customer.get("/orders/" + order).refuses(503, "unavailable");
        assertEquals("not_committed", read.text("/outcome"));
        customer.post("/tools/create_return", Bodies.tool(order, 1)).refuses(503, "unavailable");
        node.called(shop.feed())
                .put(
                        "/orders/" + order,
                        ShopOverHttp.order(subject).put("orderNumber", order).toString())
                .refuses(503, "unavailable");
        assertEquals(503, node.called(shop.anonymous()).get("/health").status());
        assertFalse(refused.body().contains("Exception"));

        connection.reopen();

        await("the database")
                .atMost(Duration.ofSeconds(30))
                .until(() -> keyed.post("/returns", Bodies.create(order, 1)).status() == 201);
        assertEquals(
                1,
                shop.customer(subject)
                        .get("/returns?orderNumber=" + order)
                        .json()
                        .get("returns")
                        .size());
    }

    /** The change is committed, and its answer gets lost on the way. */
    @Test
    void aNetworkThatIsCutInTheMiddleOfAStatementIsToldWithinSeconds() throws Exception {
        var subject = shop.newCustomer();
        var order = shop.sell(subject);
        var keyed = node.called(shop.customer(subject)).withNewKey();
        try (var other = shop.connection();
                var threads = Executors.newSingleThreadExecutor()) {
            other.setAutoCommit(false);
            try (var lock = other.prepareStatement("select 1 from order_line where order_number = ? for update")) {
                lock.setString(1, order);
                lock.execute();
            }
            var asked = threads.submit(() -> keyed.post("/returns", Bodies.create(order, 1)));
            await("the statement")
                    .until(() -> !shop.query("select pid from pg_stat_activity where wait_event_type = 'Lock'")
                            .isEmpty());
            connection.fallSilent();
            other.rollback();

            var refused = asked.get(20, TimeUnit.SECONDS).refuses(503, "unavailable");
            assertEquals("unknown", refused.text("/outcome"));
        }
        connection.close();
        connection.reopen();

        await("the database")
                .atMost(Duration.ofSeconds(30))
                .until(() -> keyed.post("/returns", Bodies.create(order, 1)).status() == 201);
        assertTrue(keyed.post("/returns", Bodies.create(order, 1)).is(201).replayed());
        assertEquals(
                1,
                shop.customer(subject)
                        .get("/returns?orderNumber=" + order)
                        .json()
                        .get("returns")
                        .size());
    }
}
