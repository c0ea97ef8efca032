package returns.domain.returns;

import java.util.Optional;
import returns.domain.Text;
import returns.domain.orders.LineId;

/**
 * Units of one order line in a return, with what was sold as it was named when the return was requested.
 *
 * @param quantity units, at least 1
 * @param note the customer's words, at most 2,000 characters
 */
public record ReturnLine(LineId line, String sku, String title, int quantity, Reason reason, Optional<String> note) {
    public ReturnLine {
        if (quantity < 1) {
            throw new IllegalArgumentException("must have a quantity of at least 1");
        }
        note = note.map(ReturnLine::note);
    }

    /**
     * The customer's words as a return keeps them.
     *
     * @throws IllegalArgumentException if they are too long, or no text
     */
    public static String note(String words) {
        return Text.prose(words, 2_000);
    }
}
