package returns.adapters.persistence.policy;

import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import returns.adapters.persistence.policy.StoredAmounts.StoredFee;
import returns.domain.Term;
import returns.domain.policy.AllowedReasons;
import returns.domain.policy.AutomaticApproval;
import returns.domain.policy.KeepTheItem;
import returns.domain.policy.LostPromotion;
import returns.domain.policy.Payer;
import returns.domain.policy.PaymentSplit;
import returns.domain.policy.PolicyRules;
import returns.domain.policy.RefundApproval;
import returns.domain.policy.RequiredNotes;
import returns.domain.policy.RestockingFees;
import returns.domain.policy.ReturnShipping;
import returns.domain.policy.ReturnableCategories;
import returns.domain.policy.ShippingRefund;
import returns.domain.policy.TimeToSend;
import returns.domain.returns.Reason;

/** The column {@code document} of {@code policy_version}. A rule that is left out is as it is by default. */
record StoredRules(
        @Nullable StoredWindows windows,
        @Nullable List<String> categoriesExcluded,
        @Nullable Reasons reasons,
        @Nullable Approval approval,
        @Nullable Integer daysToSend,
        @Nullable Shipping returnShipping,
        @Nullable List<StoredFee> fees,
        @Nullable String shippingRefund,
        @Nullable String paymentSplit,
        @Nullable String lostPromotion,
        @Nullable Kept keepTheItem,
        @Nullable Refunds refundApproval,
        @Nullable Boolean rejectedComeBack) {
    record Reasons(List<String> standard, Map<String, List<String>> categories, List<String> noted) {}

    record Approval(
            Map<String, Long> maximum,
            List<String> reasons,
            @Nullable Integer most,
            @Nullable Integer days) {
        AutomaticApproval approval() {
            var recent = most == null || days == null
                    ? Optional.<AutomaticApproval.Frequency>empty()
                    : Optional.of(new AutomaticApproval.Frequency(most, days));
            return new AutomaticApproval(StoredAmounts.read(maximum), named(reasons), recent);
        }
    }

    record Shipping(String standard, Map<String, String> reasons, Map<String, Long> label) {
        ReturnShipping shipping() {
            return new ReturnShipping(
                    Term.of(Payer.class, standard),
                    reasons.entrySet().stream()
                            .collect(toMap(
                                    e -> Term.of(Reason.class, e.getKey()), e -> Term.of(Payer.class, e.getValue()))),
                    StoredAmounts.read(label));
        }
    }

    record Kept(Map<String, Long> maximum, List<String> reasons) {}

    record Refunds(boolean agents, Map<String, Long> maximum, int hours) {
        RefundApproval approval() {
            return new RefundApproval(agents, StoredAmounts.read(maximum), hours);
        }
    }

    static StoredRules of(PolicyRules rules) {
        var recent = rules.approval().recent();
        var allowed = new TreeMap<String, List<String>>();
        rules.reasons().categories().forEach((category, reasons) -> allowed.put(category, terms(reasons)));
        var payers = new TreeMap<String, String>();
        rules.returnShipping().reasons().forEach((reason, payer) -> payers.put(reason.term(), payer.term()));
        return new StoredRules(
                StoredWindows.of(rules.windows()),
                rules.categories().excluded().stream().sorted().toList(),
                new Reasons(
                        terms(rules.reasons().standard()),
                        allowed,
                        terms(rules.notes().reasons())),
                new Approval(
                        StoredAmounts.of(rules.approval().maximum()),
                        terms(rules.approval().reasons()),
                        recent.map(AutomaticApproval.Frequency::most).orElse(null),
                        recent.map(AutomaticApproval.Frequency::days).orElse(null)),
                rules.timeToSend().days(),
                new Shipping(
                        rules.returnShipping().standard().term(),
                        payers,
                        StoredAmounts.of(rules.returnShipping().label())),
                StoredFee.all(rules.fees()),
                rules.shippingRefund().term(),
                rules.paymentSplit().term(),
                rules.lostPromotion().term(),
                new Kept(
                        StoredAmounts.of(rules.keepTheItem().maximum()),
                        terms(rules.keepTheItem().reasons())),
                new Refunds(
                        rules.refundApproval().agents(),
                        StoredAmounts.of(rules.refundApproval().maximum()),
                        rules.refundApproval().hours()),
                rules.rejectedComeBack());
    }

    PolicyRules rules() {
        var usual = PolicyRules.STANDARD;
        return new PolicyRules(
                windows == null ? usual.windows() : windows.windows(),
                categoriesExcluded == null
                        ? usual.categories()
                        : new ReturnableCategories(Set.copyOf(categoriesExcluded)),
                reasons == null ? usual.reasons() : allowed(reasons),
                reasons == null ? usual.notes() : new RequiredNotes(named(reasons.noted)),
                approval == null ? usual.approval() : approval.approval(),
                daysToSend == null ? usual.timeToSend() : new TimeToSend(daysToSend),
                returnShipping == null ? usual.returnShipping() : returnShipping.shipping(),
                fees == null ? usual.fees() : new RestockingFees(StoredFee.read(fees)),
                shippingRefund == null ? usual.shippingRefund() : Term.of(ShippingRefund.class, shippingRefund),
                paymentSplit == null ? usual.paymentSplit() : Term.of(PaymentSplit.class, paymentSplit),
                lostPromotion == null ? usual.lostPromotion() : Term.of(LostPromotion.class, lostPromotion),
                keepTheItem == null
                        ? usual.keepTheItem()
                        : new KeepTheItem(StoredAmounts.read(keepTheItem.maximum), named(keepTheItem.reasons)),
                refundApproval == null ? usual.refundApproval() : refundApproval.approval(),
                rejectedComeBack == null ? usual.rejectedComeBack() : rejectedComeBack);
    }

    private static AllowedReasons allowed(Reasons stored) {
        return new AllowedReasons(
                named(stored.standard),
                stored.categories.entrySet().stream()
                        .collect(toMap(Map.Entry::getKey, entry -> named(entry.getValue()))));
    }

    private static Set<Reason> named(Collection<String> terms) {
        return terms.stream().map(term -> Term.of(Reason.class, term)).collect(toSet());
    }

    private static List<String> terms(Set<Reason> reasons) {
        return reasons.stream().sorted().map(Reason::term).toList();
    }
}
