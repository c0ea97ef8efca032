package returns.adapters.payments.stripe;

import io.micronaut.context.annotation.Bean;
import io.micronaut.context.annotation.Factory;
import io.micronaut.context.annotation.Primary;
import io.micronaut.context.annotation.Requires;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import returns.adapters.payments.fake.FakeRefund;
import returns.adapters.payments.fake.Script;
import returns.application.fixtures.Answers;
import returns.application.fixtures.LedgerGateway;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.RefundFixture;
import returns.application.fixtures.Shop;
import returns.application.idempotency.Idempotent;
import returns.application.refunds.Gateways;
import returns.application.refunds.RecordProviderAnswer;
import returns.application.refunds.RequestRefund;
import returns.application.refunds.SendRepayment;
import returns.application.returns.ReturnRef;
import returns.domain.refunds.Repayment;
import returns.domain.refunds.RepaymentAttempt;
import returns.domain.refunds.RepaymentId;
import returns.domain.returns.ReturnId;

/** A shop in memory that pays cards back with a Stripe on this machine. */
final class WebhookShop implements AutoCloseable {
    private final Shop shop = new Shop();
    private final StripeFixture stripe = new StripeFixture(Script.calm(), "", shop.clock());
    private final Idempotent idempotent =
            new Idempotent(shop.changes(), shop.clock(), Duration.ofSeconds(5), Duration.ofDays(30));
    private final Gateways gateways =
            new Gateways(List.of(new LedgerGateway(Gateways.MANUAL), stripe.gateway()), Map.of("card", "stripe"));
    private final SendRepayment send =
            new SendRepayment(idempotent, shop.stores(), shop.stores(), shop.stores(), gateways, shop.clock());
    private final RecordProviderAnswer answers =
            new RecordProviderAnswer(idempotent, shop.stores(), shop.stores(), shop.stores());

    WebhookShop() {
        stripe.fake().hold("pi_3Nxyz", 1_000_000, "eur");
    }

    Shop shop() {
        return shop;
    }

    StripeFixture stripe() {
        return stripe;
    }

    /** A refund of one unit that was sent to Stripe. */
    Sent send() {
        var returned = shop.accepted(shop.sold(OrderFixture.order()), 1);
        var refund = Answers.done(new RequestRefund(
                                idempotent, shop.stores(), shop.stores(), shop.stores(), gateways, RefundFixture::id)
                        .request(PrincipalFixture.STAFF, new ReturnRef.ById(returned.id())))
                .refund();
        var sent = new Sent(returned.id(), new RepaymentId(refund.id(), 1));
        sent.followUp();
        return sent;
    }

    /** A repayment that was sent. */
    final class Sent {
        private final ReturnId of;
        private final RepaymentId id;

        Sent(ReturnId of, RepaymentId id) {
            this.of = of;
            this.id = id;
        }

        RepaymentId id() {
            return id;
        }

        /** What the dispatcher does about it now. */
        void followUp() {
            send.run(new RepaymentAttempt(id, here().attempt()));
        }

        /** As it stands in the shop. */
        Repayment here() {
            return shop.stores()
                    .find(new ReturnRef.ById(of))
                    .flatMap(state -> state.refund(id.refund()))
                    .flatMap(refund -> refund.repayment(id.number()))
                    .orElseThrow();
        }

        /** As it stands at Stripe. */
        FakeRefund there() {
            return allThere().getFirst();
        }

        /** All that Stripe made of it. */
        List<FakeRefund> allThere() {
            return stripe.fake().ledger().refunds().stream()
                    .filter(refund -> refund.key().contains(id.refund().toString()))
                    .toList();
        }
    }

    @Override
    public void close() {
        stripe.close();
    }

    /** What the webhook of a test stands on. */
    @Factory
    @Requires(property = "test.webhook")
    static final class Beans {
        @Bean(preDestroy = "close")
        @Singleton
        WebhookShop webhookShop() {
            return new WebhookShop();
        }

        @Primary
        @Singleton
        InstantSource clock(WebhookShop shop) {
            return shop.shop.clock();
        }

        @Singleton
        RecordProviderAnswer recordProviderAnswer(WebhookShop shop) {
            return shop.answers;
        }
    }
}
