package returns.domain.refunds;

import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * Identifies what a refund gives back on one payment.
 *
 * @param number counts the repayments of a refund, from 1
 */
public record RepaymentId(RefundId refund, int number) {
    private static final Pattern FORM =
            Pattern.compile("([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/([1-9][0-9]{0,3})");

    /** Reads what {@link #toString} writes; empty if it is none. */
    public static Optional<RepaymentId> parse(String text) {
        var form = FORM.matcher(text);
        return form.matches()
                ? Optional.of(
                        new RepaymentId(new RefundId(UUID.fromString(form.group(1))), Integer.parseInt(form.group(2))))
                : Optional.empty();
    }

    @Override
    public String toString() {
        return refund + "/" + number;
    }
}
