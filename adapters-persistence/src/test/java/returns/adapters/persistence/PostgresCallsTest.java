package returns.adapters.persistence;

import returns.application.calls.CallStore;
import returns.application.stores.CallStoreContract;

class PostgresCallsTest extends CallStoreContract {
    @Override
    protected CallStore calls() {
        return Database.bean(CallStore.class);
    }
}
