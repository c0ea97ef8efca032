package returns.adapters.payments.stripe;

import java.time.Duration;
import java.util.List;
import returns.adapters.payments.PayoutFixture;
import returns.adapters.payments.fake.Script;
import returns.adapters.payments.fake.StripeFake;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.SettableClock;
import returns.application.refunds.Payout;
import returns.domain.money.Money;
import returns.domain.refunds.ProviderAnswer;

/** A gateway to a Stripe on this machine, which waits for answers for two seconds. */
final class StripeFixture implements AutoCloseable {
    private final SettableClock clock;
    private final StripeFake fake;
    private final StripeGateway gateway;

    StripeFixture(Script script) {
        this(script, "");
    }

    StripeFixture(Script script, String account) {
        this(script, account, new SettableClock(OrderFixture.NOW));
    }

    StripeFixture(Script script, String account, SettableClock clock) {
        this.clock = clock;
        this.fake = new StripeFake(clock, script);
        this.gateway = new StripeGateway(settings(fake.url(), StripeFake.KEY, account));
    }

    static StripeSettings settings(String url, String key, String account) {
        return new StripeSettings(
                key,
                url + "/",
                account,
                StripeFake.WEBHOOK_SECRET,
                Duration.ofMinutes(5),
                Duration.ofSeconds(2),
                Duration.ofSeconds(2));
    }

    SettableClock clock() {
        return clock;
    }

    StripeFake fake() {
        return fake;
    }

    StripeGateway gateway() {
        return gateway;
    }

    /** That payout, of a payment that holds twice as much. */
    Payout payable(PayoutFixture payout) {
        var built = payout.build();
        var amount = StripeAmount.of(built.amount());
        fake.hold(built.payment().orElseThrow(), 2 * amount.units(), amount.currency());
        return built;
    }

    ProviderAnswer send(PayoutFixture payout) {
        return gateway.send(payable(payout));
    }

    /** What was paid back on the payment of a payout. */
    List<Money> paid(Payout payout) {
        return fake.ledger().of(payout.payment().orElseThrow()).stream()
                .map(refund -> new StripeAmount(refund.units(), refund.currency()).money())
                .toList();
    }

    @Override
    public void close() {
        fake.close();
    }
}
