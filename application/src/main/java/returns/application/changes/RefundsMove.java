package returns.application.changes;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import returns.domain.money.Money;
import returns.domain.refunds.Refund;
import returns.domain.refunds.RefundLedger.FromPayment;
import returns.domain.refunds.Repayment;
import returns.domain.returns.Return;

/**
 * What a change of a return's refunds takes of the order's payments, or frees (negative). The store itself demands that so much is
 * left: what refunds take of a payment, with what was given back of it elsewhere, is never more than was paid.
 *
 * @param revision how many changes the refunds of the order had seen, demanded by a decision that plans a refund or takes money: it rests on what
 *     all earlier refunds came to, component by component
 */
public record RefundsMove(List<FromPayment> amounts, OptionalInt revision) {
    public RefundsMove {
        amounts = List.copyOf(amounts);
    }

    /** What it takes to come from one state of a return to the next; none if its refunds stay as they are. */
    public static Optional<RefundsMove> between(Return before, Return after, int revision) {
        if (before.refunds().equals(after.refunds())) {
            return Optional.empty();
        }
        var amounts = Stream.of(before, after)
                .flatMap(state -> state.refunds().stream())
                .flatMap(refund -> refund.repayments().stream())
                .map(Repayment::paymentId)
                .distinct()
                .sorted()
                .flatMap(payment -> move(payment, before, after).stream())
                .toList();
        var takes = amounts.stream().anyMatch(part -> !part.amount().isNegative());
        var plans = after.refunds().size() > before.refunds().size();
        return Optional.of(new RefundsMove(amounts, takes || plans ? OptionalInt.of(revision) : OptionalInt.empty()));
    }

    private static Optional<FromPayment> move(String payment, Return before, Return after) {
        var change = reserved(payment, after)
                .map(now -> reserved(payment, before).map(now::minus).orElse(now));
        return change.filter(amount -> amount.minorUnits() != 0).map(amount -> new FromPayment(payment, amount));
    }

    private static Optional<Money> reserved(String payment, Return state) {
        return state.refunds().stream()
                .map((Refund refund) -> refund.reserved(payment))
                .reduce(Money::plus);
    }
}
