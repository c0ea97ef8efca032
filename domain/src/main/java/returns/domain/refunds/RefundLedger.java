package returns.domain.refunds;

import java.util.Currency;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import returns.domain.money.Money;
import returns.domain.orders.LineId;

/**
 * A refund, and how its amount comes about. The entries add up to the total, and so do the parts of the payments.
 *
 * @param entries none of them 0; deductions are negative
 * @param payments what is taken of each payment, none of it 0
 */
public record RefundLedger(Currency currency, List<Entry> entries, List<FromPayment> payments) {
    /**
     * One reason why the total is what it is.
     *
     * @param line what it is about; none where it is about the order
     */
    public record Entry(Optional<LineId> line, Component component, Money amount) {}

    /** What is given back of one of the order's payments. */
    public record FromPayment(String paymentId, Money amount) {}

    public RefundLedger {
        entries = List.copyOf(entries);
        payments = List.copyOf(payments);
        var zero = Money.zero(currency);
        if (entries.stream().anyMatch(entry -> entry.amount().equals(zero))
                || payments.stream().anyMatch(part -> !part.amount().exceeds(zero))) {
            throw new IllegalArgumentException("must have no entry of 0, and only parts of payments above 0");
        }
        var total = entries.stream().map(Entry::amount).reduce(zero, Money::plus);
        if (total.isNegative()
                || !payments.stream()
                        .map(FromPayment::amount)
                        .reduce(zero, Money::plus)
                        .equals(total)) {
            throw new IllegalArgumentException("must add up to a total of at least 0 that the payments make");
        }
    }

    /** What is given back: at least 0. */
    public Money total() {
        return sum(_ -> true);
    }

    /** What that component makes, over all lines. */
    public Money of(Component component) {
        return sum(entry -> entry.component() == component);
    }

    /** What that component makes on that line. */
    public Money of(Component component, LineId line) {
        return sum(entry -> entry.component() == component
                && entry.line().filter(line::equals).isPresent());
    }

    private Money sum(Predicate<Entry> which) {
        return entries.stream().filter(which).map(Entry::amount).reduce(Money.zero(currency), Money::plus);
    }
}
