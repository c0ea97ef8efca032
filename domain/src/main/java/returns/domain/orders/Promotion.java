package returns.domain.orders;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import returns.domain.Text;
import returns.domain.money.Money;

/**
 * A discount that was given because the order was large enough.
 *
 * @param threshold the goods that the order must reach, in prices as the shop shows them
 * @param shares what each line's discount owes to this promotion
 */
public record Promotion(String promotionId, String name, Money threshold, List<Share> shares) {
    /** The most promotions that one order can have. */
    public static final int MAX = 100;

    /**
     * The part of a line's discount that came from a promotion.
     *
     * @param discount for all units of the line that were not canceled
     */
    public record Share(LineId line, Money discount) {
        public Share {
            if (discount.isNegative()) {
                throw new IllegalArgumentException("must be a discount of at least 0");
            }
        }
    }

    public Promotion {
        promotionId = Text.name(promotionId, 64);
        name = Text.name(name, 512);
        shares = List.copyOf(shares);
        if (threshold.isNegative()) {
            throw new IllegalArgumentException("must have a threshold of at least 0");
        }
        if (!shares.stream().map(Share::line).allMatch(new HashSet<>()::add)) {
            throw new IllegalArgumentException("must not have two shares of one lineId");
        }
    }

    /** What of that line's discount came from this promotion. */
    public Optional<Money> share(LineId line) {
        return shares.stream()
                .filter(share -> share.line().equals(line))
                .map(Share::discount)
                .findFirst();
    }

    Stream<Money> amounts() {
        return Stream.concat(Stream.of(threshold), shares.stream().map(Share::discount));
    }

    static void check(List<Promotion> promotions, List<OrderLine> lines) {
        if (promotions.size() > MAX) {
            throw new IllegalArgumentException("must have at most " + MAX + " promotions");
        }
        if (!promotions.stream().map(Promotion::promotionId).allMatch(new HashSet<>()::add)) {
            throw new IllegalArgumentException("must not have two promotions of one promotionId");
        }
        var left = new HashMap<LineId, Long>();
        lines.forEach(line -> left.put(line.id(), line.discount().minorUnits()));
        for (var share : promotions.stream().flatMap(p -> p.shares().stream()).toList()) {
            var line = share.line();
            if (!left.containsKey(line)) {
                throw new IllegalArgumentException("must not have promotions on line " + line + ", which is not there");
            }
            if (left.merge(line, -share.discount().minorUnits(), Long::sum) < 0) {
                throw new IllegalArgumentException(
                        "must not have promotions that give more on line " + line + " than its discount");
            }
        }
    }
}
