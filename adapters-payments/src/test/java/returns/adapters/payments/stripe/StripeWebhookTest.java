package returns.adapters.payments.stripe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.micronaut.context.annotation.Property;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import java.net.URI;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import returns.adapters.payments.fake.Course;
import returns.adapters.payments.fake.Delivery;
import returns.adapters.payments.fake.FakeRefund;
import returns.adapters.payments.fake.Script;
import returns.adapters.payments.fake.StripeFake;
import returns.application.changes.CommitOutcome;
import returns.application.changes.StoreUnavailable;
import returns.domain.refunds.RefundStatus;

@MicronautTest
@Property(name = "test.webhook", value = "true")
@Property(name = "returns.refunds.stripe.key", value = StripeFake.KEY)
@Property(name = "returns.refunds.stripe.webhook-secret", value = StripeFake.WEBHOOK_SECRET)
class StripeWebhookTest {
    private final WebhookShop shop;
    private final URI address;
    private final Webhook webhook;

    StripeWebhookTest(EmbeddedServer server, WebhookShop shop) {
        this.shop = shop;
        this.address = server.getURI().resolve("/webhooks/stripe");
        this.webhook =
                new Webhook(address, shop.stripe().fake().events(), shop.shop().clock());
    }

    @BeforeEach
    void refundsTakeTheirTime() {
        shop.stripe().fake().follow(Script.of(Course.LATER, Delivery.NEVER));
    }

    @AfterEach
    void nothingIsPaidTwice() {
        var refunds = shop.stripe().fake().ledger().refunds();
        assertEquals(
                refunds.size(),
                refunds.stream().map(FakeRefund::metadata).distinct().count());
    }

    @ParameterizedTest
    @ValueSource(strings = {"refund.created", "refund.updated", "refund.failed", "charge.refund.updated"})
    void recordsWhatBecameOfARefund(String type) {
        var sent = shop.send();
        assertEquals(RefundStatus.SUBMITTED, sent.here().status());
        assertEquals(200, webhook.post(event(type, sent, "succeeded")));
        assertEquals(RefundStatus.SUCCEEDED, sent.here().status());
        assertEquals(sent.there().id(), sent.here().reference().orElseThrow());
    }

    @ParameterizedTest
    @EnumSource(names = {"ONCE", "TWICE", "BEFORE_THE_ANSWER", "LAST"})
    void takesEventsHoweverTheyCome(Delivery delivery) {
        var fake = shop.stripe().fake();
        fake.events().sendTo(address);
        fake.follow(Script.of(Course.FAILS_AFTERWARDS, delivery));
        var sent = shop.send();
        assertEquals(RefundStatus.SUCCEEDED, sent.here().status());
        fake.settle();
        assertEquals(0, fake.events().deliver());
        assertEquals(RefundStatus.FAILED, sent.here().status());
    }

    /** Case 21. */
    @Test
    void theSameEventAgainChangesNothing() {
        var sent = shop.send();
        var event = event("refund.updated", sent, "succeeded");
        webhook.post(event);
        var changes = shop.shop().changes().committed().size();
        assertEquals(200, webhook.post(event));
        assertEquals(changes, shop.shop().changes().committed().size());
    }

    /** Case 21. */
    @Test
    void anOlderEventThatComesLaterChangesNothing() {
        var paid = shop.send();
        webhook.post(event("refund.updated", paid, "succeeded"));
        assertEquals(200, webhook.post(event("refund.created", paid, "pending")));
        assertEquals(RefundStatus.SUCCEEDED, paid.here().status());

        var failed = shop.send();
        webhook.post(event("refund.failed", failed, "failed"));
        assertEquals(200, webhook.post(event("refund.updated", failed, "succeeded")));
        assertEquals(RefundStatus.FAILED, failed.here().status());
    }

    @Test
    void anAmountThatDiffersIsShownAndNotCalledPaid() {
        var sent = shop.send();
        var event = event("refund.updated", sent, "succeeded").replace("\"amount\":399", "\"amount\":400");
        assertEquals(200, webhook.post(event));
        assertEquals(RefundStatus.UNKNOWN, sent.here().status());
        assertEquals(
                "The provider says 4.00 EUR, asked were 3.99 EUR.",
                sent.here().problem().orElseThrow());
    }

