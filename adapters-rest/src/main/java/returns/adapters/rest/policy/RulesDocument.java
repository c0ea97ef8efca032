package returns.adapters.rest.policy;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import returns.application.answers.Answer;
import returns.application.answers.Validation;
import returns.application.input.Range;
import returns.domain.Term;
import returns.domain.Text;
import returns.domain.policy.LostPromotion;
import returns.domain.policy.PaymentSplit;
import returns.domain.policy.PolicyRules;
import returns.domain.policy.RestockingFees;
import returns.domain.policy.ReturnableCategories;
import returns.domain.policy.ShippingRefund;
import returns.domain.policy.TimeToSend;

/**
 * All that a shop decides about returns. What is left out is as it is by default, and answers leave nothing out.
 *
 * @param categoriesExcluded categories that never come back; none by default
 * @param daysToSend an approved return, the last day whole; 30 by default
 * @param restockingFees none by default
 * @param shippingRefund never (by default), whole_order or in_proportion
 * @param paymentSplit in_proportion (by default), first_first or last_first
 * @param lostPromotion keep (by default) or claw_back
 * @param refundApproval which refunds a person has to approve
 * @param rejectedComeBack whether units that were rejected may be returned again; not by default
 */
@Schema(name = "PolicyRules")
@JsonInclude(JsonInclude.Include.NON_NULL)
record RulesDocument(
        @Nullable WindowsDocument windows,
        @Nullable List<@Nullable String> categoriesExcluded,
        @Nullable ReasonsDocument reasons,
        @Nullable AutomaticApprovalDocument approval,
        @Nullable @Range(min = 1, max = TimeToSend.MAX_DAYS) Integer daysToSend,
        @Nullable ReturnShippingDocument returnShipping,
        @Nullable List<@Nullable FeeDocument> restockingFees,
        @Nullable String shippingRefund,
        @Nullable String paymentSplit,
        @Nullable String lostPromotion,
        @Nullable KeptDocument keepTheItem,
        @Nullable RefundApprovalDocument refundApproval,
        @Nullable Boolean rejectedComeBack) {
    static RulesDocument of(PolicyRules rules) {
        return new RulesDocument(
                WindowsDocument.of(rules.windows()),
                rules.categories().excluded().stream()
                        .sorted()
                        .<@Nullable String>map(category -> category)
                        .toList(),
                ReasonsDocument.of(rules.reasons(), rules.notes()),
                AutomaticApprovalDocument.of(rules.approval()),
                rules.timeToSend().days(),
                ReturnShippingDocument.of(rules.returnShipping()),
                FeeDocument.all(rules.fees()),
                rules.shippingRefund().term(),
                rules.paymentSplit().term(),
                rules.lostPromotion().term(),
                KeptDocument.of(rules.keepTheItem()),
                RefundApprovalDocument.of(rules.refundApproval()),
                rules.rejectedComeBack());
    }

    /** The rules; or the refusal that names everything that contradicts itself. */
    Answer<PolicyRules> rules(Validation v) {
        var usual = PolicyRules.STANDARD;
        var listed = new PolicyLists(v);
        var until = windows == null ? usual.windows() : windows.windows("/windows", v);
        var excluded = listed.set("/categoriesExcluded", categoriesExcluded, name -> Text.name(name, 128));
        var allowed = reasons == null ? Optional.of(usual.reasons()) : reasons.allowed("/reasons", v);
        var noted = reasons == null ? usual.notes() : reasons.notes("/reasons", v, allowed);
        var approved = approval == null ? usual.approval() : approval.approval("/approval", v);
        var sending = returnShipping == null ? usual.returnShipping() : returnShipping.shipping("/returnShipping", v);
        var fees = listed.named("/restockingFees", restockingFees, (at, fee) -> fee.fee(at, v));
        var shipping = word("/shippingRefund", v, shippingRefund, ShippingRefund.class);
        var split = word("/paymentSplit", v, paymentSplit, PaymentSplit.class);
        var promotion = word("/lostPromotion", v, lostPromotion, LostPromotion.class);
        var kept = keepTheItem == null ? usual.keepTheItem() : keepTheItem.kept("/keepTheItem", v);
        var refunds = refundApproval == null
                ? Optional.of(usual.refundApproval())
                : refundApproval.approval("/refundApproval", v);
        return v.whole(() -> new PolicyRules(
                until,
                new ReturnableCategories(excluded),
                allowed.orElseThrow(),
                noted,
                approved,
                daysToSend == null ? usual.timeToSend() : new TimeToSend(daysToSend),
                sending,
                new RestockingFees(fees),
                shipping.orElse(usual.shippingRefund()),
                split.orElse(usual.paymentSplit()),
                promotion.orElse(usual.lostPromotion()),
                kept,
                refunds.orElseThrow(),
                rejectedComeBack == null ? usual.rejectedComeBack() : rejectedComeBack));
    }

    private static <E extends Enum<E> & Term> Optional<E> word(
            String at, Validation v, @Nullable String written, Class<E> vocabulary) {
        return v.optional(at, written, word -> Term.of(vocabulary, word));
    }
}
