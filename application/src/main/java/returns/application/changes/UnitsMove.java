package returns.application.changes;

import java.util.OptionalInt;
import returns.domain.orders.LineId;

/** How many units of an order's line a change takes, or gives back. */
public sealed interface UnitsMove {
    LineId line();

    /**
     * Takes units that are left. The store itself demands that so many are left, and that the order is still of that
     * version: however many decide at the same moment, no unit is taken twice.
     *
     * @param revision the line's revision, demanded only by a decision that rests on which returns of the line there are
     */
    record Reserve(LineId line, int units, int orderVersion, OptionalInt revision) implements UnitsMove {}

    /** Gives units back. */
    record Release(LineId line, int units) implements UnitsMove {}
}
