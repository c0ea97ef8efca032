package returns.application.refunds;

import java.time.Instant;
import java.util.Optional;
import returns.domain.money.Money;
import returns.domain.orders.CustomerId;
import returns.domain.refunds.RepaymentId;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnNumber;

/**
 * One attempt to pay money back, as it is sent to a provider. Sent again, it is the same in every part.
 *
 * @param attempt counts the attempts at the repayment, from 1
 * @param payment the provider's name for the payment that gets money back
 * @param customer who the refund was asked for, whoever's the order is now
 * @param reference the provider's name for this attempt, once it has given one
 * @param sentAt when this attempt was first sent
 */
public record Payout(
        RepaymentId repayment,
        int attempt,
        Money amount,
        Optional<String> payment,
        CustomerId customer,
        ReturnNumber returned,
        Optional<String> reference,
        Instant sentAt) {
    /**
     * By what the provider recognises it when it is sent again: of the repayment and the attempt, and of nothing else. At most
     * 255 characters of ASCII.
     */
    public String key() {
        return "returns-%s-%s-%s".formatted(repayment.refund(), repayment.number(), attempt);
    }

    /** Whether the provider has a name for it: then that is what to ask about. */
    boolean isNamed() {
        return reference.isPresent();
    }

    static Payout of(Return state, RepaymentId id, Instant now) {
        var refund = state.refund(id.refund()).orElseThrow();
        var repayment = refund.repayment(id.number()).orElseThrow();
        return new Payout(
                id,
                repayment.attempt(),
                repayment.amount(),
                repayment.paymentReference(),
                refund.asked().customer(),
                state.number(),
                repayment.reference(),
                repayment.sentAt().orElse(now));
    }
}
