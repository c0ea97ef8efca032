package returns.domain.refunds;

import java.time.Instant;
import java.util.Optional;
import returns.domain.Text;
import returns.domain.money.Money;

/**
 * What a refund gives back on one of the order's payments.
 *
 * @param number counts the repayments of the refund, from 1
 * @param paymentReference the provider's name for the payment
 * @param gateway the name of the way in which it is paid back
 * @param attempt counts the attempts, from 1: another one is made only after a confirmed failure
 * @param sentAt when this attempt was first sent
 * @param reference the provider's name for what it paid, or what staff paid it by
 * @param problem why it failed, or is not certain
 */
public record Repayment(
        int number,
        String paymentId,
        String method,
        Optional<String> paymentReference,
        Money amount,
        String gateway,
        int attempt,
        RefundStatus status,
        Optional<Instant> sentAt,
        Optional<String> reference,
        Optional<String> problem) {
    /** The longest reference, in characters. */
    public static final int MAX_REFERENCE = 255;

    public Repayment {
        reference = reference.map(name -> Text.name(name, MAX_REFERENCE));
        if (attempt < 1 || number < 1 || !amount.exceeds(Money.zero(amount.currency()))) {
            throw new IllegalArgumentException("must be an attempt from 1 to pay more than 0");
        }
    }

    /** It may be sent. */
    Repayment released() {
        return as(RefundStatus.PLANNED, sentAt, reference, problem);
    }

    /** It will not be paid. */
    Repayment canceled() {
        return as(RefundStatus.CANCELED, sentAt, reference, problem);
    }

    /** It is being sent: recorded before it is. */
    Repayment sent(Instant now) {
        return as(RefundStatus.SUBMITTED, Optional.of(sentAt.orElse(now)), reference, problem);
    }

    /** Another attempt, by that way. */
    Repayment again(String by) {
        return new Repayment(
                number,
                paymentId,
                method,
                paymentReference,
                amount,
                by,
                attempt + 1,
                RefundStatus.PLANNED,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /**
     * After what the provider said. A later word stands: what was paid is not unpaid by a late "on its way", and what has failed
     * for good is not paid by a late "paid" of the same attempt; so answers and events may come twice and in any order.
     */
    Repayment after(ProviderAnswer answer) {
        if (status != RefundStatus.PLANNED && !status.mayHavePaid()) {
            return this;
        }
        return switch (answer) {
            case ProviderAnswer.Refused(var name, var why) ->
                as(RefundStatus.FAILED, sentAt, name.or(() -> reference), Optional.of(why));
            case ProviderAnswer.Paid(var name, var paid) -> paid(name, paid);
            case ProviderAnswer.Accepted(var name, var promised) ->
                status == RefundStatus.SUCCEEDED
                        ? this
                        : promised.equals(amount)
                                ? as(RefundStatus.SUBMITTED, sentAt, name.or(() -> reference), Optional.empty())
                                : differs(name, promised);
            case ProviderAnswer.Unclear(var why) ->
                status == RefundStatus.SUCCEEDED ? this : as(RefundStatus.UNKNOWN, sentAt, reference, Optional.of(why));
            case ProviderAnswer.NotNow(var _, var why) ->
                status == RefundStatus.SUCCEEDED ? this : as(status, sentAt, reference, Optional.of(why));
        };
    }

    private Repayment paid(String name, Money paid) {
        if (status == RefundStatus.SUCCEEDED) {
            return this;
        }
        return paid.equals(amount)
                ? as(RefundStatus.SUCCEEDED, sentAt, Optional.of(name), Optional.empty())
                : differs(Optional.of(name), paid);
    }

    private Repayment differs(Optional<String> name, Money other) {
        return as(
                RefundStatus.UNKNOWN,
                sentAt,
                name.or(() -> reference),
                Optional.of("The provider says %s, asked were %s.".formatted(other, amount)));
    }

    private Repayment as(
            RefundStatus nowStanding,
            Optional<Instant> nowSentAt,
            Optional<String> nowReference,
            Optional<String> nowProblem) {
        return new Repayment(
                number,
                paymentId,
                method,
                paymentReference,
                amount,
                gateway,
                attempt,
                nowStanding,
                nowSentAt,
                nowReference,
                nowProblem);
    }
}
