package returns.application.orders;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.application.policy.PolicyStore;
import returns.domain.Deadline;
import returns.domain.access.Principal;
import returns.domain.orders.OrderLine;
import returns.domain.orders.OrderNumber;
import returns.domain.orders.OrderOnFile;
import returns.domain.policy.Finding;
import returns.domain.policy.ReturnPolicy;
import returns.domain.policy.Rule;
import returns.domain.policy.Verdict;

/** Tells of each line of an order how many units can go back and until when, or every reason why none can. */
public final class ListReturnable {
    private final OrderStore orders;
    private final PolicyStore policies;
    private final InstantSource clock;

    public ListReturnable(OrderStore orders, PolicyStore policies, InstantSource clock) {
        this.orders = orders;
        this.policies = policies;
        this.clock = clock;
    }

    /**
     * The lines, in the order's order.
     *
     * @param policyVersion the version of the policy that the order goes by
     */
    public record Result(OrderNumber order, int policyVersion, List<Line> lines) {}

    /**
     * One line.
     *
     * @param units how many can go back now
     * @param deadline the last day; none while nothing was delivered and it is counted from that
     * @param verdicts what every rule said about one unit; rules about the reason are asked once it is stated
     */
    public record Line(OrderLine line, int units, Optional<Deadline> deadline, List<Verdict> verdicts) {
        public Line {
            verdicts = List.copyOf(verdicts);
        }

        /** Why no unit can go back; empty if some can. */
        public List<Finding> findings() {
            return verdicts.stream()
                    .flatMap(verdict -> verdict.finding().stream())
                    .toList();
        }
    }

    public Answer<Result> list(Principal principal, OrderNumber number) {
        return orders.find(number)
                .filter(onFile -> principal.seesOrdersOf(onFile.order().customer()))
                .map(onFile -> Answer.done(judge(onFile)))
                .orElseGet(() -> Answer.refused(Refusal.notFound("order " + number)));
    }

    private Result judge(OrderOnFile onFile) {
        var order = onFile.order();
        var policy = policies.ofOrderPlacedAt(order.placedAt());
        var now = clock.instant();
        return new Result(
                order.number(),
                policy.version(),
                order.lines().stream()
                        .map(line -> judge(policy, onFile, line, now))
                        .toList());
    }

    private static Line judge(ReturnPolicy policy, OrderOnFile onFile, OrderLine line, Instant now) {
        var verdicts = policy.explain(Rule.Question.of(onFile, line, 1, now));
        var passes = verdicts.stream().allMatch(verdict -> verdict.finding().isEmpty());
        return new Line(line, passes ? onFile.left(line) : 0, policy.deadline(onFile.order(), line), verdicts);
    }
}
