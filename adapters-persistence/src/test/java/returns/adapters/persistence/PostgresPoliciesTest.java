package returns.adapters.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import returns.application.changes.ChangeStore;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.RulesFixture;
import returns.application.orders.OrderStore;
import returns.application.policy.PolicyStore;
import returns.application.policy.SoldOrders;
import returns.application.returns.ReturnStore;
import returns.application.stores.PolicyStoreContract;
import returns.domain.policy.ReturnPolicy;

class PostgresPoliciesTest extends PolicyStoreContract {
    @Override
    protected PolicyStore policies() {
        return Database.bean(PolicyStore.class);
    }

    @Override
    protected SoldOrders sold() {
        return Database.bean(SoldOrders.class);
    }

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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update policy_version set document = '{}' where version = 1",
                "delete from policy_version",
                "truncate policy_version"
            })
    void noVersionIsEverEdited(String statement) {
        var refused = assertThrows(IllegalStateException.class, () -> Database.execute(statement));

        assertTrue(String.valueOf(refused.getMessage()).contains("never changed"), refused.getMessage());
        assertEquals(ReturnPolicy.standard(), policies().version(1).orElseThrow());
    }

    @Test
    void anotherNodeReadsWhatIsStored() {
        var newest = policies().newest();
        var next = new ReturnPolicy(
                newest.version() + 1,
                newest.version() == 1
                        ? Instant.parse("2100-01-01T00:00:00Z")
                        : newest.inForceFrom().plus(Duration.ofDays(1)),
                RulesFixture.everyRule());
        policies().add(next, PrincipalFixture.POLICY);

        try (var node = Database.node(Map.of())) {
            assertEquals(next, node.getBean(PolicyStore.class).newest());
        }
    }
}
