package returns.adapters.payments.stripe;

import com.stripe.model.Refund;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import returns.application.refunds.Payout;
import returns.domain.refunds.RepaymentAttempt;
import returns.domain.refunds.RepaymentId;

/** What is written on every refund at Stripe, so that it can be told whose it is when nothing else is known of it. */
record RefundMetadata(RepaymentId repayment, int attempt) {
    private static final String REPAYMENT = "repayment";
    private static final String ATTEMPT = "attempt";
    private static final String RETURN = "return";

    private static final Pattern COUNT = Pattern.compile("[1-9][0-9]{0,8}");

    static RefundMetadata of(Payout payout) {
        return new RefundMetadata(payout.repayment(), payout.attempt());
    }

    /** What is written on it; empty if this service did not make it. */
    static Optional<RefundMetadata> of(Refund refund) {
        Map<String, String> written = refund.getMetadata() == null ? Map.of() : refund.getMetadata();
        return Optional.ofNullable(written.get(ATTEMPT))
                .filter(attempt -> COUNT.matcher(attempt).matches())
                .flatMap(attempt -> Optional.ofNullable(written.get(REPAYMENT))
                        .flatMap(RepaymentId::parse)
                        .map(repayment -> new RefundMetadata(repayment, Integer.parseInt(attempt))));
    }

    RepaymentAttempt attempted() {
        return new RepaymentAttempt(repayment, attempt);
    }

    /** The same, and the number of the return for people who look at it there. */
    static Map<String, String> written(Payout payout) {
        return Map.of(
                REPAYMENT, payout.repayment().toString(),
                ATTEMPT, Integer.toString(payout.attempt()),
                RETURN, payout.returned().toString());
    }
}
