package returns.application.policy;

import java.time.Instant;
import java.util.List;

/**
 * What a decision by the policy rests on besides the order.
 *
 * @param version the version that the order goes by
 * @param earlierReturns where that version counts them: when the customer's returns were created, of all orders, the newest
 *     first; of very many, the newest {@link #MOST}
 */
public record PolicyFacts(int version, List<Instant> earlierReturns) {
    /** As many returns of one customer as are looked at; more than any policy allows. */
    public static final int MOST = 1_000;

    public PolicyFacts {
        earlierReturns = List.copyOf(earlierReturns);
    }
}
