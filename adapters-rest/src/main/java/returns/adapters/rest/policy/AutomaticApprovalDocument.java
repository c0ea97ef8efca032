package returns.adapters.rest.policy;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.policy.PolicyLists.Amount;
import returns.application.answers.Validation;
import returns.application.input.Range;
import returns.domain.policy.AutomaticApproval;
import returns.domain.policy.AutomaticApproval.Frequency;

/**
 * Which returns are approved without a person: those within the maximum of their currency, for these reasons only, of customers
 * who have not returned more often. By default none is.
 *
 * @param maximum of the value of a return; in a currency that is not named, a person looks
 * @param recentReturns if left out, it does not matter how often
 */
@Schema(name = "PolicyApproval")
@JsonInclude(JsonInclude.Include.NON_NULL)
record AutomaticApprovalDocument(
        @Nullable List<@Nullable Amount> maximum,
        @Nullable List<@Nullable String> reasons,
        @Nullable Recent recentReturns) {
    /**
     * How often a customer may have returned.
     *
     * @param most returns before this one
     * @param days that are looked back
     */
    @Schema(name = "PolicyRecentReturns")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Recent(
            @Nullable @Range(min = 0, max = Frequency.MAX_RETURNS)
            Integer most,

            @Nullable @Range(min = 1, max = Frequency.MAX_DAYS)
            Integer days) {
        Optional<Frequency> frequency(String at, Validation v) {
            var returns = v.required(at + "/most", most, given -> given);
            var within = v.required(at + "/days", days, given -> given);
            return returns.isEmpty() || within.isEmpty()
                    ? Optional.empty()
                    : v.made(at, () -> new Frequency(returns.get(), within.get()));
        }
    }

    static AutomaticApprovalDocument of(AutomaticApproval approval) {
        return new AutomaticApprovalDocument(
                Amount.all(approval.maximum()),
                ReasonsDocument.terms(approval.reasons()),
                approval.recent()
                        .map(recent -> new Recent(recent.most(), recent.days()))
                        .orElse(null));
    }

    AutomaticApproval approval(String at, Validation v) {
        var listed = new PolicyLists(v);
        return new AutomaticApproval(
                listed.amounts(at + "/maximum", maximum),
                listed.reasons(at + "/reasons", reasons),
                Optional.ofNullable(recentReturns).flatMap(recent -> recent.frequency(at + "/recentReturns", v)));
    }
}
