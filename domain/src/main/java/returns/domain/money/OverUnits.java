package returns.domain.money;

/**
 * An amount that was paid for so many like units, given back as they come back, one by one or many at once: however they are
 * grouped, the parts add up to the whole, and no part is more than one minor unit off its exact share.
 *
 * @param total at least 0
 * @param units at least 1
 */
public record OverUnits(Money total, int units) {
    public OverUnits {
        if (total.isNegative() || units < 1) {
            throw new IllegalArgumentException("must be an amount of at least 0 over at least one unit");
        }
    }

    /** What the first so many units make together; half a minor unit is rounded up. */
    public Money first(int count) {
        return total.part(count, units);
    }

    /** What the next {@code count} units make, after {@code before} others: the last unit takes the remainder. */
    public Money next(int count, int before) {
        return first(Math.addExact(before, count)).minus(first(before));
    }
}
