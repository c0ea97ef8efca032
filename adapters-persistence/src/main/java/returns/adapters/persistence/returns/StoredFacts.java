package returns.adapters.persistence.returns;

import java.util.List;
import java.util.Optional;
import org.jooq.JSON;
import org.jspecify.annotations.Nullable;
import returns.adapters.persistence.orders.StoredOrder;
import returns.adapters.persistence.policy.StoredPolicyFacts;
import returns.adapters.persistence.sql.StoredJson;
import returns.adapters.persistence.stored.StoredReturn;
import returns.application.returns.ReturnStore.CreateFacts;

/** What the function {@code create_facts} answers. */
record StoredFacts(
        StoredOrder order,
        StoredPolicyFacts policy,
        List<StoredReturn> open,
        @Nullable StoredReturn previous) {
    static CreateFacts read(JSON facts) {
        return StoredJson.read(facts.data(), StoredFacts.class).free();
    }

    private CreateFacts free() {
        return new CreateFacts.Free(
                order.onFile(),
                policy.facts(),
                open.stream().map(StoredReturn::toReturn).toList(),
                Optional.ofNullable(previous).map(StoredReturn::toReturn));
    }
}
