package returns.domain.policy;

import java.time.Instant;
import java.util.Optional;
import returns.domain.orders.Order;
import returns.domain.orders.OrderLine;

/** One condition for taking goods back. */
public interface Rule {
    /** What is asked: whether {@code wanted} units of that line, of which {@code left} are in no return, may come back. */
    record Question(Order order, OrderLine line, int left, int wanted, Instant now) {}

    /** Why not, if this rule is against it. */
    Optional<Finding> judge(Question question);
}
