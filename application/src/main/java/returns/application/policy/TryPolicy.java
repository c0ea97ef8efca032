package returns.application.policy;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderNumber;
import returns.domain.policy.PolicyRules;
import returns.domain.returns.ReturnNumber;

/**
 * Tells what would have been decided otherwise if a draft had been in force in a period, and stores nothing. Each order line is
 * judged as of now, and each return as of when it was created; by the version that the order goes by, and by the draft.
 */
public final class TryPolicy {
    /** The most differences that are told one by one. */
    public static final int MOST = 100;

    private static final int PAGE = 200;

    private final SoldOrders sold;
    private final PolicyStore policies;
    private final InstantSource clock;

    public TryPolicy(SoldOrders sold, PolicyStore policies, InstantSource clock) {
        this.sold = sold;
        this.policies = policies;
        this.clock = clock;
    }

    /** The orders that were placed in that time, the end not included. */
    public record Period(Instant from, Instant to) {
        public Period {
            if (!from.isBefore(to)) {
                throw new IllegalArgumentException("must be after from");
            }
        }
    }

    /** How many were judged, and of how many something else would have been decided. */
    public record Count(long judged, long otherwise) {
        private Count and(boolean differs) {
            return new Count(judged + 1, otherwise + (differs ? 1 : 0));
        }
    }

    /**
     * What would have been decided otherwise.
     *
     * @param differences the first {@link #MOST}
     */
    public record Result(long orders, Count lines, Count returns, List<Otherwise> differences) {
        public Result {
            differences = List.copyOf(differences);
        }
    }

    /**
     * An order line or a return that something else would have been decided of.
     *
     * @param line if it is a line
     * @param returned if it is a return
     */
    public record Otherwise(
            OrderNumber order,
            Optional<LineId> line,
            Optional<ReturnNumber> returned,
            Judgement before,
            Judgement draft) {}

    /** Tries that draft. */
    public Answer<Result> run(Principal principal, Period period, PolicyRules draft) {
        if (!principal.is(Role.POLICY) && !principal.is(Role.STAFF)) {
            return Answer.refused(Refusal.forbidden("try a policy"));
        }
        var tally = new Tally(draft);
        var page = sold.placed(period.from(), period.to(), Optional.empty(), PAGE);
        while (!page.isEmpty()) {
            page.forEach(tally::add);
            var end = Optional.of(page.getLast().position());
            page = sold.placed(period.from(), period.to(), end, PAGE);
        }
        return Answer.done(tally.result());
    }

    /** What has been found so far. */
    private final class Tally {
        private final PolicyRules draft;
        private final Instant now = clock.instant();
        private final List<Otherwise> differences = new ArrayList<>();
        private long orders;
        private Count lines = new Count(0, 0);
        private Count returns = new Count(0, 0);

        Tally(PolicyRules draft) {
            this.draft = draft;
        }

        void add(SoldOrders.Sold one) {
            var order = one.order().order();
            var rules = policies.ofOrderPlacedAt(order.placedAt()).rules();
            orders++;
            for (var line : order.lines()) {
                var before = Judgement.of(rules, one.order(), line, now);
                var after = Judgement.of(draft, one.order(), line, now);
                lines = lines.and(
                        note(new Otherwise(order.number(), Optional.of(line.id()), Optional.empty(), before, after)));
            }
            for (var r : one.returns()) {
                var before = Judgement.of(rules, one, r);
                var after = Judgement.of(draft, one, r);
                returns = returns.and(
                        note(new Otherwise(order.number(), Optional.empty(), Optional.of(r.number()), before, after)));
            }
        }

        private boolean note(Otherwise found) {
            var differs = !found.before().equals(found.draft());
            if (differs && differences.size() < MOST) {
                differences.add(found);
            }
            return differs;
        }

        Result result() {
            return new Result(orders, lines, returns, differences);
        }
    }
}