    @Test
    void whatIsNotSignedByStripeIsRefused() {
        var sent = shop.send();
        var event = event("refund.updated", sent, "succeeded");
        var now = shop.shop().clock().instant().getEpochSecond();
        var signature = shop.stripe().fake().events().signature(event, now);
        assertEquals(400, webhook.postUnsigned(event));
        assertEquals(400, webhook.post(event.replace("evt_", "evt-"), signature));
        assertEquals(400, webhook.post(event, signature.replace("v1=", "v0=")));
        assertEquals(400, webhook.post(event, signature.replace("t=" + now, "t=" + (now + 1))));
        for (var nonsense :
                new String[] {"", " ", ",", "t", "t=", "t=x,v1=y", "v1", "t=1", "t=" + now, "t=" + now + ",v1", "é"}) {
            assertEquals(400, webhook.post(event, nonsense), nonsense);
        }
        assertEquals(RefundStatus.SUBMITTED, sent.here().status());
        assertEquals(200, webhook.post(event, "v1=0," + signature), "secrets are changed one after the other");
    }

    @Test
    void whatWasSignedLongAgoIsRefused() {
        var sent = shop.send();
        var event = event("refund.updated", sent, "succeeded");
        var signature = shop.stripe()
                .fake()
                .events()
                .signature(event, shop.shop().clock().instant().getEpochSecond());
        shop.shop().clock().advance(Duration.ofMinutes(5).plusSeconds(1));
        assertEquals(400, webhook.post(event, signature));
        assertEquals(RefundStatus.SUBMITTED, sent.here().status());
        shop.shop().clock().advance(Duration.ofSeconds(-2));
        assertEquals(200, webhook.post(event, signature));
    }

    @Test
    void whatIsOfAnotherAccountIsRefused() {
        var sent = shop.send();
        var event = event("refund.updated", sent, "succeeded");
        assertEquals(403, webhook.post(event.replaceFirst("\\{", "{\"account\":\"acct_other\",")));
        assertEquals(RefundStatus.SUBMITTED, sent.here().status());
    }

    @Test
    void whatIsUnknownHereIsTakenSoThatItIsNotSentForDays() {
        var sent = shop.send();
        var event = event("refund.updated", sent, "succeeded");
        var known = sent.id().refund().toString();
        assertEquals(200, webhook.post(event.replace(known, "00000000-0000-7000-8000-000000000000")));
        assertEquals(200, webhook.post(event.replace(known, "of-somebody-else")));
        assertEquals(200, webhook.post(event.replace("\"attempt\":\"1\"", "\"attempt\":\"one\"")));
        assertEquals(200, webhook.post(event.replace("\"attempt\":\"1\"", "\"attempt\":\"2\"")));
        assertEquals(RefundStatus.SUBMITTED, sent.here().status());
    }

    @Test
    void whatIsAboutSomethingElseIsTakenAndIgnored() {
        var sent = shop.send();
        var event = event("refund.updated", sent, "succeeded");
        assertEquals(200, webhook.post(event.replace("refund.updated", "charge.refunded")));
        assertEquals(200, webhook.post(event.replace("\"object\":\"refund\"", "\"object\":\"payout\"")));
        for (var other : new String[] {
            "{}",
            "[]",
            "null",
            "1",
            "{",
            "{\"object\":\"v2.core.event\"}",
            "{\"object\":\"event\",\"type\":\"refund.updated\"}"
        }) {
            assertEquals(200, webhook.post(other), other);
        }
        assertEquals(RefundStatus.SUBMITTED, sent.here().status());
    }

    @Test
    void whatIsLongerThanAnyEventIsRefused() {
        assertEquals(413, webhook.post(" ".repeat((256 << 10) + 1)));
        assertEquals(400, webhook.post(""));
    }

    @Test
    void whatCannotBeRecordedNowIsToBeSentAgain() {
        var sent = shop.send();
        var event = event("refund.updated", sent, "succeeded");
        shop.shop().changes().next((store, change) -> {
            throw new StoreUnavailable("away", new IllegalStateException());
        });
        assertEquals(503, webhook.post(event));
        shop.shop().changes().nextAnswer(CommitOutcome.BUSY, 1);
        assertEquals(503, webhook.post(event));
        assertEquals(RefundStatus.SUBMITTED, sent.here().status());
        assertEquals(200, webhook.post(event));
        assertEquals(RefundStatus.SUCCEEDED, sent.here().status());
    }

    private String event(String type, WebhookShop.Sent sent, String status) {
        return shop.stripe().fake().events().event(type, sent.there().standing(status));
    }
}
