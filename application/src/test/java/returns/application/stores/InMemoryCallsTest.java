package returns.application.stores;

import returns.application.calls.CallStore;

class InMemoryCallsTest extends CallStoreContract {
    private final InMemoryCalls calls = new InMemoryCalls();

    @Override
    protected CallStore calls() {
        return calls;
    }
}
