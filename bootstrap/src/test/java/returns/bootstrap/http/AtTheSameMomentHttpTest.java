package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.micronaut.configuration.jdbc.hikari.DatasourceConfiguration;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Calls that meet: on one node, on two, in a hurry and while the database is slow. */
@ExtendWith(RunningShop.class)
class AtTheSameMomentHttpTest {
    private final ShopOverHttp shop;
    private final String subject;
    private final Caller customer;

    AtTheSameMomentHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.subject = shop.newCustomer();
        this.customer = shop.customer(subject);
    }

    /** Case 1. */
    @Test
    void ofFiftyIdenticalCreatesOneReturnIsMadeAndAllAnswersAreEqual() {
        var order = shop.sell(subject);
        var keyed = customer.withNewKey();
        var answers = together(50, i -> keyed.post("/returns", Bodies.create(order, 1)));
        answers.forEach(answer -> answer.is(201));
        assertEquals(1, answers.stream().map(Reply::body).distinct().count());
        assertEquals(49, answers.stream().filter(Reply::replayed).count());
        assertEquals(1, returnsOf(order));
    }

    /** Case 11. */
    @Test
    void ofTwentyFourIdenticalToolCallsInOneTurnOneReturnIsMadeAndItsNumberIsInAllAnswers() {
        var order = shop.sell(subject);
        var agent = shop.agent("agent-1", subject).with("Conversation-Id", "one-turn");
        var answers = together(
                24, i -> agent.with("Tool-Call-Id", "call-" + i).post("/tools/create_return", Bodies.tool(order, 1)));
        answers.forEach(answer -> answer.is(200));
        assertEquals(1, answers.stream().map(Reply::body).distinct().count());
        assertEquals(1, returnsOf(order));
    }

    /** Case 19. */
    @Test
    void twoNodesOnOneDatabaseBehaveLikeOne() {
        var order = shop.sell(subject);
        var keyed = customer.withNewKey();
        try (var second = SecondNode.of(shop, Map.of())) {
            var answers = together(
                    50, i -> (i % 2 == 0 ? keyed : second.called(keyed)).post("/returns", Bodies.create(order, 1)));
            answers.forEach(answer -> answer.is(201));
            assertEquals(1, answers.stream().map(Reply::body).distinct().count());
            assertEquals(49, answers.stream().filter(Reply::replayed).count());
            assertEquals(1, returnsOf(order));

            var made = answers.getFirst().text("/number");
            var changed = customer.withNewKey().with("If-Match", "\"1\"");
            var canceled = together(
                    20,
                    i -> (i % 2 == 0 ? changed : second.called(changed)).post("/returns/" + made + "/cancel", "{}"));
            canceled.forEach(answer -> answer.is(200));
            assertEquals(1, canceled.stream().map(Reply::body).distinct().count());
        }
    }

    /** Case 24. */
    @Test
    void ofTwentyCreatesForTheLastUnitOneIsMadeAndTheOthersAreToldThatNoneIsLeft() {
        var order = shop.sell(subject);
        customer.withNewKey().post("/returns", Bodies.create(order, 2)).is(201);
        var answers = together(20, i -> customer.withNewKey().post("/returns", Bodies.create(order, 1)));
        assertEquals(
                1, answers.stream().filter(answer -> answer.status() == 201).count());
        answers.stream()
                .filter(answer -> answer.status() != 201)
                .forEach(answer -> answer.refuses(422, "not_returnable").says("not_enough_units"));
        assertEquals(2, returnsOf(order));
    }

    /** Case 18. */
    @Test
    void aRetryFortyDaysLaterMakesNoSecondReturnAndShowsTheFirstAsItIsNow() {
        var order = shop.sell(subject);
        var keyed = customer.withNewKey();
        var first = keyed.post("/returns", Bodies.create(order, 1)).is(201);
        var number = first.text("/number");
        try (var later = SecondNode.of(shop, Map.of("test.days-ahead", 40))) {
            var again = later.called(keyed)
                    .post("/returns", Bodies.create(order, 1))
                    .is(201);
            assertEquals(first.body(), again.body());

            customer.withNewKey()
                    .with("If-Match", "*")
                    .post("/returns/" + number + "/cancel", "{}")
                    .is(200);
            var canceled = later.called(keyed)
                    .post("/returns", Bodies.create(order, 1))
                    .is(201);
            assertEquals("canceled", canceled.text("/status"), "the body is gone; the return is shown as it is now");
            later.called(keyed).post("/returns", Bodies.create(order, 2)).refuses(422, "key_reused");
        }
        assertEquals(
                "requested", keyed.post("/returns", Bodies.create(order, 1)).text("/status"), "as it was answered");
        assertEquals(1, returnsOf(order));
    }

    /** Case 12. */
    @Test
    void aSlowFirstCallAndItsRetriesMakeOneReturnAndSayTheSame() throws Exception {
        var order = shop.sell(subject);
        var keyed = customer.withNewKey();
        try (var database = connection()) {
            database.setAutoCommit(false);
            hold(database, order);
            assertThrows(HttpTimeoutException.class, () -> impatiently(keyed, Bodies.create(order, 1)));
            var begun = new CountDownLatch(3);
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                var retries = IntStream.range(0, 3)
                        .mapToObj(i -> threads.submit(() -> {
                            begun.countDown();
                            return keyed.post("/returns", Bodies.create(order, 1));
                        }))
                        .toList();
                begun.await();
                database.rollback();
                var bodies = new HashSet<String>();
                for (var retry : retries) {
                    bodies.add(retry.get().is(201).body());
                }
                assertEquals(1, bodies.size());
            }
        }
        assertEquals(1, returnsOf(order));
    }

    @Test
    void whoWaitsTooLongForTheSameCallIsToldThatItIsRunning() throws Exception {
        var order = shop.sell(subject);
        var keyed = customer.withNewKey();
        var impatient = Map.<String, Object>of("returns.idempotency.patience", "300ms");
        try (var node = SecondNode.of(shop, impatient);
                var database = connection();
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            database.setAutoCommit(false);
            hold(database, order);
            assertThrows(HttpTimeoutException.class, () -> impatiently(node.called(keyed), Bodies.create(order, 1)));
            var told =
                    node.called(keyed).post("/returns", Bodies.create(order, 1)).refuses(409, "in_progress");
            assertEquals("pending", told.text("/outcome"));
            assertEquals("unchanged", told.text("/retry"));
            assertEquals("1", told.header("Retry-After").orElseThrow());
            var last = threads.submit(() -> keyed.post("/returns", Bodies.create(order, 1)));
            database.rollback();
            last.get().is(201);
        }
        assertEquals(1, returnsOf(order));
    }

    private int returnsOf(String order) {
        return customer.get("/returns?orderNumber=" + order)
                .is(200)
                .json()
                .get("returns")
                .size();
    }

    /** Keeps the order's lines from being changed until the transaction ends. */
    private static void hold(Connection database, String order) throws SQLException {
        try (var lock = database.prepareStatement("select 1 from order_line where order_number = ? for update")) {
            lock.setString(1, order);
            lock.execute();
        }
    }

    /** Calls, and hangs up before the answer. */
    private static void impatiently(Caller caller, String body) throws Exception {
        var request = HttpRequest.newBuilder(caller.base().resolve("/returns"))
                .timeout(Duration.ofMillis(700))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body));
        caller.headers().forEach(request::header);
        try (var client = HttpClient.newHttpClient()) {
            client.send(request.build(), BodyHandlers.discarding());
        }
    }

    private Connection connection() throws SQLException {
        var database = shop.server().getApplicationContext().getBean(DatasourceConfiguration.class);
        return DriverManager.getConnection(database.getUrl(), database.getUsername(), database.getPassword());
    }

    private static List<Reply> together(int count, IntFunction<Reply> call) {
        var start = new CountDownLatch(1);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var running = IntStream.range(0, count)
                    .mapToObj(i -> threads.submit((Callable<Reply>) () -> {
                        start.await();
                        return call.apply(i);
                    }))
                    .toList();
            start.countDown();
            return running.stream()
                    .map(one -> {
                        try {
                            return one.get();
                        } catch (InterruptedException | ExecutionException e) {
                            throw new AssertionError(e);
                        }
                    })
                    .toList();
        }
    }
}
