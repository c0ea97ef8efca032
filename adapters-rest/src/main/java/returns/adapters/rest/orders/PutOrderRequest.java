package returns.adapters.rest.orders;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.input.StandardValues;
import returns.application.answers.Answer;
import returns.application.answers.Validation;
import returns.domain.orders.CustomerId;
import returns.domain.orders.Order;
import returns.domain.orders.OrderNumber;
import returns.domain.orders.Promotion;

/**
 * A snapshot of an order. Amounts are decimal strings in its currency, times are RFC 3339.
 *
 * @param orderNumber the shop's; where the address has a number, the same
 * @param currency ISO 4217
 * @param timeZone the shop's, an IANA name, by whose days windows close
 * @param country where the goods were sent, ISO 3166-1 alpha-2
 * @param updatedAt orders snapshots of the same order
 * @param taxIncluded whether unit prices and discounts include tax
 * @param lines 1 to 1,000
 * @param promotions the discounts that hang on how much was bought; none where this is left out
 */
record PutOrderRequest(
        @Nullable String orderNumber,
        @Nullable String customerId,
        @Nullable String currency,
        @Nullable String timeZone,
        @Nullable String country,
        @Nullable String placedAt,
        @Nullable String updatedAt,
        @Nullable Boolean taxIncluded,
        @Nullable List<@Nullable PutOrderLine> lines,
        @Nullable PutShipping shipping,
        @Nullable List<@Nullable PutPayment> payments,
        @Nullable List<@Nullable PutPromotion> promotions) {
    /** The order, which must be of the number in the address. */
    Answer<Order> order(OrderNumber addressed, Validation v) {
        return order(v, written -> same(addressed, written));
    }

    /** The order, of whatever number it says. */
    Answer<Order> order(Validation v) {
        return order(v, OrderNumber::new);
    }

    private Answer<Order> order(Validation v, Function<String, OrderNumber> numbered) {
        var number = v.required("/orderNumber", orderNumber, numbered);
        var customer = v.required("/customerId", customerId, CustomerId::new);
        var money = v.required("/currency", currency, StandardValues::currency);
        var zone = v.required("/timeZone", timeZone, StandardValues::timeZone);
        var sentTo = v.required("/country", country, StandardValues::country);
        var placed = v.required("/placedAt", placedAt, StandardValues::moment);
        var updated = v.required("/updatedAt", updatedAt, StandardValues::moment);
        var taxed = v.required("/taxIncluded", taxIncluded, given -> given);
        var amounts = new Amounts(money, v);
        var sold = v.each("/lines", lines, (at, line) -> line.line(at, v, amounts));
        var sending = Optional.ofNullable(shipping).flatMap(given -> given.shipping("/shipping", v, amounts));
        v.required("/shipping", shipping, given -> given);
        var paid = v.each("/payments", payments, (at, payment) -> payment.payment(at, v, amounts));
        var promoted = promotions == null
                ? List.<Promotion>of()
                : v.each("/promotions", promotions, (at, promotion) -> promotion.promotion(at, v, amounts));
        return v.whole(() -> new Order(
                number.orElseThrow(),
                customer.orElseThrow(),
                money.orElseThrow(),
                zone.orElseThrow(),
                sentTo.orElseThrow(),
                placed.orElseThrow(),
                updated.orElseThrow(),
                taxed.orElseThrow(),
                sold,
                sending.orElseThrow(),
                paid,
                promoted));
    }

    private static OrderNumber same(OrderNumber addressed, String written) {
        if (!new OrderNumber(written).equals(addressed)) {
            throw new IllegalArgumentException("must be the number in the address, " + addressed);
        }
        return addressed;
    }

    /** Whether all of them are there. */
    static boolean all(Optional<?>... parts) {
        return Stream.of(parts).allMatch(Optional::isPresent);
    }
}
