package returns.adapters.persistence.policy;

import io.micronaut.data.annotation.Id;
import io.micronaut.data.annotation.MappedEntity;
import java.time.Instant;
import returns.adapters.persistence.sql.StoredJson;
import returns.domain.policy.ReturnPolicy;

/** A row of {@code policy_version}. */
@MappedEntity("policy_version")
record PolicyRow(@Id int version, Instant inForceFrom, String document) {
    ReturnPolicy policy() {
        return new ReturnPolicy(
                version,
                inForceFrom,
                StoredJson.read(document, StoredRules.class).rules());
    }
}
