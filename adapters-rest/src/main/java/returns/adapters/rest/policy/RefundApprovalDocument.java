package returns.adapters.rest.policy;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.policy.PolicyLists.Amount;
import returns.application.answers.Validation;
import returns.application.input.Range;
import returns.domain.policy.RefundApproval;

/**
 * Which refunds a person has to approve: any that a customer or an agent for a customer asks for; those that staff's agents ask
 * for, too, unless that is switched off; and any above the maximum of its currency. In a currency that is not named, every one.
 *
 * @param agents whether refunds that staff's agents ask for need a person, whatever their amount; true by default
 * @param maximum 500 EUR, USD, GBP or CHF by default
 * @param hours to decide in, 72 by default
 */
@Schema(name = "PolicyRefundApproval")
@JsonInclude(JsonInclude.Include.NON_NULL)
record RefundApprovalDocument(
        @Nullable Boolean agents,
        @Nullable List<@Nullable Amount> maximum,

        @Nullable @Range(min = 1, max = RefundApproval.MAX_HOURS)
        Integer hours) {
    static RefundApprovalDocument of(RefundApproval approval) {
        return new RefundApprovalDocument(approval.agents(), Amount.all(approval.maximum()), approval.hours());
    }

    Optional<RefundApproval> approval(String at, Validation v) {
        var usual = RefundApproval.STANDARD;
        var most = maximum == null ? usual.maximum() : new PolicyLists(v).amounts(at + "/maximum", maximum);
        return v.made(
                at,
                () -> new RefundApproval(
                        agents == null ? usual.agents() : agents, most, hours == null ? usual.hours() : hours));
    }
}
