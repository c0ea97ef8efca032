package returns.adapters.persistence.orders;

import java.time.ZoneId;
import java.util.Currency;
import java.util.List;
import java.util.stream.Collectors;
import returns.adapters.persistence.sql.StoredJson;
import returns.domain.money.Money;
import returns.domain.orders.CustomerId;
import returns.domain.orders.Order;
import returns.domain.orders.OrderNumber;
import returns.domain.orders.OrderOnFile;
import returns.domain.orders.Shipping;

/** A document of the view {@code order_document}: an order with all its rows. */
public record StoredOrder(OrderRow order, List<OrderLineRow> lines, List<OrderPaymentRow> payments) {
    /** The order of a document. */
    public static OrderOnFile read(String document) {
        return StoredJson.read(document, StoredOrder.class).onFile();
    }

    /** The order of the document. */
    public OrderOnFile onFile() {
        var holdings = lines.stream()
                .filter(line -> line.revision() > 0)
                .collect(Collectors.toMap(OrderLineRow::id, OrderLineRow::holding));
        var currency = Currency.getInstance(order.currency());
        var inRefunds = payments.stream()
                .filter(payment -> payment.reserved() > 0)
                .collect(Collectors.toMap(
                        OrderPaymentRow::paymentId, payment -> new Money(payment.reserved(), currency)));
        return new OrderOnFile(snapshot(), order.version(), holdings, inRefunds);
    }

    private Order snapshot() {
        var currency = Currency.getInstance(order.currency());
        return new Order(
                new OrderNumber(order.orderNumber()),
                new CustomerId(order.customerId()),
                currency,
                ZoneId.of(order.timeZone()),
                order.country(),
                order.placedAt(),
                order.updatedAt(),
                order.taxIncluded(),
                lines.stream().map(line -> line.line(currency)).toList(),
                new Shipping(new Money(order.shippingTotal(), currency), new Money(order.shippingTax(), currency)),
                payments.stream().map(payment -> payment.payment(currency)).toList(),
                StoredPromotion.all(order.promotions(), currency));
    }
}
