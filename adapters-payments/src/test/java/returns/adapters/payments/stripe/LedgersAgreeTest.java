package returns.adapters.payments.stripe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.context.annotation.Property;
import io.micronaut.runtime.server.EmbeddedServer;
import io.micronaut.test.extensions.junit5.annotation.MicronautTest;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import returns.adapters.payments.fake.FakeRefund;
import returns.adapters.payments.fake.Script;
import returns.adapters.payments.fake.StripeFake;
import returns.application.fixtures.AtOnce;
import returns.domain.refunds.RefundStatus;

/** Refunds that go to a Stripe which makes mistakes: in the end, both sides say the same of each. */
@MicronautTest
@Property(name = "test.webhook", value = "true")
@Property(name = "returns.refunds.stripe.key", value = StripeFake.KEY)
@Property(name = "returns.refunds.stripe.webhook-secret", value = StripeFake.WEBHOOK_SECRET)
class LedgersAgreeTest {
    private static final int REFUNDS = 60;
    private static final int MOST_ROUNDS = 12;

    private final WebhookShop shop;
    private final StripeFake fake;

    LedgersAgreeTest(EmbeddedServer server, WebhookShop shop) {
        this.shop = shop;
        this.fake = shop.stripe().fake();
        fake.events().sendTo(server.getURI().resolve("/webhooks/stripe"));
    }

    @Test
    void toTheCentWhateverWentWrong() {
        fake.follow(Script.seeded(20_261_130));
        var sent = AtOnce.calls(REFUNDS, _ -> shop.send());

        for (var round = 0; round < MOST_ROUNDS && !allAreOver(sent); round++) {
            fake.settle();
            shop.shop().clock().advance(Duration.ofHours(1));
            AtOnce.calls(REFUNDS, i -> {
                sent.get(i).followUp();
                return i;
            });
        }
        fake.settle();
        assertEquals(0, fake.events().deliver());

        for (var one : sent) {
            assertTrue(one.allThere().size() <= 1, "paid twice: " + one.allThere());
            assertEquals(
                    one.allThere().stream().anyMatch(FakeRefund::counts) ? RefundStatus.SUCCEEDED : RefundStatus.FAILED,
                    one.here().status(),
                    () -> one.here() + " is there " + one.allThere());
        }
        var paid = sent.stream()
                .map(WebhookShop.Sent::here)
                .filter(here -> here.status() == RefundStatus.SUCCEEDED)
                .mapToLong(here -> here.amount().minorUnits())
                .sum();
        assertEquals(paid, fake.ledger().givenBack("pi_3Nxyz"));
        assertTrue(paid > 0);
    }

    private static boolean allAreOver(List<WebhookShop.Sent> sent) {
        return sent.stream().allMatch(one -> switch (one.here().status()) {
            case SUCCEEDED, FAILED -> true;
            default -> false;
        });
    }
}
