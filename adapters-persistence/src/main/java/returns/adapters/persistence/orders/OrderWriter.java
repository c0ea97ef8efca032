package returns.adapters.persistence.orders;

import io.micronaut.transaction.annotation.Transactional;
import jakarta.inject.Singleton;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import returns.adapters.persistence.sql.StoredJson;
import returns.application.orders.OrderStore.Snapshot;

/** Writes all rows of orders in one transaction. It takes the orders first and then their lines, each in order of their keys. */
@Singleton
class OrderWriter {
    private final OrderRows rows;

    OrderWriter(OrderRows rows) {
        this.rows = rows;
    }

    /** Rolls the transaction back: an order is not as it was when this was decided. */
    static final class Stale extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    @Transactional
    void write(List<Snapshot> snapshots) {
        var added = orders(snapshots, snapshot -> snapshot.onVersion() == 0);
        if (!added.isEmpty()) {
            rows.saveAll(added);
        }
        var changed = orders(snapshots, snapshot -> snapshot.onVersion() > 0);
        var next = StoredJson.write(changed.stream()
                .map(row -> new NextVersion(row.orderNumber(), row.version()))
                .toList());
        if (!changed.isEmpty()) {
            if (rows.claim(next) < changed.size()) {
                throw new Stale();
            }
            rows.updateAll(changed);
        }
        rows.putLines(StoredJson.write(lines(snapshots)));
        if (!changed.isEmpty()) {
            rows.dropLinesBefore(next);
            if (rows.countLinesBefore(next) > 0) {
                throw new Stale();
            }
        }
        putPayments(snapshots, next);
    }

    private void putPayments(List<Snapshot> snapshots, String next) {
        rows.putPayments(StoredJson.write(payments(snapshots)));
        var changed = payments(
                snapshots.stream().filter(snapshot -> snapshot.onVersion() > 0).toList());
        rows.dropPaymentsBut(next, StoredJson.write(changed));
        if (rows.countPayments(next) > changed.size()) {
            throw new Stale();
        }
    }

    /** Which version an order will be of. */
    private record NextVersion(String orderNumber, int version) {}

    private static List<OrderRow> orders(List<Snapshot> snapshots, Predicate<Snapshot> which) {
        return snapshots.stream()
                .filter(which)
                .map(snapshot -> OrderRow.of(snapshot.order(), snapshot.onVersion() + 1))
                .sorted(Comparator.comparing(OrderRow::orderNumber))
                .toList();
    }

    private static List<OrderLineRow> lines(List<Snapshot> snapshots) {
        return snapshots.stream()
                .flatMap(snapshot -> positions(snapshot.order().lines())
                        .mapToObj(at -> OrderLineRow.of(snapshot.order(), at, snapshot.onVersion() + 1)))
                .toList();
    }

    private static List<OrderPaymentRow> payments(List<Snapshot> snapshots) {
        return snapshots.stream()
                .map(Snapshot::order)
                .flatMap(order -> positions(order.payments()).mapToObj(at -> OrderPaymentRow.of(order, at)))
                .toList();
    }

    private static IntStream positions(List<?> list) {
        return IntStream.range(0, list.size());
    }
}
