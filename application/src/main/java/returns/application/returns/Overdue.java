package returns.application.returns;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import returns.application.answers.Answer;
import returns.application.idempotency.Idempotent;
import returns.application.input.Precondition;
import returns.application.policy.PolicyStore;
import returns.domain.access.Principal;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnId;
import returns.domain.returns.Transition;

/** Ends what is overdue. Any number of nodes may do so at the same moment: each thing ends once, and counts for the one that ended it. */
public final class Overdue {
    private static final int AT_ONCE = 100;

    private final ReturnChanges changes;
    private final String why;

    public Overdue(Idempotent idempotent, ReturnStore returns, PolicyStore policies, String why) {
        this.changes = new ReturnChanges(idempotent, returns, policies);
        this.why = why;
    }

    /**
     * Ends all of it, or as much as can be ended now.
     *
     * @param overdue the first of what is overdue, at most so many
     * @param ends ends one, and tells whether it did
     * @return how many it ended
     */
    public <T> int endAll(IntFunction<List<T>> overdue, Predicate<T> ends) {
        var all = 0;
        while (true) {
            var some = overdue.apply(AT_ONCE);
            var ended = (int) some.stream().filter(ends).count();
            all += ended;
            if (some.size() < AT_ONCE || ended == 0) {
                return all;
            }
        }
    }

    /** Changes that return so, and tells whether this changed it: what another node did is not done again, and not told as done. */
    public boolean end(ReturnId id, BiFunction<Return, Instant, Transition> ending) {
        return changes.set(
                        Principal.SERVICE,
                        new ReturnRef.ById(id),
                        new Precondition.Any(),
                        new ReturnChanges.Wanted(
                                Optional.of(why), (state, policy, now) -> Answer.done(made(ending.apply(state, now)))))
                instanceof Answer.Done;
    }

    private static Transition made(Transition transition) {
        return transition instanceof Transition.AlreadySo(var state)
                ? new Transition.NotNow(state, "It has ended already.")
                : transition;
    }
}
