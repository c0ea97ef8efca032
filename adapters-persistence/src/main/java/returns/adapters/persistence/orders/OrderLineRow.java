package returns.adapters.persistence.orders;

import io.micronaut.core.annotation.Introspected;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Currency;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import returns.domain.money.Money;
import returns.domain.orders.Delivery;
import returns.domain.orders.LineId;
import returns.domain.orders.Order;
import returns.domain.orders.OrderLine;
import returns.domain.orders.OrderOnFile.Holding;

/** A row of {@code order_line}: what was sold, and what returns hold of it. */
@Introspected
record OrderLineRow(
        String orderNumber,
        String lineId,
        int position,
        String sku,
        String title,
        String category,
        int quantity,
        int canceledQuantity,
        List<Parcel> deliveries,
        int delivered,
        long unitPrice,
        long discount,
        long total,
        long tax,
        boolean finalSale,
        @Nullable LocalDate returnUntil,
        int factsVersion,
        int reserved,
        int revision) {
    /** An element of the column {@code deliveries}. */
    record Parcel(int quantity, Instant deliveredAt) {}

    /** The line of that position, as that version of the order tells it; no return holds any of it yet. */
    static OrderLineRow of(Order order, int position, int version) {
        var line = order.lines().get(position);
        return new OrderLineRow(
                order.number().value(),
                line.id().value(),
                position,
                line.sku(),
                line.title(),
                line.category(),
                line.quantity(),
                line.canceledQuantity(),
                line.deliveries().stream()
                        .map(delivery -> new Parcel(delivery.quantity(), delivery.deliveredAt()))
                        .toList(),
                line.delivered(),
                line.unitPrice().minorUnits(),
                line.discount().minorUnits(),
                line.total().minorUnits(),
                line.tax().minorUnits(),
                line.finalSale(),
                line.returnUntil().orElse(null),
                version,
                0,
                0);
    }

    LineId id() {
        return new LineId(lineId);
    }

    Holding holding() {
        return new Holding(reserved, revision);
    }

    OrderLine line(Currency currency) {
        return new OrderLine(
                id(),
                sku,
                title,
                category,
                quantity,
                canceledQuantity,
                deliveries.stream()
                        .map(parcel -> new Delivery(parcel.quantity, parcel.deliveredAt))
                        .toList(),
                new Money(unitPrice, currency),
                new Money(discount, currency),
                new Money(total, currency),
                new Money(tax, currency),
                finalSale,
                Optional.ofNullable(returnUntil));
    }
}
