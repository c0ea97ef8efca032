package returns.domain.policy;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import returns.domain.Deadline;
import returns.domain.Moment;
import returns.domain.orders.Order;
import returns.domain.orders.OrderLine;

/**
 * What a shop takes back, and on what terms. Every rule is asked, so that a refusal names every reason at once. A version never
 * changes; another takes its place for the orders that are placed from then on.
 *
 * @param version counts from 1
 */
public record ReturnPolicy(int version, Instant inForceFrom, PolicyRules rules) {
    public ReturnPolicy {
        inForceFrom = Moment.exact(inForceFrom);
        if (version < 1) {
            throw new IllegalArgumentException("must be at least 1");
        }
    }

    /** What holds before a shop decides anything: {@link PolicyRules#STANDARD}, from the beginning. */
    public static ReturnPolicy standard() {
        return new ReturnPolicy(1, Instant.EPOCH, PolicyRules.STANDARD);
    }

    /** What every rule that is asked says, in their order. */
    public List<Verdict> explain(Rule.Question question) {
        return rules.toAsk(question).map(rule -> rule.judge(question)).toList();
    }

    /** Every reason why units cannot be returned as asked; none if they can. */
    public List<Finding> judge(Rule.Question question) {
        return rules.judge(question);
    }

    /** The last day on which that line can be returned. */
    public Optional<Deadline> deadline(Order order, OrderLine line) {
        return rules.windows().deadline(order, line);
    }
}
