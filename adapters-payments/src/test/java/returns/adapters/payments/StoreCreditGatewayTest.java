package returns.adapters.payments;

import java.util.List;
import java.util.Optional;
import returns.application.changes.StoreUnavailable;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.SettableClock;
import returns.application.refunds.Payout;
import returns.application.refunds.RefundGateway;
import returns.application.refunds.StoreCreditStore;
import returns.application.stores.InMemoryStores;
import returns.domain.money.Money;
import returns.domain.orders.CustomerId;
import returns.domain.refunds.RepaymentId;
import returns.domain.refunds.StoreCredit;

class StoreCreditGatewayTest extends RefundGatewayContract {
    private final Ledger ledger = new Ledger();
    private final RefundGateway gateway = new StoreCreditGateway(ledger, new SettableClock(OrderFixture.NOW));

    @Override
    protected boolean canBeAsked() {
        return true;
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
        return ledger.entries(payout.customer(), 100).stream()
                .filter(entry -> entry.repayment().equals(payout.repayment()))
                .map(StoreCredit.Entry::amount)
                .toList();
    }

    @Override
    protected void goAway() {
        ledger.isAway = true;
    }

    /** In memory, and can be away. */
    private static final class Ledger implements StoreCreditStore {
        private final InMemoryStores stores = new InMemoryStores();
        private boolean isAway;

        @Override
        public StoreCredit.Entry add(StoreCredit.Entry entry) {
            return there().add(entry);
        }

        @Override
        public Optional<StoreCredit.Entry> find(RepaymentId repayment, int attempt) {
            return there().find(repayment, attempt);
        }

        @Override
        public List<StoreCredit.Entry> entries(CustomerId customer, int most) {
            return there().entries(customer, most);
        }

        @Override
        public StoreCredit balance(CustomerId customer) {
            return there().balance(customer);
        }

        private StoreCreditStore there() {
            if (isAway) {
                throw new StoreUnavailable("away", new IllegalStateException());
            }
            return stores;
        }
    }
}
