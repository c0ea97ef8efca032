package returns.domain.policy;

import java.util.Set;
import returns.domain.money.Money;
import returns.domain.returns.Reason;

/**
 * What is refunded although the customer keeps it.
 *
 * @param maximum the largest value of the units of a line that returns hold, of all its returns; in a currency that is not named, everything comes back
 * @param reasons for others, everything comes back
 */
public record KeepTheItem(PerCurrency maximum, Set<Reason> reasons) {
    /** Everything comes back. */
    public static final KeepTheItem NEVER = new KeepTheItem(PerCurrency.NONE, Set.of());

    public KeepTheItem {
        reasons = Set.copyOf(reasons);
    }

    /** Whether goods that so much was paid for, and that are returned for that reason, are kept. */
    public boolean covers(Money value, Reason reason) {
        return reasons.contains(reason) && maximum.covers(value);
    }
}
