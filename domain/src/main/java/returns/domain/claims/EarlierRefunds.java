package returns.domain.claims;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import returns.domain.money.Money;
import returns.domain.orders.LineId;
import returns.domain.refunds.Component;
import returns.domain.refunds.Refund;
import returns.domain.refunds.RefundLedger;
import returns.domain.refunds.RefundStatus;

/**
 * What refunds of an order, of all its returns, came to before this one. Those that are planned, on their way or paid count, and
 * those that failed, for they may be tried again; those that were canceled do not.
 *
 * @param units how many units of each line they gave money back for
 * @param takenBack the discounts of lost promotions that they took off, less what they gave back of them: below 0 where what
 *     gave back still counts, and what took off was called off since
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
                || payments.values().stream().anyMatch(Money::isNegative)) {
            throw new IllegalArgumentException("must be units and amounts of at least 0");
        }
    }

    /** These, and one that was asked for. Of a canceled one nothing counts; what failed does, for it may be tried again. */
    public EarlierRefunds and(Refund refund) {
        if (!refund.isLive()) {
            return this;
        }
        var all = new HashMap<>(units);
        refund.units().forEach((line, count) -> all.merge(line, count, Integer::sum));
        var used = new HashMap<>(payments);
        refund.repayments().stream()
                .filter(part -> part.status() != RefundStatus.CANCELED)
                .forEach(part -> used.merge(part.paymentId(), part.amount(), Money::plus));
        return new EarlierRefunds(all, keptAfter(refund.ledger()), used);
    }

    /** These, and one more: with the ledger that it came to. */
    public EarlierRefunds and(RefundClaim claim, RefundLedger ledger) {
        var count = new HashMap<>(units);
        claim.lines().forEach(line -> count.merge(line.line(), line.units(), Integer::sum));
        var used = new HashMap<>(payments);
        ledger.payments().forEach(part -> used.merge(part.paymentId(), part.amount(), Money::plus));
        return new EarlierRefunds(count, keptAfter(ledger), used);
    }

    /** These, and units that were settled elsewhere. */
    public EarlierRefunds andElsewhere(LineId line, int count) {
        var all = new HashMap<>(units);
        all.merge(line, count, Integer::sum);
        return new EarlierRefunds(all, takenBack, payments);
    }

    private Map<LineId, Money> keptAfter(RefundLedger ledger) {
        var kept = new HashMap<>(takenBack);
        ledger.entries().stream()
                .filter(entry -> entry.component() == Component.LOST_PROMOTION)
                .forEach(entry -> kept.merge(
                        entry.line().orElseThrow(),
                        Money.zero(ledger.currency()).minus(entry.amount()),
                        Money::plus));
        return kept;
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
