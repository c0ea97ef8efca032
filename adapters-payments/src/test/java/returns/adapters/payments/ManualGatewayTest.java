package returns.adapters.payments;

import java.util.List;
import returns.application.refunds.Payout;
import returns.application.refunds.RefundGateway;
import returns.domain.money.Money;

class ManualGatewayTest extends RefundGatewayContract {
    private final RefundGateway gateway = new ManualGateway();

    @Override
    protected boolean canBeAsked() {
        return false;
    }

    @Override
    protected RefundGateway gateway() {
        return gateway;
    }

    @Override
    protected Payout payable(PayoutFixture payout) {
        return payout.build();
    }

    @Override
    protected List<Money> paid(Payout payout) {
        return List.of();
    }

    @Override
    protected void goAway() {}
}
