package returns.adapters.rest.policy;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import returns.domain.policy.ReturnPolicy;

/**
 * A version of the return policy.
 *
 * @param version counts from 1
 * @param inForceFrom for orders that are placed from then on, until the next version
 */
@Schema(name = "Policy")
@JsonInclude(JsonInclude.Include.ALWAYS)
record PolicyDocument(int version, String inForceFrom, RulesDocument rules) {
    static PolicyDocument of(ReturnPolicy policy) {
        return new PolicyDocument(policy.version(), policy.inForceFrom().toString(), RulesDocument.of(policy.rules()));
    }
}
