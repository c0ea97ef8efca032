package returns.domain.refunds;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import returns.domain.money.Money;
import returns.domain.orders.CustomerId;
import returns.domain.orders.LineId;

/**
 * Money that is given back for units of a return: how much, on which payments, who asked and who decided. Amounts and units never
 * change.
 *
 * @param units how many units of each line it pays for
 * @param repayments one for each payment that gets money back; together they make the ledger's total
 * @param approval none if no person had to decide
 */
public record Refund(
        RefundId id,
        Map<LineId, Integer> units,
        RefundLedger ledger,
        List<Repayment> repayments,
        Asked asked,
        Optional<Approval> approval) {
    /**
     * Who asked for it.
     *
     * @param agent who acted for them, if an agent did
     * @param customer whose order it was then: who gets it, whoever's the order is later
     * @param version of the return that it was planned on
     */
    public record Asked(String by, Optional<String> agent, CustomerId customer, Instant at, int version) {}

    public Refund {
        units = Map.copyOf(units);
        repayments = List.copyOf(repayments);
        var paid = repayments.stream().map(Repayment::amount).reduce(Money.zero(ledger.currency()), Money::plus);
        if (!paid.equals(ledger.total())) {
            throw new IllegalArgumentException("must pay back what its ledger comes to");
        }
    }

    public Money total() {
        return ledger.total();
    }

    /** Where it stands: as the repayment does that is furthest from being done. */
    public RefundStatus status() {
        return repayments.stream()
                .map(Repayment::status)
                .min((a, b) -> Integer.compare(urgency(a), urgency(b)))
                .orElse(RefundStatus.SUCCEEDED);
    }

    private static int urgency(RefundStatus status) {
        return switch (status) {
            case AWAITING_APPROVAL -> 0;
            case FAILED -> 1;
            case UNKNOWN -> 2;
            case PLANNED -> 3;
            case SUBMITTED -> 4;
            case SUCCEEDED -> 5;
            case CANCELED -> 6;
        };
    }

    /** Whether its units are paid for by it, or will be. */
    public boolean isLive() {
        return status() != RefundStatus.CANCELED;
    }

    public boolean awaitsApproval() {
        return status() == RefundStatus.AWAITING_APPROVAL;
    }

    /** Where its approval stands, if a person had to decide. */
    public Optional<Approval.Standing> standing() {
        return approval.map(made -> made.decision()
                .map(decision -> switch (decision.verdict()) {
                    case APPROVED -> Approval.Standing.APPROVED;
                    case REJECTED -> Approval.Standing.REJECTED;
                    case EXPIRED -> Approval.Standing.EXPIRED;
                })
                .orElse(isLive() ? Approval.Standing.WAITING : Approval.Standing.CANCELED));
    }

    public boolean isRejected() {
        return approval.filter(made -> made.is(Approval.Verdict.REJECTED)).isPresent();
    }

    /** Whether something of it is not paid, and nothing can be on its way. */
    public boolean canBeCanceled() {
        return repayments.stream().anyMatch(one -> one.status().isOpen())
                && repayments.stream()
                        .noneMatch(
                                one -> one.status() == RefundStatus.SUBMITTED || one.status() == RefundStatus.UNKNOWN);
    }

    /** Whether some of it was paid. */
    public boolean isPartlyPaid() {
        return repayments.stream().anyMatch(one -> one.status() == RefundStatus.SUCCEEDED);
    }

    /** The repayment of that number. */
    public Optional<Repayment> repayment(int number) {
        return repayments.stream().filter(one -> one.number() == number).findFirst();
    }

    /** What it takes of that payment. */
    public Money reserved(String paymentId) {
        return repayments.stream()
                .filter(one -> one.paymentId().equals(paymentId) && one.status().reserves())
                .map(Repayment::amount)
                .reduce(Money.zero(ledger.currency()), Money::plus);
    }

    /** Decided: paid, or never. */
    public Refund decided(Approval.Decision decision) {
        var now = approval.map(open -> open.decided(decision));
        return new Refund(
                id,
                units,
                ledger,
                repayments.stream()
                        .map(
                                decision.verdict() == Approval.Verdict.APPROVED
                                        ? Repayment::released
                                        : Repayment::canceled)
                        .toList(),
                asked,
                now);
    }

    /** With nothing more of it to be paid. */
    public Refund canceled() {
        return with(one -> one.status() == RefundStatus.SUCCEEDED ? one : one.canceled());
    }

    /** With that repayment on its way, from then on. */
    public Refund sent(int number, Instant now) {
        return with(number, one -> one.sent(now));
    }

    /** After what the provider said of that repayment. */
    public Refund after(int number, ProviderAnswer answer) {
        return with(number, one -> one.after(answer));
    }

    /** With another attempt at that repayment, by that way. */
    public Refund again(int number, String gateway) {
        return with(number, one -> one.again(gateway));
    }

    private Refund with(int number, UnaryOperator<Repayment> change) {
        return with(one -> one.number() == number ? change.apply(one) : one);
    }

    private Refund with(UnaryOperator<Repayment> change) {
        return new Refund(id, units, ledger, repayments.stream().map(change).toList(), asked, approval);
    }
}
