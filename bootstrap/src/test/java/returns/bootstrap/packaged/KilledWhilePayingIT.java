package returns.bootstrap.packaged;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import returns.adapters.payments.fake.Course;
import returns.adapters.payments.fake.Delivery;
import returns.adapters.payments.fake.FakeRefund;
import returns.adapters.payments.fake.Fault;
import returns.adapters.payments.fake.Script;
import returns.adapters.payments.fake.StripeFake;

/**
 * The service is killed again and again while it pays, by a provider that cuts connections, answers late or wrongly, and posts
 * events twice and out of order. In the end both ledgers agree to the cent, and nothing is paid twice.
 * {@code -Drefunds=10000 -Dkills=20 -Dseed=…} for more, or for the same again.
 */
class KilledWhilePayingIT {
    private static final int REFUNDS = Integer.getInteger("refunds", 2_000);
    private static final int KILLS = Integer.getInteger("kills", 5);
    private static final long SEED = Long.getLong("seed", System.nanoTime());
    private static final int CALLERS = 8;
    private static final JsonMapper JSON = new JsonMapper();

    @TempDir
    static Path folder;

    private final Random random = new Random(SEED);
    private final StripeFake stripe = new StripeFake(InstantSource.system(), new Told(Script.seeded(SEED)));
    private final AtomicReference<PackagedService> service = new AtomicReference<>();
    private final AtomicInteger asked = new AtomicInteger();

    /** As that script, but every event arrives some time: what is on its way is asked about once an hour only. */
    private record Told(Script script) implements Script {
        @Override
        public Fault fault(String call, int nth) {
            return script.fault(call, nth);
        }

        @Override
        public Course course(String key) {
            return script.course(key);
        }

        @Override
        public Delivery delivery(String key, String type) {
            var way = script.delivery(key, type);
            return way == Delivery.NEVER ? Delivery.LAST : way;
        }
    }

    @Test
    void bothLedgersAgreeToTheCentAndNothingIsPaidTwice() throws Exception {
        System.out.println("Killing the service: -Drefunds=" + REFUNDS + " -Dkills=" + KILLS + " -Dseed=" + SEED);
        start();
        try {
            keepTheItem();
            sell();
            askForAllWhileBeingKilled();
            awaitTheEndOfAll();
            compare();
        } finally {
            service.get().close();
            stripe.close();
        }
    }

    private void start() throws IOException {
        var started = PackagedService.start(
                folder,
                Map.of(
                        "RETURNS_REFUNDS_GATEWAYS_CARD", "stripe",
                        "RETURNS_REFUNDS_STRIPE_KEY", StripeFake.KEY,
                        "RETURNS_REFUNDS_STRIPE_WEBHOOK_SECRET", StripeFake.WEBHOOK_SECRET,
                        "RETURNS_REFUNDS_STRIPE_BASE_URL", stripe.url(),
                        "RETURNS_REFUNDS_STRIPE_TIMEOUT", "1s",
                        "RETURNS_WORK_LOOK_EVERY", "200ms",
                        "RETURNS_WORK_HEARTBEAT", "1s"));
        service.set(started);
        stripe.events().sendTo(URI.create(started.variables().get("URL") + "/webhooks/stripe"));
    }

    /** So that a return is accepted as soon as it is made. */
    private void keepTheItem() throws Exception {
        var most = "{\"maximum\": [{\"amount\": \"1000.00\", \"currency\": \"EUR\"}], \"reasons\": [\"style\"]}";
        var put = service.get()
                .send(service.get()
                        .call("POLICY", "/policy")
                        .header("If-Match", "\"1\"")
                        .PUT(BodyPublishers.ofString("{\"approval\": %s, \"keepTheItem\": %s}".formatted(most, most))));
        assertEquals(2, put.statusCode() / 100, put.body());
    }

    private void sell() throws Exception {
        var lines = IntStream.range(0, REFUNDS).mapToObj(this::order).collect(Collectors.joining("\n"));
        var imported = service.get()
                .send(service.get()
                        .call("ORDER_FEED", "/orders/import")
                        .setHeader("Content-Type", "application/x-ndjson")
                        .POST(BodyPublishers.ofString(lines)));
        assertTrue(imported.body().contains("\"stored\":" + REFUNDS), imported.body());
    }

    private String order(int i) {
        var cents = cents(i);
        stripe.hold("pi_" + i, cents, "eur");
        var now = Instant.now();
        var euros = "%d.%02d".formatted(cents / 100, cents % 100);
        return """
            {"orderNumber": "paid-%s", "customerId": "c-17", "currency": "EUR", "timeZone": "Europe/Berlin", "country": "DE", \
            "placedAt": "%s", "updatedAt": "%s", "taxIncluded": true, \
            "lines": [{"lineId": "1", "sku": "SOCKS", "title": "Socks", "category": "apparel", "quantity": 1, \
            "canceledQuantity": 0, "deliveries": [{"quantity": 1, "deliveredAt": "%s"}], "unitPrice": "%s", \
            "discount": "0.00", "total": "%s", "tax": "0.00", "finalSale": false}], \
            "shipping": {"total": "0.00", "tax": "0.00"}, "payments": [{"paymentId": "p-1", "method": "card", \
            "amount": "%s", "refunded": "0.00", "providerReference": "pi_%s"}]}\
            """.formatted(i, now, now, now, euros, euros, euros, i);
    }

