package returns.adapters.rest.policy;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.policy.PolicyLists.Amount;
import returns.application.answers.Validation;
import returns.domain.Term;
import returns.domain.policy.Payer;
import returns.domain.policy.ReturnShipping;
import returns.domain.returns.Reason;

/**
 * Who pays for sending goods back.
 *
 * @param paidBy shop or customer, for reasons that are not named; the shop if left out
 * @param label what a return label costs, in each currency
 */
@Schema(name = "PolicyReturnShipping")
@JsonInclude(JsonInclude.Include.NON_NULL)
record ReturnShippingDocument(
        @Nullable String paidBy,
        @Nullable List<@Nullable ForReason> reasons,
        @Nullable List<@Nullable Amount> label) {
    /** Who pays where goods come back for that reason. */
    @Schema(name = "PolicyPayer")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record ForReason(@Nullable String reason, @Nullable String paidBy) {
        Optional<Map.Entry<Reason, Payer>> payer(String at, Validation v) {
            var why = v.required(at + "/reason", reason, word -> Term.of(Reason.class, word));
            var payer = v.required(at + "/paidBy", paidBy, word -> Term.of(Payer.class, word));
            return why.isEmpty() || payer.isEmpty() ? Optional.empty() : Optional.of(Map.entry(why.get(), payer.get()));
        }
    }

    static ReturnShippingDocument of(ReturnShipping shipping) {
        return new ReturnShippingDocument(
                shipping.standard().term(),
                shipping.reasons().entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .<@Nullable ForReason>map(entry -> new ForReason(
                                entry.getKey().term(), entry.getValue().term()))
                        .toList(),
                Amount.all(shipping.label()));
    }

    ReturnShipping shipping(String at, Validation v) {
        var listed = new PolicyLists(v);
        return new ReturnShipping(
                v.optional(at + "/paidBy", paidBy, word -> Term.of(Payer.class, word))
                        .orElse(Payer.SHOP),
                listed.named(at + "/reasons", reasons, (each, reason) -> reason.payer(each, v)),
                listed.amounts(at + "/label", label));
    }
}
