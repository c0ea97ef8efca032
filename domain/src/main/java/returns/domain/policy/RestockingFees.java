package returns.domain.policy;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import returns.domain.returns.Reason;

/**
 * Which fee is kept of the refund for what. The most specific counts: that of the category and the reason, or else of the
 * category, or else of the reason, or else the one for everything. None is kept where something was the shop's own fault.
 */
public record RestockingFees(Map<For, RestockingFee> fees) {
    /** Nothing is kept. */
    public static final RestockingFees NONE = new RestockingFees(Map.of());

    /** What a fee is kept for: goods of that category, or of any; that come back for that reason, or for any. */
    public record For(Optional<String> category, Optional<Reason> reason) {
        public For {
            if (reason.filter(Reason::isShopsFault).isPresent()) {
                throw new IllegalArgumentException("must not be a reason that is the shop's own fault");
            }
        }
    }

    public RestockingFees {
        fees = Map.copyOf(fees);
    }

    /** The fee for goods of that category that come back for that reason. */
    public Optional<RestockingFee> fee(String category, Reason reason) {
        if (reason.isShopsFault()) {
            return Optional.empty();
        }
        var goods = Optional.of(category);
        var why = Optional.of(reason);
        return Stream.of(
                        new For(goods, why),
                        new For(goods, Optional.empty()),
                        new For(Optional.empty(), why),
                        new For(Optional.empty(), Optional.empty()))
                .flatMap(what -> Stream.ofNullable(fees.get(what)))
                .findFirst();
    }
}
