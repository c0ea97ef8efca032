package returns.application.stores;

import returns.application.changes.ChangeStore;
import returns.application.orders.OrderStore;
import returns.application.policy.PolicyStore;
import returns.application.policy.SoldOrders;
import returns.application.returns.ReturnStore;

class InMemoryPoliciesTest extends PolicyStoreContract {
    private final InMemoryStores stores = new InMemoryStores();

    @Override
    protected PolicyStore policies() {
        return stores;
    }

    @Override
    protected SoldOrders sold() {
        return stores;
    }

    @Override
    protected OrderStore orders() {
        return stores;
    }

    @Override
    protected ReturnStore returns() {
        return stores;
    }

    @Override
    protected ChangeStore changes() {
        return stores;
    }
}
