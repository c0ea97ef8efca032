package returns.adapters.persistence.stored;

import java.time.Instant;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import returns.domain.Term;
import returns.domain.money.Money;
import returns.domain.orders.CustomerId;
import returns.domain.orders.LineId;
import returns.domain.refunds.Approval;
import returns.domain.refunds.Component;
import returns.domain.refunds.Refund;
import returns.domain.refunds.RefundId;
import returns.domain.refunds.RefundLedger;
import returns.domain.refunds.RefundStatus;
import returns.domain.refunds.Repayment;
import returns.domain.returns.Return;

/** A refund as its rows. */
public record StoredRefund(Row refund, List<RepaymentRow> repayments) {
    /** A row of {@code refund}. */
    public record Row(
            UUID id,
            UUID returnId,
            String orderNumber,
            String status,
            String currency,
            long total,
            Map<String, Integer> units,
            List<Entry> entries,
            String askedBy,
            @Nullable String agent,
            Instant askedAt,
            int onVersion,
            @Nullable Instant expiresAt,
            @Nullable String verdict,
            @Nullable String decidedBy,
            @Nullable Instant decidedAt,
            @Nullable String why,
            @Nullable String customerId) {
        private static Row of(Return of, Refund refund) {
            var decision = refund.approval().flatMap(Approval::decision);
            var units = new TreeMap<String, Integer>();
            refund.units().forEach((line, count) -> units.put(line.value(), count));
            return new Row(
                    refund.id().value(),
                    of.id().value(),
                    of.order().value(),
                    refund.status().term(),
                    refund.ledger().currency().getCurrencyCode(),
                    refund.total().minorUnits(),
                    units,
                    refund.ledger().entries().stream().map(Entry::of).toList(),
                    refund.asked().by(),
                    refund.asked().agent().orElse(null),
                    refund.asked().at(),
                    refund.asked().version(),
                    refund.approval().map(Approval::expiresAt).orElse(null),
                    decision.map(made -> made.verdict().term()).orElse(null),
                    decision.map(Approval.Decision::by).orElse(null),
                    decision.map(Approval.Decision::at).orElse(null),
                    decision.flatMap(Approval.Decision::reason).orElse(null),
                    refund.asked().customer().value());
        }

        /** Rows and results of earlier versions do not say who it was asked for: then it was the return's customer. */
        private Refund.Asked asked(CustomerId ofReturn) {
            var customer = Optional.ofNullable(customerId).map(CustomerId::new).orElse(ofReturn);
            return new Refund.Asked(askedBy, Optional.ofNullable(agent), customer, askedAt, onVersion);
        }

        private Optional<Approval> approval() {
            return Optional.ofNullable(expiresAt).map(until -> new Approval(until, decision()));
        }

        private Optional<Approval.Decision> decision() {
            return verdict == null || decidedBy == null || decidedAt == null
                    ? Optional.empty()
                    : Optional.of(new Approval.Decision(
                            Term.of(Approval.Verdict.class, verdict), decidedBy, decidedAt, Optional.ofNullable(why)));
        }
    }

    /** An element of {@code refund.entries}. */
    public record Entry(@Nullable String lineId, String component, long amount) {
        private static Entry of(RefundLedger.Entry entry) {
            return new Entry(
                    entry.line().map(LineId::value).orElse(null),
                    entry.component().term(),
                    entry.amount().minorUnits());
        }

        private RefundLedger.Entry entry(Currency currency) {
            return new RefundLedger.Entry(
                    Optional.ofNullable(lineId).map(LineId::new),
                    Term.of(Component.class, component),
                    new Money(amount, currency));
        }
    }

    /** A row of {@code repayment}. */
    public record RepaymentRow(
            UUID refundId,
            int number,
            String paymentId,
            String method,
            @Nullable String paymentReference,
            long amount,
            String gateway,
            int attempt,
            String status,
            @Nullable Instant sentAt,
            @Nullable String reference,
            @Nullable String problem) {
        private static RepaymentRow of(Refund refund, Repayment repayment) {
            return new RepaymentRow(
                    refund.id().value(),
                    repayment.number(),
                    repayment.paymentId(),
                    repayment.method(),
                    repayment.paymentReference().orElse(null),
                    repayment.amount().minorUnits(),
                    repayment.gateway(),
                    repayment.attempt(),
                    repayment.status().term(),
                    repayment.sentAt().orElse(null),
                    repayment.reference().orElse(null),
                    repayment.problem().orElse(null));
        }

        private Repayment repayment(Currency currency) {
            return new Repayment(
                    number,
                    paymentId,
                    method,
                    Optional.ofNullable(paymentReference),
                    new Money(amount, currency),
                    gateway,
                    attempt,
                    Term.of(RefundStatus.class, status),
                    Optional.ofNullable(sentAt),
                    Optional.ofNullable(reference),
                    Optional.ofNullable(problem));
        }
    }

    static StoredRefund of(Return of, Refund refund) {
        return new StoredRefund(
                Row.of(of, refund),
                refund.repayments().stream()
                        .map(repayment -> RepaymentRow.of(refund, repayment))
                        .toList());
    }

    Refund toRefund(CustomerId ofReturn) {
        var currency = Currency.getInstance(refund.currency);
        var paid = repayments.stream().map(row -> row.repayment(currency)).toList();
        return new Refund(
                new RefundId(refund.id),
                refund.units.entrySet().stream()
                        .collect(Collectors.toMap(entry -> new LineId(entry.getKey()), Map.Entry::getValue)),
                new RefundLedger(
                        currency,
                        refund.entries.stream()
                                .map(entry -> entry.entry(currency))
                                .toList(),
                        paid.stream()
                                .map(part -> new RefundLedger.FromPayment(part.paymentId(), part.amount()))
                                .toList()),
                paid,
                refund.asked(ofReturn),
                refund.approval());
    }
}
