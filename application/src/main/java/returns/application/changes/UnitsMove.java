package returns.application.changes;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Stream;
import returns.domain.orders.LineId;
import returns.domain.returns.Step;

/** How many units of an order's line a change takes, or gives back. */
public sealed interface UnitsMove {
    LineId line();

    /**
     * Takes units that are left. The store itself demands that so many are left: however many decide at the same moment, no
     * unit is taken twice.
     *
     * @param orderVersion demanded by a decision that rests on the order
     * @param revision the line's revision, demanded only by a decision that rests on which returns of the line there are
     */
    record Reserve(LineId line, int units, OptionalInt orderVersion, OptionalInt revision) implements UnitsMove {}

    /** Gives units back. */
    record Release(LineId line, int units) implements UnitsMove {}

    /**
     * What steps of a return's units take and give back, of each line at once.
     *
     * @param frees the steps whose units may be returned again although the return goes on naming them
     */
    static List<UnitsMove> of(List<Step> steps, OptionalInt orderVersion, Predicate<Step> frees) {
        return steps.stream()
                .map(Step::line)
                .distinct()
                .flatMap(line -> of(line, steps, orderVersion, frees))
                .toList();
    }

    private static Stream<UnitsMove> of(
            LineId line, List<Step> steps, OptionalInt orderVersion, Predicate<Step> frees) {
        var held = steps.stream()
                .filter(step -> step.line().equals(line))
                .mapToInt(step -> frees.test(step) ? -step.units() : step.held())
                .sum();
        return held == 0
                ? Stream.empty()
                : Stream.of(
                        held > 0
                                ? new Reserve(line, held, orderVersion, OptionalInt.empty())
                                : new Release(line, -held));
    }
}
