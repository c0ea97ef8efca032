package returns.domain.returns;

import java.time.LocalDate;
import java.util.Optional;
import returns.domain.Text;
import returns.domain.orders.LineId;

/**
 * Units of one order line in a return, with what was sold as it was named when the return was requested.
 *
 * @param note the customer's words, at most 2,000 characters
 * @param wantedSku what the customer wants instead, if it is exchanged
 * @param returnUntil the last day on which it could be returned, as it was when the return was requested; what replaces it in an
 *     exchange keeps that day
 * @param stages at least 1 unit
 */
public record ReturnLine(
        LineId line,
        String sku,
        String title,
        Reason reason,
        Optional<String> note,
        Optional<String> wantedSku,
        Optional<LocalDate> returnUntil,
        Stages stages) {
    public ReturnLine {
        if (stages.total() < 1) {
            throw new IllegalArgumentException("must have a quantity of at least 1");
        }
        note = note.map(ReturnLine::note);
        wantedSku = wantedSku.map(ReturnLine::wantedSku);
    }

    /** Units in the return, whatever became of them. */
    public int quantity() {
        return stages.total();
    }

    /**
     * The customer's words as a return keeps them.
     *
     * @throws IllegalArgumentException if they are too long, or no text
     */
    public static String note(String words) {
        return Text.prose(words, 2_000);
    }

    /**
     * The article number of what is wanted instead.
     *
     * @throws IllegalArgumentException if it cannot be one
     */
    public static String wantedSku(String sku) {
        return Text.name(sku, 128);
    }

    ReturnLine after(Step step) {
        return step.line().equals(line)
                ? new ReturnLine(line, sku, title, reason, note, wantedSku, returnUntil, stages.after(step))
                : this;
    }
}
