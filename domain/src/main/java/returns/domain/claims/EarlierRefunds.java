package returns.domain.claims;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import returns.domain.money.Money;
import returns.domain.orders.LineId;
import returns.domain.refunds.Component;
import returns.domain.refunds.Refund;
import returns.domain.refunds.RefundLedger;
import returns.domain.refunds.RefundLedger.FromPayment;
import returns.domain.refunds.RefundStatus;

/**
 * What refunds of an order, of all its returns, came to before this one. Those that are planned, on their way or paid count, and
 * those that failed, for they may be tried again; those that were canceled do not.
 *
 * @param units how many units of each line money was given back for
 * @param elsewhere how many of those not by a refund
 * @param given what refunds gave of each component, and took off
 * @param payments what they took of each payment
 */
public record EarlierRefunds(
        Map<LineId, Integer> units,
        Map<LineId, Integer> elsewhere,
        Map<Part, Money> given,
        Map<String, Money> payments) {
    /** None. */
    public static final EarlierRefunds NONE = new EarlierRefunds(Map.of(), Map.of(), Map.of(), Map.of());

    /**
     * A part of refunds.
     *
     * @param line what it is about; none where it is about the order
     */
    public record Part(Optional<LineId> line, Component component) {}

    public EarlierRefunds {
        units = Map.copyOf(units);
        elsewhere = Map.copyOf(elsewhere);
        given = Map.copyOf(given);
        payments = Map.copyOf(payments);
        if (units.values().stream().anyMatch(count -> count < 0)
                || payments.values().stream().anyMatch(Money::isNegative)) {
            throw new IllegalArgumentException("must be units and amounts of at least 0");
        }
    }

    /** These, and one that was asked for. Of a canceled one nothing counts; what failed does, for it may be tried again. */
    public EarlierRefunds and(Refund refund) {
        var parts = refund.repayments().stream()
                .filter(part -> part.status() != RefundStatus.CANCELED)
                .map(part -> new FromPayment(part.paymentId(), part.amount()))
                .toList();
        return refund.isLive() ? and(refund.units(), refund.ledger(), parts) : this;
    }

    /** These, and one more: with the ledger that it came to. */
    public EarlierRefunds and(RefundClaim claim, RefundLedger ledger) {
        var claimed = claim.lines().stream().collect(Collectors.toMap(RefundClaim.Line::line, RefundClaim.Line::units));
        return and(claimed, ledger, ledger.payments());
    }

    /** These, and units that were settled elsewhere. */
    public EarlierRefunds andElsewhere(LineId line, int count) {
        return new EarlierRefunds(
                sum(units, Map.of(line, count)), sum(elsewhere, Map.of(line, count)), given, payments);
    }

    private EarlierRefunds and(Map<LineId, Integer> more, RefundLedger ledger, List<FromPayment> parts) {
        var all = new HashMap<>(given);
        ledger.entries()
                .forEach(entry -> all.merge(new Part(entry.line(), entry.component()), entry.amount(), Money::plus));
        var used = new HashMap<>(payments);
        parts.forEach(part -> used.merge(part.paymentId(), part.amount(), Money::plus));
        return new EarlierRefunds(sum(units, more), elsewhere, all, used);
    }

    private static Map<LineId, Integer> sum(Map<LineId, Integer> units, Map<LineId, Integer> more) {
        var all = new HashMap<>(units);
        more.forEach((line, count) -> all.merge(line, count, Integer::sum));
        return all;
    }

    int units(LineId line) {
        return units.getOrDefault(line, 0);
    }

    int elsewhere(LineId line) {
        return elsewhere.getOrDefault(line, 0);
    }

    /** What refunds gave of that; below 0 where they took more off. */
    Optional<Money> given(Optional<LineId> line, Component component) {
        return Optional.ofNullable(given.get(new Part(line, component)));
    }

    Optional<Money> of(String paymentId) {
        return Optional.ofNullable(payments.get(paymentId));
    }
}
