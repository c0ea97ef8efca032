package returns.adapters.persistence.policy;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import returns.application.policy.PolicyFacts;

/** What the function {@code policy_facts} answers. */
public record StoredPolicyFacts(int version, @Nullable List<Instant> earlierReturns) {
    /** The facts that it tells. */
    public PolicyFacts facts() {
        return new PolicyFacts(version, earlierReturns == null ? List.of() : earlierReturns);
    }
}
