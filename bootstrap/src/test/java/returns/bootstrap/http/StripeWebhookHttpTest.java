package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.InstantSource;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import returns.adapters.payments.fake.Script;
import returns.adapters.payments.fake.StripeFake;

@ExtendWith(RunningShop.class)
class StripeWebhookHttpTest {
    private static final String ADDRESS = "/webhooks/stripe";
    private static final String EVENT = "{\"object\":\"event\",\"type\":\"payout.paid\"}";

    private final ShopOverHttp shop;

    StripeWebhookHttpTest(ShopOverHttp shop) {
        this.shop = shop;
    }

    @Test
    void anybodyMayPostAndStripeIsBelieved() {
        var clock = InstantSource.system();
        try (var fake = new StripeFake(clock, Script.calm());
                var node = SecondNode.of(
                        shop,
                        Map.of(
                                "returns.refunds.stripe.key",
                                StripeFake.KEY,
                                "returns.refunds.stripe.base-url",
                                fake.url(),
                                "returns.refunds.stripe.webhook-secret",
                                StripeFake.WEBHOOK_SECRET,
                                "returns.refunds.gateways.card",
                                "stripe"))) {
            var anybody = node.called(shop.anonymous());
            var signature = fake.events().signature(EVENT, clock.instant().getEpochSecond());
            anybody.with("Stripe-Signature", signature).post(ADDRESS, EVENT).is(200);
            anybody.with("Stripe-Signature", "t=1,v1=0").post(ADDRESS, EVENT).is(400);
            anybody.post(ADDRESS, EVENT).is(400);
            assertEquals(405, anybody.get(ADDRESS).status());
            assertEquals(413, anybody.post(ADDRESS, " ".repeat(2 << 20)).status(), "longer than what is read whole");
        }
    }

    @Test
    void withoutStripeThereIsNoSuchAddress() {
        shop.anonymous().post(ADDRESS, EVENT).refuses(404, "not_found");
    }
}
