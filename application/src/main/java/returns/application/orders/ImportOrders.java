package returns.application.orders;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.application.changes.CommitOutcome;
import returns.application.orders.OrderStore.Snapshot;
import returns.application.orders.PutOrder.Result;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.orders.Order;
import returns.domain.orders.OrderNumber;
import returns.domain.orders.OrderOnFile;

/**
 * Takes many snapshots of orders. Each is judged, and stored or refused, as {@link PutOrder} would; those that come together are
 * committed together, so that it is fast.
 */
public final class ImportOrders {
    /** As many snapshots as are well committed together. */
    public static final int BATCH = 200;

    private final OrderStore orders;
    private final PutOrder each;

    public ImportOrders(OrderStore orders) {
        this.orders = orders;
        this.each = new PutOrder(orders);
    }

    /** An import, if the caller may feed orders. */
    public Answer<Batches> begin(Principal principal) {
        return principal.is(Role.ORDER_FEED)
                ? Answer.done(new Batches(principal))
                : Answer.refused(Refusal.forbidden("feed orders"));
    }

    /** Takes one batch after the other. */
    public final class Batches {
        private final Principal principal;

        private Batches(Principal principal) {
            this.principal = principal;
        }

        /** What became of each snapshot, in their order. Snapshots of one order are taken one after the other. */
        public List<Answer<Result>> put(List<Order> snapshots) {
            var answers = new ArrayList<Answer<Result>>();
            SequencedMap<OrderNumber, Order> together = new LinkedHashMap<>();
            for (var snapshot : snapshots) {
                if (together.containsKey(snapshot.number())) {
                    answers.addAll(putTogether(together));
                    together.clear();
                }
                together.put(snapshot.number(), snapshot);
            }
            answers.addAll(putTogether(together));
            return answers;
        }

        private List<Answer<Result>> putTogether(SequencedMap<OrderNumber, Order> snapshots) {
            if (snapshots.isEmpty()) {
                return List.of();
            }
            var onFile = orders.findAll(snapshots.keySet()).stream()
                    .collect(Collectors.toMap(known -> known.order().number(), Function.identity()));
            var decided = snapshots.values().stream()
                    .map(order -> Decided.on(onFile, order))
                    .toList();
            var committed = commit(decided);
            return decided.stream()
                    .map(one -> one.withoutChange().orElseGet(() -> committed ? one.stored() : putAlone(one)))
                    .toList();
        }

        /** Stale or busy is one for all: which of them it is shows as soon as each is taken by itself. */
        private Answer<Result> putAlone(Decided decided) {
            return each.put(principal, decided.snapshot().order());
        }
    }

    private boolean commit(List<Decided> decided) {
        var changes = decided.stream()
                .filter(one -> one.withoutChange().isEmpty())
                .map(Decided::snapshot)
                .toList();
        return changes.isEmpty() || orders.saveAll(changes) == CommitOutcome.COMMITTED;
    }

    private record Decided(Snapshot snapshot, Optional<Answer<Result>> withoutChange) {
        static Decided on(Map<OrderNumber, OrderOnFile> onFile, Order order) {
            var known = Optional.ofNullable(onFile.get(order.number()));
            var onVersion = known.map(OrderOnFile::version).orElse(0);
            return new Decided(new Snapshot(order, onVersion), SnapshotRule.withoutChange(known, order));
        }

        Answer<Result> stored() {
            return Answer.done(Result.stored(snapshot.order(), snapshot.onVersion()));
        }
    }
}
