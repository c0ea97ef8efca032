package returns.application.returns;

import java.time.Instant;
import returns.domain.Deadline;
import returns.domain.orders.LineId;
import returns.domain.orders.Order;
import returns.domain.policy.AutomaticApproval;
import returns.domain.policy.ReturnPolicy;
import returns.domain.returns.Reason;
import returns.domain.returns.Stage;

/** What approval means for units of an order, by a policy. */
record Approval(ReturnPolicy policy, Order order, Instant now) {
    /** Where approved units are: on their way; or accepted already, where the customer keeps them. */
    Stage stage(LineId line, int quantity, Reason reason) {
        return order.line(line)
                .filter(sold -> policy.rules().keepTheItem().covers(AutomaticApproval.value(sold, quantity), reason))
                .map(_ -> Stage.ACCEPTED)
                .orElse(Stage.APPROVED);
    }

    /** The last day to send what is not kept. */
    Deadline sendBy() {
        return policy.rules().timeToSend().deadline(now, order.timeZone());
    }
}