    private static long cents(int i) {
        return 100 + i * 7L % 5_000;
    }

    private void askForAllWhileBeingKilled() throws Exception {
        var next = new AtomicInteger();
        try (var threads = Executors.newFixedThreadPool(CALLERS)) {
            var callers = IntStream.range(0, CALLERS)
                    .mapToObj(_ -> threads.submit(() -> {
                        for (var i = next.getAndIncrement(); i < REFUNDS; i = next.getAndIncrement()) {
                            askUntilAnswered("paid-" + i);
                            asked.incrementAndGet();
                        }
                    }))
                    .toList();
            for (var kill = 1; kill <= KILLS; kill++) {
                var when = REFUNDS * (kill - 1) / KILLS + 1 + random.nextInt(Math.max(1, REFUNDS / KILLS - 1));
                Awaitility.await("refund " + when)
                        .atMost(Duration.ofMinutes(3))
                        .pollInterval(Duration.ofMillis(5))
                        .until(() -> asked.get() >= when);
                service.get().kill();
                start();
            }
            for (var caller : callers) {
                caller.get();
            }
        }
    }

    /** A return of the order, and its refund; by the same keys again, until there is an answer. */
    private void askUntilAnswered(String order) {
        var body = """
            {"orderNumber": "%s", "resolution": "refund", "lines": [{"lineId": "1", "quantity": 1, "reason": "style"}]}
            """.formatted(order);
        var returned =
                answered("CUSTOMER", "/returns", order, body).get("number").textValue();
        answered("STAFF", "/returns/" + returned + "/refunds", order, "{}");
    }

    private JsonNode answered(String who, String path, String key, String body) {
        var answer = new AtomicReference<JsonNode>();
        Awaitility.await(path + " of " + key)
                .atMost(Duration.ofMinutes(2))
                .pollDelay(Duration.ZERO)
                .pollInterval(Duration.ofMillis(50))
                .ignoreExceptionsInstanceOf(IOException.class)
                .until(() -> {
                    var response = service.get()
                            .send(service.get()
                                    .call(who, path)
                                    .header("Idempotency-Key", key)
                                    .header("If-Match", "*")
                                    .POST(BodyPublishers.ofString(body)));
                    assertTrue(response.statusCode() == 201 || response.statusCode() == 503, response.body());
                    answer.set(JSON.readTree(response.body()));
                    return response.statusCode() == 201;
                });
        return answer.get();
    }

    private void awaitTheEndOfAll() {
        Awaitility.await("the end of all refunds")
                .atMost(Duration.ofMinutes(4))
                .pollInterval(Duration.ofMillis(500))
                .until(() -> {
                    stripe.settle();
                    return stripe.events().deliver() == 0
                            && get("/refunds?limit=1&status=planned&status=submitted&status=unknown")
                                    .at("/refunds")
                                    .isEmpty();
                });
    }

    private void compare() throws Exception {
        var here = allRefunds();
        assertEquals(REFUNDS, here.size());
        var paid = 0L;
        for (var i = 0; i < REFUNDS; i++) {
            var refund = here.get("paid-" + i);
            var there = stripe.ledger().of("pi_" + i);
            var about = "seed " + SEED + ": " + refund + " is there " + there;
            assertTrue(there.stream().filter(FakeRefund::counts).count() <= 1, "paid twice; " + about);
            var counts = there.stream().anyMatch(FakeRefund::counts);
            assertEquals(counts ? "succeeded" : "failed", refund.get("status").textValue(), about);
            if (counts) {
                paid += cents(i);
                assertEquals(cents(i), there.getFirst().units(), about);
            }
        }
        assertEquals(
                paid,
                stripe.ledger().refunds().stream()
                        .filter(FakeRefund::counts)
                        .mapToLong(FakeRefund::units)
                        .sum());
        assertTrue(here.values().stream()
                .anyMatch(refund -> refund.get("status").textValue().equals("failed")));
        stripe.follow(Script.calm());
        var day = LocalDate.ofInstant(Instant.now(), ZoneOffset.UTC);
        if (here.values().stream()
                .allMatch(refund -> refund.get("requestedAt").textValue().startsWith(day.toString()))) {
            var found = get("/refunds/reconciliation?day=" + day);
            assertEquals(REFUNDS, found.get("repayments").intValue());
            assertTrue(found.get("differences").isEmpty(), found.toString());
        }
    }

    /** By the order that each is of. */
    private Map<String, JsonNode> allRefunds() throws Exception {
        var all = new HashMap<String, JsonNode>();
        var page = get("/refunds?limit=100");
        while (true) {
            page.get("refunds")
                    .forEach(refund -> all.put(refund.get("orderNumber").textValue(), refund));
            if (!page.has("nextCursor")) {
                return all;
            }
            page = get("/refunds?limit=100&cursor=" + page.get("nextCursor").textValue());
        }
    }

    private JsonNode get(String path) throws IOException, InterruptedException {
        var response = service.get().send(service.get().call("STAFF", path).GET());
        assertEquals(200, response.statusCode(), response.body());
        return JSON.readTree(response.body());
    }
}
