package returns.adapters.payments.fake;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Stripe, as far as refunds go, over HTTP on loopback. What it answers {@link Fault#LATE} comes after three seconds: who is tested
 * has to wait for less.
 */
public final class StripeFake implements AutoCloseable {
    /** The key that it takes. */
    public static final String KEY = "sk_test_fake";

    /** What it signs events with. */
    public static final String WEBHOOK_SECRET = "whsec_fake";

    private final InstantSource clock;
    private final AtomicReference<Script> script;
    private final FakeLedger ledger = new FakeLedger();
    private final FakeEvents events;
    private final Map<String, Integer> calls = new ConcurrentHashMap<>();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final HttpServer server;

    /** Runs on a free port; what goes wrong is as the script says. */
    public StripeFake(InstantSource clock, Script script) {
        this.clock = clock;
        this.script = new AtomicReference<>(script);
        this.events = new FakeEvents(clock, WEBHOOK_SECRET);
        try {
            this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(threads);
        server.createContext("/v1/refunds", http -> answer(Exchange.of(http)));
        server.start();
    }

    public String url() {
        return "http://localhost:" + server.getAddress().getPort();
    }

    public FakeLedger ledger() {
        return ledger;
    }

    public FakeEvents events() {
        return events;
    }

    /** From now on, it does as that says. */
    public void follow(Script other) {
        script.set(other);
    }

    /** There is a payment that holds so much, in the units of Stripe's interface. */
    public void hold(String payment, long units, String currency) {
        ledger.hold(payment, units, currency);
    }

    /** Somebody pays back so much of a payment, in the units of Stripe's interface, without this service. */
    public void refundElsewhere(String payment, long units) {
        ledger.create(
                new FakeLedger.Asked(
                        UUID.randomUUID().toString(),
                        Map.of("payment_intent", payment, "amount", Long.toString(units)),
                        clock.instant().getEpochSecond(),
                        ""),
                Course.AT_ONCE,
                false,
                refund -> tell("refund.created", refund));
    }

    /** Every refund ends as it is to end, and events tell of it. */
    public void settle() {
        for (var refund : ledger.settle()) {
            tell("refund.updated", refund);
            if (!refund.counts()) {
                tell("refund.failed", refund);
            }
        }
    }

    /** Keys are as good as new. */
    public void forgetKeys() {
        ledger.forgetKeys();
    }

    /** How often that key was sent. */
    public int calls(String key) {
        return calls.getOrDefault(key, 0);
    }

    private void answer(Exchange exchange) throws IOException {
        var call = exchange.isPost()
                ? exchange.header("Idempotency-Key")
                : exchange.address().toString();
        var nth = calls.merge(call, 1, Integer::sum);
        var fault = exchange.header("Authorization").equals("Bearer " + KEY)
                ? script.get().fault(call, nth)
                : Fault.UNAUTHORIZED;
        switch (fault) {
            case NONE, SERVER_ERROR_AFTER -> exchange.answer(done(exchange, fault));
            case MALFORMED -> exchange.answer(done(exchange, fault).brokenOff());
            case LATE -> exchange.answerLate(done(exchange, fault), threads);
            case CUT_AFTER -> {
                done(exchange, fault);
                exchange.cut();
            }
            case CUT_BEFORE -> exchange.cut();
            case SERVER_ERROR -> exchange.answer(Reply.BROKEN);
            case RATE_LIMITED -> exchange.answer(Reply.BUSY);
            case KEY_IN_USE -> exchange.answer(Reply.KEY_IN_USE);
            case UNAUTHORIZED -> exchange.answer(Reply.UNAUTHORIZED);
            case FORBIDDEN -> exchange.answer(Reply.FORBIDDEN);
        }
    }

    private Reply done(Exchange exchange, Fault fault) {
        return exchange.isPost() ? create(exchange, fault) : new FakeList(ledger).show(exchange.address());
    }

    private Reply create(Exchange exchange, Fault fault) {
        var key = exchange.header("Idempotency-Key");
        var made = new AtomicReference<Optional<FakeRefund>>(Optional.empty());
        var reply = ledger.create(
                new FakeLedger.Asked(
                        key, exchange.form(), clock.instant().getEpochSecond(), exchange.header("Stripe-Account")),
                script.get().course(key),
                fault == Fault.SERVER_ERROR_AFTER,
                refund -> made.set(Optional.of(refund)));
        made.get().ifPresent(refund -> tell("refund.created", refund));
        return reply;
    }

    private void tell(String type, FakeRefund refund) {
        events.occurred(type, refund, script.get().delivery(refund.key(), type));
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
        events.close();
    }
}
