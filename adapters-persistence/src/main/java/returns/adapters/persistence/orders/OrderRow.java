package returns.adapters.persistence.orders;

import com.fasterxml.jackson.databind.JsonNode;
import io.micronaut.data.annotation.Id;
import io.micronaut.data.annotation.MappedEntity;
import io.micronaut.data.annotation.TypeDef;
import io.micronaut.data.model.DataType;
import java.time.Instant;
import returns.domain.orders.Order;

/** A row of {@code shop_order}: an order without its lines and payments. */
@MappedEntity("shop_order")
record OrderRow(
        @Id String orderNumber,
        String customerId,
        String currency,
        String timeZone,
        String country,
        boolean taxIncluded,
        long shippingTotal,
        long shippingTax,
        Instant placedAt,
        Instant updatedAt,
        @TypeDef(type = DataType.JSON) JsonNode promotions,
        int version) {
    static OrderRow of(Order order, int version) {
        return new OrderRow(
                order.number().value(),
                order.customer().value(),
                order.currency().getCurrencyCode(),
                order.timeZone().getId(),
                order.country(),
                order.taxIncluded(),
                order.shipping().total().minorUnits(),
                order.shipping().tax().minorUnits(),
                order.placedAt(),
                order.updatedAt(),
                StoredPromotion.all(order),
                version);
    }
}
