package returns.adapters.rest.orders;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;
import returns.domain.orders.Delivery;
import returns.domain.orders.Order;
import returns.domain.orders.OrderLine;
import returns.domain.orders.Payment;
import returns.domain.orders.Promotion;
import returns.domain.orders.Shipping;

/** An order as it was last told. Amounts are decimal strings in its currency, times are RFC 3339 in UTC. */
@Schema(name = "Order")
@JsonInclude(JsonInclude.Include.NON_NULL)
record OrderDocument(
        String orderNumber,
        String customerId,
        String currency,
        String timeZone,
        String country,
        String placedAt,
        String updatedAt,
        boolean taxIncluded,
        List<Line> lines,
        Sending shipping,
        List<Paid> payments,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Promoted> promotions) {
    /** What was sold on one line, and what became of it. */
    @Schema(name = "OrderLine")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Line(
            String lineId,
            String sku,
            String title,
            String category,
            int quantity,
            int canceledQuantity,
            List<Parcel> deliveries,
            String unitPrice,
            String discount,
            String total,
            String tax,
            boolean finalSale,
            @Nullable String returnUntil) {
        static Line of(OrderLine line) {
            return new Line(
                    line.id().value(),
                    line.sku(),
                    line.title(),
                    line.category(),
                    line.quantity(),
                    line.canceledQuantity(),
                    line.deliveries().stream().map(Parcel::of).toList(),
                    line.unitPrice().decimal(),
                    line.discount().decimal(),
                    line.total().decimal(),
                    line.tax().decimal(),
                    line.finalSale(),
                    line.returnUntil().map(Object::toString).orElse(null));
        }
    }

    /** Units that reached the customer together. */
    @Schema(name = "Delivery")
    @JsonInclude(JsonInclude.Include.ALWAYS)
    record Parcel(int quantity, String deliveredAt) {
        static Parcel of(Delivery delivery) {
            return new Parcel(delivery.quantity(), delivery.deliveredAt().toString());
        }
    }

    /** What was paid for sending the order. */
    @Schema(name = "Shipping")
    @JsonInclude(JsonInclude.Include.ALWAYS)
    record Sending(String total, String tax) {
        static Sending of(Shipping shipping) {
            return new Sending(shipping.total().decimal(), shipping.tax().decimal());
        }
    }

    /** A payment towards the order. */
    @Schema(name = "Payment")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Paid(
            String paymentId,
            String method,
            String amount,
            String refunded,
            @Nullable String providerReference) {
        static Paid of(Payment payment) {
            return new Paid(
                    payment.paymentId(),
                    payment.method(),
                    payment.amount().decimal(),
                    payment.refunded().decimal(),
                    payment.providerReference().orElse(null));
        }
    }

    /** A discount that was given because the order was large enough. */
    @Schema(name = "Promotion")
    @JsonInclude(JsonInclude.Include.ALWAYS)
    record Promoted(String promotionId, String name, String threshold, List<Share> lines) {
        /** The part of a line's discount that came from the promotion. */
        @Schema(name = "PromotionShare")
        record Share(String lineId, String discount) {}

        static Promoted of(Promotion promotion) {
            return new Promoted(
                    promotion.promotionId(),
                    promotion.name(),
                    promotion.threshold().decimal(),
                    promotion.shares().stream()
                            .map(share -> new Share(
                                    share.line().value(), share.discount().decimal()))
                            .toList());
        }
    }

    static OrderDocument of(Order order) {
        return new OrderDocument(
                order.number().value(),
                order.customer().value(),
                order.currency().getCurrencyCode(),
                order.timeZone().getId(),
                order.country(),
                order.placedAt().toString(),
                order.updatedAt().toString(),
                order.taxIncluded(),
                order.lines().stream().map(Line::of).toList(),
                Sending.of(order.shipping()),
                order.payments().stream().map(Paid::of).toList(),
                order.promotions().stream().map(Promoted::of).toList());
    }
}
