package returns.domain.claims;

import returns.domain.orders.Order;
import returns.domain.policy.LostPromotion;
import returns.domain.policy.PaymentSplit;
import returns.domain.policy.ShippingRefund;
import returns.domain.refunds.RefundLedger;

/** What a policy says about the amount of every refund of an order. */
public record RefundTerms(ShippingRefund shipping, LostPromotion lostPromotion, PaymentSplit split) {
    /**
     * What is owed for the units claimed, after the earlier refunds of the order. Whatever the sequence in which an order comes
     * back, its refunds without fees add up to exactly what was paid, for each component; and no sequence gives back more than
     * was paid. Units beyond those that were paid for give nothing.
     *
     * <p>Deductions are taken off in this order, each as far as there is something left to take it from: restocking fees (from
     * the value of their own line), return shipping, the discount of lost promotions, what exceeds the payments. Only the
     * discount of a lost promotion that did not fit waits for the next refund.
     *
     * @throws IllegalArgumentException if the claim is of a line that the order does not have, or in another currency
     */
    public RefundLedger ledger(Order order, EarlierRefunds earlier, RefundClaim claim) {
        return new Calculation(this, order, earlier, claim).ledger();
    }
}
