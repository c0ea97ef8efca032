package returns.adapters.persistence.orders;

import io.micronaut.transaction.annotation.Transactional;
import jakarta.inject.Singleton;
import java.util.Comparator;
import java.util.List;
import returns.domain.orders.Order;
import returns.domain.orders.OrderLine;

/** Writes all rows of an order in one transaction. */
@Singleton
class OrderWriter {
    private final OrderRows rows;

    OrderWriter(OrderRows rows) {
        this.rows = rows;
    }

    /** Rolls the transaction back: the order is not as it was when this was decided. */
    static final class Stale extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    @Transactional
    void write(Order order, int onVersion) {
        var number = order.number().value();
        var version = onVersion + 1;
        if (onVersion == 0) {
            rows.save(OrderRow.of(order, version));
        } else if (rows.claim(number, onVersion) == 1) {
            rows.update(OrderRow.of(order, version));
        } else {
            throw new Stale();
        }
        for (var line : inLockOrder(order.lines())) {
            put(number, line, order.lines().indexOf(line), version);
        }
        rows.dropLinesBefore(number, version);
        if (rows.countLinesBefore(number, version) > 0) {
            throw new Stale();
        }
        rows.dropPayments(number);
        for (var position = 0; position < order.payments().size(); position++) {
            var payment = order.payments().get(position);
            rows.addPayment(
                    number,
                    payment.paymentId(),
                    position,
                    payment.method(),
                    payment.amount().minorUnits(),
                    payment.refunded().minorUnits(),
                    payment.providerReference().orElse(null));
        }
    }

    private void put(String number, OrderLine line, int position, int version) {
        rows.putLine(
                number,
                line.id().value(),
                position,
                line.sku(),
                line.title(),
                line.category(),
                line.quantity(),
                line.canceledQuantity(),
                OrderLineRow.Parcel.json(line),
                line.delivered(),
                line.unitPrice().minorUnits(),
                line.discount().minorUnits(),
                line.total().minorUnits(),
                line.tax().minorUnits(),
                line.finalSale(),
                version);
    }

    /** Every change locks lines by their id, so that no two wait for each other. */
    private static List<OrderLine> inLockOrder(List<OrderLine> lines) {
        return lines.stream()
                .sorted(Comparator.comparing(line -> line.id().value()))
                .toList();
    }
}
