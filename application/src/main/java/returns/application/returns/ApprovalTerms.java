package returns.application.returns;

import java.time.Instant;
import returns.domain.Deadline;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderOnFile;
import returns.domain.policy.AutomaticApproval;
import returns.domain.policy.ReturnPolicy;
import returns.domain.returns.Reason;
import returns.domain.returns.Stage;

/** What approval means for units of an order, by a policy. */
record ApprovalTerms(ReturnPolicy policy, OrderOnFile onFile, Instant now) {
    /**
     * Where approved units are: on their way; or accepted already, where the customer keeps them.
     *
     * @param held units of the line that returns hold, with these: what could not be kept in one return cannot in several
     */
    Stage stage(LineId line, int held, Reason reason) {
        return onFile.order()
                .line(line)
                .filter(sold -> policy.rules().keepTheItem().covers(AutomaticApproval.value(sold, held), reason))
                .map(_ -> Stage.ACCEPTED)
                .orElse(Stage.APPROVED);
    }

    /** The last day to send what is not kept. */
    Deadline sendBy() {
        return policy.rules().timeToSend().deadline(now, onFile.order().timeZone());
    }
}
