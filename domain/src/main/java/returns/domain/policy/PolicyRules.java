package returns.domain.policy;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * All that a shop decides about returns.
 *
 * @param rejectedComeBack whether units that were rejected on inspection may be returned again
 */
public record PolicyRules(
        ReturnWindows windows,
        ReturnableCategories categories,
        AllowedReasons reasons,
        RequiredNotes notes,
        AutomaticApproval approval,
        TimeToSend timeToSend,
        ReturnShipping returnShipping,
        RestockingFees fees,
        ShippingRefund shippingRefund,
        PaymentSplit paymentSplit,
        LostPromotion lostPromotion,
        KeepTheItem keepTheItem,
        RefundApproval refundApproval,
        boolean rejectedComeBack) {
    /**
     * Thirty days from delivery for everything and every reason; a person approves; the customer pays nothing for it, and gets
     * back what was paid for the goods; a person approves refunds, but for small ones that staff ask for.
     */
    public static final PolicyRules STANDARD = new PolicyRules(
            ReturnWindows.of(ReturnWindow.fromDelivery(30)),
            new ReturnableCategories(Set.of()),
            AllowedReasons.ALL,
            new RequiredNotes(Set.of()),
            AutomaticApproval.NONE,
            new TimeToSend(30),
            ReturnShipping.FREE,
            RestockingFees.NONE,
            ShippingRefund.NEVER,
            PaymentSplit.IN_PROPORTION,
            LostPromotion.KEEP,
            KeepTheItem.NEVER,
            RefundApproval.STANDARD,
            false);

    public PolicyRules {
        if (!notes.reasons().stream().allMatch(reasons::anywhere)) {
            throw new IllegalArgumentException("must not demand a note for a reason that is not allowed");
        }
    }

    /** Every reason why units cannot be returned as asked; none if they can. */
    public List<Finding> judge(Rule.Question question) {
        return toAsk(question)
                .flatMap(rule -> rule.judge(question).finding().stream())
                .toList();
    }

    /** The rules to ask about goods, in their order; and about the reason, once it is stated. */
    Stream<Rule> toAsk(Rule.Question question) {
        var goods =
                List.of(StandingRule.FINAL_SALE, categories, StandingRule.DELIVERED, windows, StandingRule.UNITS_LEFT);
        return question.stated().isPresent()
                ? Stream.concat(goods.stream(), Stream.of(reasons, notes))
                : goods.stream();
    }
}
