package returns.adapters.rest.orders;

import static returns.adapters.rest.orders.PutOrderRequest.all;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import returns.application.answers.Validation;
import returns.domain.Text;
import returns.domain.orders.LineId;
import returns.domain.orders.Promotion;

/**
 * A discount that was given because the order was large enough.
 *
 * @param threshold the goods that the order must reach, in prices as the shop shows them
 * @param lines what each line's discount owes to this promotion
 */
record PutPromotion(
        @Nullable String promotionId,
        @Nullable String name,
        @Nullable String threshold,
        @Nullable List<@Nullable PutShare> lines) {
    /** The part of a line's discount that came from the promotion. */
    record PutShare(@Nullable String lineId, @Nullable String discount) {
        Optional<Promotion.Share> share(String at, Validation v, Amounts amounts) {
            var line = v.required(at + "/lineId", lineId, LineId::new);
            var off = amounts.required(at + "/discount", discount);
            return all(line, off) ? v.made(at, () -> new Promotion.Share(line.get(), off.get())) : Optional.empty();
        }
    }

    Optional<Promotion> promotion(String at, Validation v, Amounts amounts) {
        var id = v.required(at + "/promotionId", promotionId, text -> Text.name(text, 64));
        var title = v.required(at + "/name", name, text -> Text.name(text, 512));
        var reached = amounts.required(at + "/threshold", threshold);
        var shares = v.each(at + "/lines", lines, (each, share) -> share.share(each, v, amounts));
        return all(id, title, reached)
                ? v.made(at, () -> new Promotion(id.get(), title.get(), reached.get(), shares))
                : Optional.empty();
    }
}
