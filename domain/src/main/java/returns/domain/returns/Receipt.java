package returns.domain.returns;

import java.util.List;
import java.util.Optional;
import returns.domain.orders.LineId;

/**
 * What arrived at one time, as it was counted.
 *
 * @param unexpected goods that are not of the return
 */
public record Receipt(List<Line> lines, List<UnexpectedItem> unexpected) {
    /**
     * Units of one line.
     *
     * @param received units that are here, at least 0
     * @param missing units that were to be here and are known not to come, at least 0
     */
    public record Line(LineId line, int received, int missing, Optional<Condition> condition) {
        public Line {
            if (received < 0 || missing < 0 || received + missing < 1) {
                throw new IllegalArgumentException("must have at least 1 unit that is received or missing");
            }
        }
    }

    public Receipt {
        lines = List.copyOf(lines);
        unexpected = List.copyOf(unexpected);
        if (lines.isEmpty() && unexpected.isEmpty()) {
            throw new IllegalArgumentException("must have a line or an unexpected item");
        }
    }
}
