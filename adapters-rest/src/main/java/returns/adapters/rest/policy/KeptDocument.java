package returns.adapters.rest.policy;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.policy.PolicyLists.Amount;
import returns.application.answers.Validation;
import returns.domain.policy.KeepTheItem;

/**
 * What is refunded although the customer keeps it: what is within the maximum of its currency, for these reasons only. By
 * default nothing is.
 */
@Schema(name = "PolicyKeepTheItem")
@JsonInclude(JsonInclude.Include.NON_NULL)
record KeptDocument(
        @Nullable List<@Nullable Amount> maximum, @Nullable List<@Nullable String> reasons) {
    static KeptDocument of(KeepTheItem kept) {
        return new KeptDocument(Amount.all(kept.maximum()), ReasonsDocument.terms(kept.reasons()));
    }

    KeepTheItem kept(String at, Validation v) {
        var listed = new PolicyLists(v);
        return new KeepTheItem(listed.amounts(at + "/maximum", maximum), listed.reasons(at + "/reasons", reasons));
    }
}
