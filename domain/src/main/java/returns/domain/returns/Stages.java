package returns.domain.returns;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/**
 * How many units of a line are in which stage.
 *
 * @param units of every stage that has any
 */
public record Stages(Map<Stage, Integer> units) {
    /** No units, to begin with. */
    public static final Stages NONE = new Stages(Map.of());

    public Stages {
        units = Map.copyOf(units);
        if (units.values().stream().anyMatch(n -> n < 1)) {
            throw new IllegalArgumentException("must have a quantity of at least 1");
        }
    }

    /** Units that are all in one stage. */
    public static Stages of(Stage stage, int units) {
        return new Stages(Map.of(stage, units));
    }

    public int in(Stage stage) {
        return units.getOrDefault(stage, 0);
    }

    /** How many units, by the term of their stage, in the order of {@link Stage}. */
    public SequencedMap<String, Integer> byTerm() {
        var counts = new LinkedHashMap<String, Integer>();
        for (var stage : Stage.values()) {
            if (in(stage) > 0) {
                counts.put(stage.term(), in(stage));
            }
        }
        return counts;
    }

    /** All units, whatever their stage. */
    public int total() {
        return units.values().stream().mapToInt(Integer::intValue).sum();
    }

    /**
     * The units after a step.
     *
     * @throws IllegalArgumentException if fewer are where the step takes them from
     */
    public Stages after(Step step) {
        var next = new EnumMap<Stage, Integer>(Stage.class);
        next.putAll(units);
        step.from().ifPresent(from -> {
            if (in(from) < step.units()) {
                throw new IllegalArgumentException("must not take more units than are " + from.term());
            }
            next.merge(from, -step.units(), Integer::sum);
            next.remove(from, 0);
        });
        step.to().ifPresent(to -> next.merge(to, step.units(), Integer::sum));
        return new Stages(next);
    }
}
