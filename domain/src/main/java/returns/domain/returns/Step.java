package returns.domain.returns;

import java.util.Optional;
import returns.domain.Term;
import returns.domain.orders.LineId;

/**
 * Units of one line that went from one stage to another. All steps of a return, taken in their order, make its lines what
 * they are.
 *
 * @param from none for units that came into the return
 * @param to none for units that were taken out of it
 * @param mark how the goods were found ({@link Condition}), or what becomes of them ({@link Disposition})
 */
public record Step(LineId line, Optional<Stage> from, Optional<Stage> to, int units, Optional<String> mark) {
    public Step {
        if (units < 1) {
            throw new IllegalArgumentException("must be of at least 1 unit");
        }
        if (from.equals(to)) {
            throw new IllegalArgumentException("must lead somewhere else");
        }
    }

    /** Units that come into a return. */
    public static Step into(LineId line, Stage to, int units) {
        return new Step(line, Optional.empty(), Optional.of(to), units, Optional.empty());
    }

    /** Units that are taken out of a return. */
    public static Step outOf(LineId line, Stage from, int units) {
        return new Step(line, Optional.of(from), Optional.empty(), units, Optional.empty());
    }

    /** Units that go on. */
    public static Step on(LineId line, Stage from, Stage to, int units) {
        return new Step(line, Optional.of(from), Optional.of(to), units, Optional.empty());
    }

    /** The same step, with a mark. */
    public Step marked(Term word) {
        return new Step(line, from, to, units, Optional.of(word.term()));
    }

    /** How many more units the return holds by this step; fewer, if negative. */
    public int held() {
        return (to.filter(Stage::isHeld).isPresent() ? units : 0)
                - (from.filter(Stage::isHeld).isPresent() ? units : 0);
    }
}
