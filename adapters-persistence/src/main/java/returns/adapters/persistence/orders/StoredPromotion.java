package returns.adapters.persistence.orders;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Currency;
import java.util.List;
import returns.adapters.persistence.sql.StoredJson;
import returns.domain.money.Money;
import returns.domain.orders.LineId;
import returns.domain.orders.Order;
import returns.domain.orders.Promotion;

/** One of the promotions that a row of {@code shop_order} keeps as JSON. */
record StoredPromotion(String promotionId, String name, long threshold, List<Share> shares) {
    /** What came from it of a line's discount. */
    record Share(String lineId, long discount) {
        static Share of(Promotion.Share share) {
            return new Share(share.line().value(), share.discount().minorUnits());
        }

        Promotion.Share share(Currency currency) {
            return new Promotion.Share(new LineId(lineId), new Money(discount, currency));
        }
    }

    static JsonNode all(Order order) {
        return StoredJson.tree(
                order.promotions().stream().map(StoredPromotion::of).toList());
    }

    static List<Promotion> all(JsonNode promotions, Currency currency) {
        return StoredJson.each(promotions, StoredPromotion.class).stream()
                .map(stored -> stored.promotion(currency))
                .toList();
    }

    private Promotion promotion(Currency currency) {
        return new Promotion(
                promotionId,
                name,
                new Money(threshold, currency),
                shares.stream().map(share -> share.share(currency)).toList());
    }

    private static StoredPromotion of(Promotion promotion) {
        return new StoredPromotion(
                promotion.promotionId(),
                promotion.name(),
                promotion.threshold().minorUnits(),
                promotion.shares().stream().map(Share::of).toList());
    }
}
