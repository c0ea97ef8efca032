package returns.bootstrap.packaged;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The service is killed while it creates returns; what was acknowledged is there, and every key, asked again, has exactly one
 * return. {@code -Drounds=50 -Dseed=…} for more, or for the same again.
 */
class KilledServiceIT {
    private static final int ROUNDS = Integer.getInteger("rounds", 5);
    private static final long SEED = Long.getLong("seed", System.nanoTime());
    private static final int CALLERS = 8;
    private static final int ORDERS_A_ROUND = 400;
    private static final Pattern NUMBER = Pattern.compile("\"number\":\"(R-[^\"]+)\"");

    @TempDir
    static Path folder;

    private final Random random = new Random(SEED);

    @Test
    void everyKeyHasExactlyOneReturnHoweverOftenTheServiceIsKilled() throws Exception {
        System.out.println("Killing the service: -Drounds=" + ROUNDS + " -Dseed=" + SEED);
        var service = PackagedService.start(folder);
        try {
            for (var round = 1; round <= ROUNDS; round++) {
                var orders = feed(service, round);
                var outcome = createUntilKilled(service, orders);
                service = PackagedService.start(folder);
                var about = "round " + round + ", seed " + SEED + ": " + outcome;
                assertTrue(outcome.acknowledged().size() > 0, "something was committed; " + about);
                assertTrue(outcome.inFlight() > 0, "something was in flight; " + about);
                retryAll(service, orders, outcome.acknowledged(), about);
            }
        } finally {
            service.close();
        }
    }

    private record Outcome(Map<String, String> acknowledged, int inFlight) {
        @Override
        public String toString() {
            return acknowledged.size() + " acknowledged, " + inFlight + " in flight";
        }
    }

    private static List<String> feed(PackagedService service, int round) throws Exception {
        var numbers = IntStream.range(0, ORDERS_A_ROUND)
                .mapToObj(i -> "killed-" + round + "-" + i)
                .toList();
        try (var threads = Executors.newFixedThreadPool(CALLERS)) {
            var fed = numbers.stream()
                    .map(number -> threads.submit(() -> service.send(service.call("ORDER_FEED", "/orders/" + number)
                                    .PUT(BodyPublishers.ofString(order(number))))
                            .statusCode()))
                    .toList();
            for (var one : fed) {
                assertEquals(201, one.get());
            }
        }
        return numbers;
    }

    /** Creates returns, half over REST and half by the tool, and kills the service after some random answer. */
    private Outcome createUntilKilled(PackagedService service, List<String> orders) throws InterruptedException {
        var acknowledged = new ConcurrentHashMap<String, String>();
        var inFlight = new AtomicInteger();
        var next = new AtomicInteger();
        var enough = new CountDownLatch(1 + random.nextInt(orders.size() * 2 / 3));
        try (var threads = Executors.newFixedThreadPool(CALLERS)) {
            for (var caller = 0; caller < CALLERS; caller++) {
                threads.execute(() -> {
                    for (var i = next.getAndIncrement(); i < orders.size(); i = next.getAndIncrement()) {
                        try {
                            acknowledged.put(orders.get(i), create(service, orders.get(i)));
                            enough.countDown();
                        } catch (IOException | InterruptedException killed) {
                            inFlight.incrementAndGet();
                            return;
                        }
                    }
                });
            }
            enough.await();
            service.kill();
        }
        return new Outcome(acknowledged, inFlight.get());
    }

    private static void retryAll(
            PackagedService service, List<String> orders, Map<String, String> acknowledged, String about)
            throws Exception {
        try (var threads = Executors.newFixedThreadPool(CALLERS)) {
            var checks = new ArrayList<Future<?>>();
            for (var order : orders) {
                checks.add(threads.submit(() -> {
                    var answer = create(service, order);
                    assertEquals(
                            acknowledged.getOrDefault(order, answer),
                            answer,
                            "what was acknowledged is repeated; " + about);
                    var listed = service.send(service.call("CUSTOMER", "/returns?orderNumber=" + order)
                                    .GET())
                            .body();
                    assertEquals(List.of(number(answer)), numbers(listed), "one return of " + order + "; " + about);
                    return null;
                }));
            }
            for (var check : checks) {
                check.get();
            }
        }
    }

    private static String create(PackagedService service, String order) throws IOException, InterruptedException {
        var call = order.hashCode() % 2 == 0
                ? service.call("AGENT", "/tools/create_return")
                        .header("Conversation-Id", "killed")
                        .POST(BodyPublishers.ofString("""
                            {"orderNumber": "%s", "lineId": "1", "quantity": 1, "reason": "style", "resolution": "refund"}
                            """.formatted(order)))
                : service.call("CUSTOMER", "/returns")
                        .header("Idempotency-Key", order)
                        .POST(BodyPublishers.ofString("""
                            {"orderNumber": "%s", "resolution": "refund",
                             "lines": [{"lineId": "1", "quantity": 1, "reason": "style"}]}
                            """.formatted(order)));
        var response = service.send(call);
        assertEquals(2, response.statusCode() / 100, response.body());
        return response.body();
    }

    private static String number(String body) {
        return numbers(body).getFirst();
    }

    private static List<String> numbers(String body) {
        return NUMBER.matcher(body).results().map(found -> found.group(1)).toList();
    }

    private static String order(String number) {
        var now = Instant.now();
        return """
            {"orderNumber": "%s", "customerId": "c-17", "currency": "EUR", "timeZone": "Europe/Berlin", "country": "DE",
             "placedAt": "%s", "updatedAt": "%s", "taxIncluded": true,
             "lines": [{"lineId": "1", "sku": "SOCKS", "title": "Socks", "category": "apparel", "quantity": 2,
               "canceledQuantity": 0, "deliveries": [{"quantity": 2, "deliveredAt": "%s"}], "unitPrice": "4.50",
               "discount": "0.00", "total": "9.00", "tax": "1.44", "finalSale": false}],
             "shipping": {"total": "0.00", "tax": "0.00"},
             "payments": [{"paymentId": "p-1", "method": "card", "amount": "9.00", "refunded": "0.00"}]}
            """.formatted(number, now, now, now);
    }
}
