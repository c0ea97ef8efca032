package returns.domain.refunds;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Identifies what a refund gives back on one payment.
 *
 * @param number counts the repayments of a refund, from 1
 */
public record RepaymentId(RefundId refund, int number) {
    private static final Pattern COUNT = Pattern.compile("[1-9][0-9]{0,8}");

    /** Reads what {@link #toString} writes; empty if it is none. */
    public static Optional<RepaymentId> parse(String text) {
        var slash = text.lastIndexOf('/');
        return slash < 0
                ? Optional.empty()
                : RefundId.parse(text.substring(0, slash))
                        .flatMap(refund ->
                                count(text.substring(slash + 1)).map(number -> new RepaymentId(refund, number)));
    }

    /** What counts repayments, or the attempts at one: from 1, of at most nine digits. */
    static Optional<Integer> count(String text) {
        return COUNT.matcher(text).matches() ? Optional.of(Integer.valueOf(text)) : Optional.empty();
    }

    @Override
    public String toString() {
        return refund + "/" + number;
    }
}
