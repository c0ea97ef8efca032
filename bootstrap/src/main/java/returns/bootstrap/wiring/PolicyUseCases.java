package returns.bootstrap.wiring;

import io.micronaut.context.annotation.Factory;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import returns.application.policy.PolicyStore;
import returns.application.policy.PutPolicy;
import returns.application.policy.ShowPolicy;
import returns.application.policy.SoldOrders;
import returns.application.policy.TryPolicy;

/** Puts the use cases of the policy together. */
@Factory
final class PolicyUseCases {
    @Singleton
    PutPolicy putPolicy(PolicyStore policies, InstantSource clock) {
        return new PutPolicy(policies, clock);
    }

    @Singleton
    ShowPolicy showPolicy(PolicyStore policies) {
        return new ShowPolicy(policies);
    }

    @Singleton
    TryPolicy tryPolicy(SoldOrders sold, PolicyStore policies, InstantSource clock) {
        return new TryPolicy(sold, policies, clock);
    }
}
