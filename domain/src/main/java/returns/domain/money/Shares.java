package returns.domain.money;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Shares an amount in proportion to weights: each share is rounded down, and the minor units that are missing go to the largest
 * remainders, of equal ones to the first. The shares add up to the amount, and none is larger than its weight where the amount is
 * not larger than all weights together.
 *
 * @param weights at least 0, and not all of them 0
 */
public record Shares(List<Long> weights) {
    public Shares {
        weights = List.copyOf(weights);
        if (weights.stream().anyMatch(weight -> weight < 0) || weights.stream().allMatch(weight -> weight == 0)) {
            throw new IllegalArgumentException("must have weights of at least 0, and one above");
        }
    }

    /** The shares of that amount, in the order of the weights. */
    public List<Money> of(Money total) {
        if (total.isNegative()) {
            throw new IllegalArgumentException("must be an amount of at least 0");
        }
        var sum = weights.stream().map(BigInteger::valueOf).reduce(BigInteger.ZERO, BigInteger::add);
        var amount = BigInteger.valueOf(total.minorUnits());
        var exact = weights.stream()
                .map(weight -> amount.multiply(BigInteger.valueOf(weight)).divideAndRemainder(sum))
                .toList();
        var shares = new ArrayList<Long>();
        exact.forEach(share -> shares.add(share[0].longValueExact()));
        var missing =
                total.minorUnits() - shares.stream().mapToLong(Long::longValue).sum();
        IntStream.range(0, shares.size())
                .boxed()
                .sorted(Comparator.comparing((Integer i) -> exact.get(i)[1]).reversed())
                .limit(missing)
                .forEach(i -> shares.set(i, shares.get(i) + 1));
        return shares.stream().map(share -> new Money(share, total.currency())).toList();
    }
}
