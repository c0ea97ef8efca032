package returns.domain.refunds;

import java.util.Optional;

/**
 * One attempt at a repayment. Written {@code <refund>/<number>/<attempt>}, it is the name of the errand that sends it, which the
 * change that plans it hands over.
 *
 * @param attempt counts the attempts, from 1
 */
public record RepaymentAttempt(RepaymentId repayment, int attempt) {
    /** Reads what {@link #toString} writes; empty if it is none. */
    public static Optional<RepaymentAttempt> parse(String text) {
        var slash = text.lastIndexOf('/');
        return slash < 0
                ? Optional.empty()
                : RepaymentId.parse(text.substring(0, slash))
                        .flatMap(repayment -> RepaymentId.count(text.substring(slash + 1))
                                .map(attempt -> new RepaymentAttempt(repayment, attempt)));
    }

    @Override
    public String toString() {
        return repayment + "/" + attempt;
    }
}
