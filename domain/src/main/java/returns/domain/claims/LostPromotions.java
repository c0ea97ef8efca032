package returns.domain.claims;

import java.util.List;
import java.util.function.ToIntFunction;
import returns.domain.money.Money;
import returns.domain.money.OverUnits;
import returns.domain.orders.Order;
import returns.domain.orders.OrderLine;
import returns.domain.orders.Promotion;

/** The promotions that an order reached, and that what the customer keeps of it no longer does. */
record LostPromotions(List<Promotion> promotions) {
    static final LostPromotions NONE = new LostPromotions(List.of());

    /** Those that are lost when so many units of each line have come back. */
    static LostPromotions of(Order order, ToIntFunction<OrderLine> returned) {
        return new LostPromotions(order.promotions().stream()
                .filter(promotion -> reached(promotion, order, _ -> 0) && !reached(promotion, order, returned))
                .toList());
    }

    /** The discount that they gave on the units of that line that did not come back. */
    Money discountKept(OrderLine line, int returned) {
        return promotions.stream()
                .map(promotion -> discountKept(promotion, line, returned))
                .reduce(Money.zero(line.total().currency()), Money::plus);
    }

    /** In prices as the shop shows them: what was paid for the units kept, without tax where prices are, and what the promotion took off. */
    private static boolean reached(Promotion promotion, Order order, ToIntFunction<OrderLine> returned) {
        var kept = order.lines().stream()
                .filter(line -> line.paidFor() > 0)
                .mapToLong(line -> {
                    var back = returned.applyAsInt(line);
                    var paid = new Taxed(line.total(), line.tax());
                    var rest = paid.minus(paid.first(back, line.paidFor()));
                    return (order.taxIncluded() ? rest.total() : rest.net()).minorUnits()
                            + discountKept(promotion, line, back).minorUnits();
                })
                .sum();
        return kept >= promotion.threshold().minorUnits();
    }

    private static Money discountKept(Promotion promotion, OrderLine line, int returned) {
        return promotion
                .share(line.id())
                .map(share -> share.minus(new OverUnits(share, line.paidFor()).first(returned)))
                .orElse(Money.zero(line.total().currency()));
    }
}
