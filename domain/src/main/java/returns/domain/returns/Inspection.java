package returns.domain.returns;

import returns.domain.orders.LineId;

/**
 * What was found of received units of one line.
 *
 * @param quantity units, at least 1
 * @param accepted whether they are paid for or exchanged
 */
public record Inspection(LineId line, int quantity, boolean accepted, Disposition disposition) {
    public Inspection {
        if (quantity < 1) {
            throw new IllegalArgumentException("must have a quantity of at least 1");
        }
        if (disposition == Disposition.KEEP) {
            throw new IllegalArgumentException("must have a disposition of goods that are here");
        }
    }
}
