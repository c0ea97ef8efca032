package returns.domain.refunds;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import returns.domain.money.Money;
import returns.domain.orders.LineId;

/**
 * What refunds of an order, of all its returns, came to before this one. Those that are planned or on their way count; those
 * that failed or were canceled do not.
 *
 * @param units how many units of each line they gave money back for
 * @param takenBack the discounts of lost promotions that they took off, less what they gave back of them
 * @param payments what they took of each payment
 */
public record EarlierRefunds(Map<LineId, Integer> units, Map<LineId, Money> takenBack, Map<String, Money> payments) {
    /** None. */
    public static final EarlierRefunds NONE = new EarlierRefunds(Map.of(), Map.of(), Map.of());

    public EarlierRefunds {
        units = Map.copyOf(units);
        takenBack = Map.copyOf(takenBack);
        payments = Map.copyOf(payments);
        if (units.values().stream().anyMatch(count -> count < 0)
                || takenBack.values().stream().anyMatch(Money::isNegative)
                || payments.values().stream().anyMatch(Money::isNegative)) {
            throw new IllegalArgumentException("must be units and amounts of at least 0");
        }
    }

    /** These, and one more: with the ledger that it came to. */
    public EarlierRefunds and(RefundClaim claim, RefundLedger ledger) {
        var count = new HashMap<>(units);
        claim.lines().forEach(line -> count.merge(line.line(), line.units(), Integer::sum));
        var kept = new HashMap<>(takenBack);
        ledger.entries().stream()
                .filter(entry -> entry.component() == Component.LOST_PROMOTION)
                .forEach(entry -> kept.merge(
                        entry.line().orElseThrow(),
                        Money.zero(ledger.currency()).minus(entry.amount()),
                        Money::plus));
        var used = new HashMap<>(payments);
        ledger.payments().forEach(part -> used.merge(part.paymentId(), part.amount(), Money::plus));
        return new EarlierRefunds(count, kept, used);
    }

    int units(LineId line) {
        return units.getOrDefault(line, 0);
    }

    Optional<Money> takenBack(LineId line) {
        return Optional.ofNullable(takenBack.get(line));
    }

    Optional<Money> of(String paymentId) {
        return Optional.ofNullable(payments.get(paymentId));
    }
}
