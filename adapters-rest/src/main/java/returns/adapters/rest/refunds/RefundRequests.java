package returns.adapters.rest.refunds;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import returns.application.answers.Answer;
import returns.application.answers.Validation;
import returns.application.refunds.DecideRefund;
import returns.application.refunds.HandleRefund.Command;
import returns.domain.Term;
import returns.domain.Text;
import returns.domain.refunds.Approval.Verdict;
import returns.domain.refunds.Repayment;
import returns.domain.returns.ReturnEvent;

/** What callers write to have refunds decided and handled. */
final class RefundRequests {
    private RefundRequests() {}

    /**
     * A decision.
     *
     * @param decision {@code approved} or {@code rejected}
     * @param reason needed to reject; the customer may be told
     */
    @Schema(name = "Decision", requiredProperties = "decision")
    record Decision(@Nullable String decision, @Nullable String reason) {
        Answer<DecideRefund.Command> command(Validation v) {
            var verdict = v.required("/decision", decision, word -> Term.of(Verdict.class, word));
            var words = v.optional("/reason", reason, ReturnEvent::why);
            return v.whole("/reason", () -> new DecideRefund.Command(verdict.orElseThrow(), words));
        }
    }

    /** Why nothing of it is to be paid. */
    @Schema(name = "CancelRefund", requiredProperties = "reason")
    record Cancel(@Nullable String reason) {
        Answer<Command> command(Validation v) {
            var words = v.required("/reason", reason, ReturnEvent::why);
            return v.whole("/reason", () -> new Command.Cancel(words.orElseThrow()));
        }
    }

    /**
     * Staff paid it out.
     *
     * @param reference by which it can be found in the shop's books
     */
    @Schema(name = "RepaymentPaid", requiredProperties = "reference")
    record Paid(@Nullable String reference) {
        Answer<Command> command(int repayment, Validation v) {
            var name = v.required("/reference", reference, text -> Text.name(text, Repayment.MAX_REFERENCE));
            return v.whole(() -> new Command.Paid(repayment, name.orElseThrow()));
        }
    }

    /** Staff could not pay it out; or it came back. */
    @Schema(name = "RepaymentNotPaid", requiredProperties = "reason")
    record NotPaid(@Nullable String reason) {
        Answer<Command> command(int repayment, Validation v) {
            var words = v.required("/reason", reason, ReturnEvent::why);
            return v.whole("/reason", () -> new Command.NotPaid(repayment, words.orElseThrow()));
        }
    }

    /**
     * Another attempt.
     *
     * @param gateway by which to pay it; as before, if it is left out
     */
    @Schema(name = "RepaymentRetry")
    record Retry(@Nullable String gateway) {
        Answer<Command> command(int repayment, Validation v) {
            Optional<String> by = v.optional("/gateway", gateway, text -> Text.name(text, 64));
            return v.whole(() -> new Command.Retry(repayment, by));
        }
    }
}
