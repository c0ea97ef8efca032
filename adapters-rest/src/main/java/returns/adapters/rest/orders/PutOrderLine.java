package returns.adapters.rest.orders;

import static returns.adapters.rest.orders.PutOrderRequest.all;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.input.StandardValues;
import returns.application.answers.Validation;
import returns.application.input.Range;
import returns.domain.Text;
import returns.domain.orders.Delivery;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderLine;

/**
 * What was sold on one line. Amounts are as paid for the units that were not canceled.
 *
 * @param total what was paid, tax included
 * @param discount the line's share of discounts
 * @param returnUntil the last day to return it, where the shop fixes it: of goods that replace others in an exchange, the day of
 *     those, as the return of these tells it
 */
record PutOrderLine(
        @Nullable String lineId,
        @Nullable String sku,
        @Nullable String title,
        @Nullable String category,

        @Nullable @Range(min = 1, max = OrderLine.MAX_QUANTITY)
        Integer quantity,

        @Nullable @Range(min = 0, max = OrderLine.MAX_QUANTITY)
        Integer canceledQuantity,

        @Nullable List<@Nullable PutDelivery> deliveries,
        @Nullable String unitPrice,
        @Nullable String discount,
        @Nullable String total,
        @Nullable String tax,
        @Nullable Boolean finalSale,
        @Nullable String returnUntil) {
    /** Units that reached the customer together. */
    record PutDelivery(
            @Nullable @Range(min = 1, max = OrderLine.MAX_QUANTITY)
            Integer quantity,

            @Nullable String deliveredAt) {
        Optional<Delivery> delivery(String at, Validation v) {
            var units = v.required(at + "/quantity", quantity, number -> number);
            var when = v.required(at + "/deliveredAt", deliveredAt, StandardValues::moment);
            return all(units, when) ? v.made(at, () -> new Delivery(units.get(), when.get())) : Optional.empty();
        }
    }

    Optional<OrderLine> line(String at, Validation v, Amounts amounts) {
        var id = v.required(at + "/lineId", lineId, LineId::new);
        var article = v.required(at + "/sku", sku, text -> Text.name(text, 128));
        var name = v.required(at + "/title", title, text -> Text.name(text, 512));
        var kind = v.required(at + "/category", category, text -> Text.name(text, 128));
        var units = v.required(at + "/quantity", quantity, number -> number);
        var canceled = v.required(at + "/canceledQuantity", canceledQuantity, number -> number);
        var parcels = v.each(at + "/deliveries", deliveries, (each, delivery) -> delivery.delivery(each, v));
        var price = amounts.required(at + "/unitPrice", unitPrice);
        var off = amounts.required(at + "/discount", discount);
        var paid = amounts.required(at + "/total", total);
        var taxed = amounts.required(at + "/tax", tax);
        var last = v.required(at + "/finalSale", finalSale, given -> given);
        var until = v.optional(at + "/returnUntil", returnUntil, StandardValues::day);
        return all(id, article, name, kind, units, canceled, price, off, paid, taxed, last)
                ? v.made(
                        at,
                        () -> new OrderLine(
                                id.get(),
                                article.get(),
                                name.get(),
                                kind.get(),
                                units.get(),
                                canceled.get(),
                                parcels,
                                price.get(),
                                off.get(),
                                paid.get(),
                                taxed.get(),
                                last.get(),
                                until))
                : Optional.empty();
    }
}
