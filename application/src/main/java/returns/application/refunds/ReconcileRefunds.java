package returns.application.refunds;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.application.refunds.RefundGateway.Seen;
import returns.domain.Term;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.money.Money;
import returns.domain.refunds.RefundStatus;
import returns.domain.refunds.Repayment;
import returns.domain.refunds.RepaymentId;

/** Compares, for staff, what was sent on a day with what the providers saw on it. */
public final class ReconcileRefunds {
    private static final int AT_ONCE = 200;

    private final RefundStore refunds;
    private final Gateways gateways;

    public ReconcileRefunds(RefundStore refunds, Gateways gateways) {
        this.refunds = refunds;
        this.gateways = gateways;
    }

    /** Where both sides differ. */
    public enum Kind implements Term {
        /** Sent, and the provider has not seen it. */
        MISSING_THERE,
        /** The provider saw it, and nothing here says that it was sent. */
        MISSING_HERE,
        /** Another amount. */
        AMOUNT,
        /** Another outcome. */
        STATUS
    }

    /** One discrepancy; what one side does not have is empty. */
    public record Discrepancy(
            Kind kind,
            String gateway,
            Optional<RepaymentId> repayment,
            Optional<String> reference,
            Optional<RefundStatus> here,
            Optional<RefundStatus> there,
            Optional<Money> amountHere,
            Optional<Money> amountThere) {}

    /**
     * What was found.
     *
     * @param compared the gateways that were asked; others list nothing
     * @param repayments how many repayments of this service were compared
     */
    public record Found(LocalDate day, List<String> compared, int repayments, List<Discrepancy> discrepancies) {
        public Found {
            compared = List.copyOf(compared);
            discrepancies = List.copyOf(discrepancies);
        }
    }

    /** The discrepancies of that day (UTC). */
    public Answer<Found> compare(Principal principal, LocalDate day) {
        if (!principal.is(Role.STAFF)) {
            return Answer.refused(Refusal.forbidden("reconcile refunds"));
        }
        var compared = new ArrayList<String>();
        var discrepancies = new ArrayList<Discrepancy>();
        var count = 0;
        for (var gateway : gateways.all()) {
            var seen = gateway.seen(day);
            if (seen.isPresent()) {
                var sent = sent(gateway.name(), day);
                compared.add(gateway.name());
                count += sent.size();
                discrepancies.addAll(seenOtherwise(gateway.name(), around(gateway.name(), day, sent), seen.get()));
                discrepancies.addAll(notSeen(gateway, day, sent, seen.get()));
            }
        }
        return Answer.done(new Found(day, compared, count, discrepancies));
    }

    /** What was sent at the end of a day may have been seen at the beginning of the next one. */
    private Map<RepaymentId, Repayment> around(String gateway, LocalDate day, Map<RepaymentId, Repayment> sent) {
        var around = new HashMap<>(sent(gateway, day.minusDays(1)));
        around.putAll(sent);
        return around;
    }

    private Map<RepaymentId, Repayment> sent(String gateway, LocalDate day) {
        var from = day.atStartOfDay(ZoneOffset.UTC).toInstant();
        var before = day.plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant();
        var sent = new HashMap<RepaymentId, Repayment>();
        var query = RefundQuery.sent(gateway, from, before);
        while (true) {
            var page = refunds.find(query, AT_ONCE);
            page.forEach(filed -> filed.refund().repayments().stream()
                    .filter(one -> one.gateway().equals(gateway))
                    .filter(one -> one.sentAt().stream().anyMatch(at -> !at.isBefore(from) && at.isBefore(before)))
                    .forEach(one -> sent.put(new RepaymentId(filed.refund().id(), one.number()), one)));
            if (page.size() < AT_ONCE) {
                return sent;
            }
            query = query.after(Optional.of(page.getLast().refund().id()));
        }
    }

    private static List<Discrepancy> seenOtherwise(String gateway, Map<RepaymentId, Repayment> sent, List<Seen> seen) {
        return seen.stream()
                .filter(one -> !isEarlierFailure(one, sent))
                .flatMap(one -> discrepancy(gateway, here(one, sent), one).stream())
                .toList();
    }

    /** A failed attempt that another one followed is no discrepancy: both sides know that it failed. */
    private static boolean isEarlierFailure(Seen seen, Map<RepaymentId, Repayment> sent) {
        return seen.status() == RefundStatus.FAILED
                && seen.repayment()
                        .flatMap(id -> Optional.ofNullable(sent.get(id)))
                        .filter(repayment -> repayment.attempt() > seen.attempt())
                        .isPresent();
    }

    private static Optional<Repayment> here(Seen seen, Map<RepaymentId, Repayment> sent) {
        return seen.repayment()
                .flatMap(id -> Optional.ofNullable(sent.get(id)))
                .filter(repayment -> repayment.attempt() == seen.attempt());
    }

    private static List<Discrepancy> notSeen(
            RefundGateway gateway, LocalDate day, Map<RepaymentId, Repayment> sent, List<Seen> seen) {
        var missing = new HashMap<>(sent);
        missing.values().removeIf(repayment -> repayment.status() == RefundStatus.FAILED);
        seen.forEach(one -> one.repayment().ifPresent(missing::remove));
        if (!missing.isEmpty()) {
            gateway.seen(day.plusDays(1))
                    .ifPresent(next -> next.forEach(one -> one.repayment().ifPresent(missing::remove)));
        }
        return missing.entrySet().stream()
                .map(entry -> new Discrepancy(
                        Kind.MISSING_THERE,
                        gateway.name(),
                        Optional.of(entry.getKey()),
                        entry.getValue().reference(),
                        Optional.of(entry.getValue().status()),
                        Optional.empty(),
                        Optional.of(entry.getValue().amount()),
                        Optional.empty()))
                .toList();
    }

    private static Optional<Discrepancy> discrepancy(String gateway, Optional<Repayment> here, Seen there) {
        var kind = here.map(repayment -> !repayment.amount().equals(there.amount())
                        ? Optional.of(Kind.AMOUNT)
                        : repayment.status() == there.status() ? Optional.<Kind>empty() : Optional.of(Kind.STATUS))
                .orElse(Optional.of(Kind.MISSING_HERE));
        return kind.map(differs -> new Discrepancy(
                differs,
                gateway,
                there.repayment(),
                Optional.of(there.reference()),
                here.map(Repayment::status),
                Optional.of(there.status()),
                here.map(Repayment::amount),
                Optional.of(there.amount())));
    }
}
