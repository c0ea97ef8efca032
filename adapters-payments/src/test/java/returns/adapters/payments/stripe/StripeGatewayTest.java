package returns.adapters.payments.stripe;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import returns.adapters.payments.PayoutFixture;
import returns.adapters.payments.RefundGatewayContract;
import returns.adapters.payments.fake.Script;
import returns.application.refunds.Payout;
import returns.application.refunds.RefundGateway;
import returns.domain.money.Money;

class StripeGatewayTest extends RefundGatewayContract {
    private final StripeFixture stripe = new StripeFixture(Script.calm());

    @AfterEach
    void close() {
        stripe.close();
    }

    @Override
    protected boolean canBeAsked() {
        return true;
    }

    @Override
    protected RefundGateway gateway() {
        return stripe.gateway();
    }

    @Override
    protected Payout payable(PayoutFixture payout) {
        return stripe.payable(payout);
    }

    @Override
    protected List<Money> paid(Payout payout) {
        return stripe.paid(payout);
    }

    @Override
    protected void goAway() {
        stripe.close();
    }
}
