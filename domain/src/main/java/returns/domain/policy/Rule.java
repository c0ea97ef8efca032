package returns.domain.policy;

import java.time.Instant;
import java.util.Optional;
import returns.domain.orders.Order;
import returns.domain.orders.OrderLine;
import returns.domain.orders.OrderOnFile;
import returns.domain.returns.Reason;

/** One condition for taking goods back. */
public interface Rule {
    /**
     * What is asked: whether {@code wanted} units of that line, of which {@code left} are in no return, may come back.
     *
     * @param stated why they are to come back, once somebody said so
     */
    record Question(Order order, OrderLine line, int left, int wanted, Optional<Stated> stated, Instant now) {
        /** Whether so many units may come back, whatever the reason. */
        public static Question of(OrderOnFile onFile, OrderLine line, int wanted, Instant now) {
            return new Question(onFile.order(), line, onFile.left(line), wanted, Optional.empty(), now);
        }

        /** Whether they may come back for that reason. */
        public Question stating(Reason reason, Optional<String> note) {
            return new Question(order, line, left, wanted, Optional.of(new Stated(reason, note)), now);
        }
    }

    /** Why goods are to come back, in the words of the contract and in the customer's own. */
    record Stated(Reason reason, Optional<String> note) {}

    /** The stable name of the rule. */
    String rule();

    /** What this rule says, on what facts. */
    Verdict judge(Question question);
}
