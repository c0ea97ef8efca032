package returns.application.stores;

import returns.application.changes.ChangeStore;
import returns.application.idempotency.IdempotencyStore;
import returns.application.orders.OrderStore;
import returns.application.refunds.RefundStore;
import returns.application.refunds.StoreCreditStore;
import returns.application.returns.ReturnStore;

class InMemoryStoresTest extends StoresAtOnceContract {
    private final InMemoryStores stores = new InMemoryStores();

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

    @Override
    protected IdempotencyStore records() {
        return stores;
    }

    @Override
    protected RefundStore refunds() {
        return stores;
    }

    @Override
    protected StoreCreditStore credit() {
        return stores;
    }
}
