package returns.adapters.payments.fake;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Deque;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Posts signed events to a webhook. What is not taken is kept, and posted again by {@link #deliver}. */
public final class FakeEvents implements AutoCloseable {
    private final InstantSource clock;
    private final String secret;
    private final HttpClient client = HttpClient.newHttpClient();
    private final ExecutorService posting = Executors.newVirtualThreadPerTaskExecutor();
    private final Phaser underWay = new Phaser(1);
    private final Deque<String> kept = new ConcurrentLinkedDeque<>();
    private final AtomicReference<Optional<URI>> webhook = new AtomicReference<>(Optional.empty());
    private final AtomicInteger count = new AtomicInteger();

    FakeEvents(InstantSource clock, String secret) {
        this.clock = clock;
        this.secret = secret;
    }

    /** Posts to that address from now on; until then, events are lost. */
    public void sendTo(URI address) {
        webhook.set(Optional.of(address));
    }

    /** Waits for what is under way, and posts what was kept, the last first. Returns how many are still not taken. */
    public synchronized int deliver() {
        underWay.arriveAndAwaitAdvance();
        Stream.generate(kept::pollLast).takeWhile(Objects::nonNull).toList().forEach(this::post);
        return kept.size();
    }

    /** What the header says of a body that is signed at that time. */
    public String signature(String body, long at) {
        try {
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            var hash = mac.doFinal((at + "." + body).getBytes(StandardCharsets.UTF_8));
            return "t=%s,v1=%s".formatted(at, HexFormat.of().formatHex(hash));
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    /** The event that tells how a refund stands. */
    public String event(String type, FakeRefund refund) {
        var event = new LinkedHashMap<String, Object>();
        event.put("id", "evt_fake%06d".formatted(count.incrementAndGet()));
        event.put("object", "event");
        event.put("api_version", "2026-01-01.fake");
        event.put("created", clock.instant().getEpochSecond());
        event.put("type", type);
        if (!refund.account().isEmpty()) {
            event.put("account", refund.account());
        }
        event.put("data", Map.of("object", refund.shown()));
        return Reply.json(event);
    }

    void occurred(String type, FakeRefund refund, Delivery delivery) {
        if (webhook.get().isEmpty()) {
            return;
        }
        var body = event(type, refund);
        switch (delivery) {
            case NEVER -> {}
            case LAST -> keep(body);
            case BEFORE_THE_ANSWER -> post(body);
            case ONCE -> postLater(body);
            case TWICE -> {
                postLater(body);
                postLater(body);
            }
        }
    }

    private void postLater(String body) {
        underWay.register();
        posting.execute(() -> {
            try {
                post(body);
            } finally {
                underWay.arriveAndDeregister();
            }
        });
    }

    private void post(String body) {
        var at = clock.instant().getEpochSecond();
        var request = HttpRequest.newBuilder(webhook.get().orElseThrow())
                .timeout(Duration.ofSeconds(20))
                .header("Content-Type", "application/json; charset=utf-8")
                .header("Stripe-Signature", signature(body, at))
                .POST(BodyPublishers.ofString(body))
                .build();
        try {
            if (client.send(request, BodyHandlers.discarding()).statusCode() / 100 != 2) {
                keep(body);
            }
        } catch (IOException e) {
            keep(body);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            keep(body);
        }
    }

    private void keep(String body) {
        kept.add(body);
    }

    @Override
    public void close() {
        posting.shutdownNow();
        client.shutdownNow();
    }
}
