package returns.adapters.persistence;

import returns.application.changes.ChangeStore;
import returns.application.idempotency.IdempotencyStore;
import returns.application.orders.OrderStore;
import returns.application.refunds.RefundStore;
import returns.application.refunds.StoreCreditStore;
import returns.application.returns.ReturnStore;
import returns.application.stores.StoresAtOnceContract;

class PostgresStoresTest extends StoresAtOnceContract {
    @Override
    protected OrderStore orders() {
        return Database.bean(OrderStore.class);
    }

    @Override
    protected ReturnStore returns() {
        return Database.bean(ReturnStore.class);
    }

    @Override
    protected ChangeStore changes() {
        return Database.bean(ChangeStore.class);
    }

    @Override
    protected IdempotencyStore records() {
        return Database.bean(IdempotencyStore.class);
    }

    @Override
    protected RefundStore refunds() {
        return Database.bean(RefundStore.class);
    }

    @Override
    protected StoreCreditStore credit() {
        return Database.bean(StoreCreditStore.class);
    }
}
