package returns.domain.returns;

import returns.domain.orders.LineId;

/**
 * Accepted units of one line that were paid for or exchanged.
 *
 * @param quantity units, at least 1
 */
public record Settlement(LineId line, int quantity) {
    public Settlement {
        if (quantity < 1) {
            throw new IllegalArgumentException("must have a quantity of at least 1");
        }
    }
}
