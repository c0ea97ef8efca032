package returns.application.stores;

import java.util.Comparator;
import java.util.stream.Stream;
import returns.application.refunds.FiledRefund;
import returns.application.refunds.RefundQuery;
import returns.domain.refunds.Repayment;

/** What a query of refunds finds, said as plainly as can be. */
record InMemoryRefundSearch(RefundQuery query) {
    /** Ids are ordered as their texts are, which is how PostgreSQL orders them. */
    private static final Comparator<String> OLDEST_FIRST = Comparator.naturalOrder();

    Stream<FiledRefund> in(Stream<FiledRefund> all) {
        var order = query.oldestFirst() ? OLDEST_FIRST : OLDEST_FIRST.reversed();
        return all.filter(this::matches)
                .filter(filed -> query.after().stream().allMatch(last -> order.compare(id(filed), last.toString()) > 0))
                .sorted(Comparator.comparing(InMemoryRefundSearch::id, order));
    }

    private static String id(FiledRefund filed) {
        return filed.refund().id().toString();
    }

    private boolean matches(FiledRefund filed) {
        var refund = filed.refund();
        var ofRepayment = query.gateway().isPresent()
                || query.sentFrom().isPresent()
                || query.sentBefore().isPresent();
        return (query.statuses().isEmpty() || query.statuses().contains(refund.status()))
                && query.order().stream().allMatch(filed.of().order()::equals)
                && (!ofRepayment || refund.repayments().stream().anyMatch(this::matches));
    }

    private boolean matches(Repayment one) {
        return query.gateway().stream().allMatch(one.gateway()::equals)
                && query.sentFrom().stream()
                        .allMatch(from -> one.sentAt().stream().anyMatch(at -> !at.isBefore(from)))
                && query.sentBefore().stream()
                        .allMatch(end -> one.sentAt().stream().anyMatch(at -> at.isBefore(end)));
    }
}
