package returns.adapters.persistence.orders;

import io.micronaut.core.annotation.Introspected;
import java.time.Instant;
import java.util.Currency;
import java.util.List;
import returns.adapters.persistence.StoredJson;
import returns.domain.money.Money;
import returns.domain.orders.Delivery;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderLine;
import returns.domain.orders.OrderOnFile.Holding;

/** A row of {@code order_line}: what was sold, and what returns hold of it. */
@Introspected
record OrderLineRow(
        String lineId,
        String sku,
        String title,
        String category,
        int quantity,
        int canceledQuantity,
        List<Parcel> deliveries,
        long unitPrice,
        long discount,
        long total,
        long tax,
        boolean finalSale,
        int reserved,
        int revision) {
    /** An element of the column {@code deliveries}. */
    record Parcel(int quantity, Instant deliveredAt) {
        static String json(OrderLine line) {
            return StoredJson.write(line.deliveries().stream()
                    .map(delivery -> new Parcel(delivery.quantity(), delivery.deliveredAt()))
                    .toList());
        }
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
                finalSale);
    }
}
