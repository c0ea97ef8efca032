package returns.bootstrap.embedded;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.context.annotation.Requires;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;
import io.micronaut.scheduling.TaskExecutors;
import io.micronaut.scheduling.annotation.ExecuteOn;
import io.micronaut.security.annotation.Secured;
import io.micronaut.security.rules.SecurityRule;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import returns.adapters.persistence.health.DatabaseProbe;

class StoppingTest {
    @TempDir
    private Path data;

    @Test
    void callsInFlightAreAnsweredBeforePostgresStops() throws Exception {
        var service = RunningService.start(data, Map.of("slow-call", true));
        var slow = service.server().getApplicationContext().getBean(SlowCall.class);
        var port = service.server().getPort();
        var answer = CompletableFuture.supplyAsync(() -> body(service));
        assertTrue(slow.entered.await(30, SECONDS));

        var stopped = CompletableFuture.runAsync(service::close);
        await().atMost(Duration.ofSeconds(10)).until(() -> refuses(port));
        assertFalse(stopped.isDone());
        slow.proceed.countDown();

        assertEquals("database answers: true", answer.get(30, SECONDS));
        stopped.get(60, SECONDS);
        assertTrue(Postmaster.of(service.cluster()).isEmpty());
    }

    private static String body(RunningService service) {
        try {
            return RunningService.send(service.request("/slow")).body();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean refuses(int port) throws Exception {
        try (var _ = new Socket(InetAddress.ofLiteral(LoopbackOnly.ADDRESS), port)) {
            return false;
        } catch (ConnectException e) {
            return true;
        }
    }

    @Controller("/slow")
    @Requires(property = "slow-call")
    @Secured(SecurityRule.IS_ANONYMOUS)
    static class SlowCall {
        private final CountDownLatch entered = new CountDownLatch(1);
        private final CountDownLatch proceed = new CountDownLatch(1);
        private final DatabaseProbe database;

        SlowCall(DatabaseProbe database) {
            this.database = database;
        }

        @Get
        @ExecuteOn(TaskExecutors.BLOCKING)
        String call() throws InterruptedException {
            entered.countDown();
            return proceed.await(30, SECONDS) ? "database answers: " + database.answers() : "not asked to proceed";
        }
    }
}
