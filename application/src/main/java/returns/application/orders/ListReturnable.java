package returns.application.orders;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.domain.access.Principal;
import returns.domain.orders.OrderLine;
import returns.domain.orders.OrderNumber;
import returns.domain.orders.OrderOnFile;
import returns.domain.policy.Deadline;
import returns.domain.policy.Finding;
import returns.domain.policy.ReturnPolicy;
import returns.domain.policy.Rule;

/** Tells of each line of an order how many units can go back and until when, or every reason why none can. */
public final class ListReturnable {
    private final OrderStore orders;
    private final ReturnPolicy policy;
    private final InstantSource clock;

    public ListReturnable(OrderStore orders, ReturnPolicy policy, InstantSource clock) {
        this.orders = orders;
        this.policy = policy;
        this.clock = clock;
    }

    /** The lines, in the order's order. */
    public record Result(OrderNumber order, List<Line> lines) {}

    /**
     * One line.
     *
     * @param units how many can go back now
     * @param deadline the last day; none while nothing was delivered
     * @param findings why no unit can go back; empty if some can
     */
    public record Line(OrderLine line, int units, Optional<Deadline> deadline, List<Finding> findings) {}

    public Answer<Result> list(Principal principal, OrderNumber number) {
        return orders.find(number)
                .filter(onFile -> principal.seesOrdersOf(onFile.order().customer()))
                .map(onFile -> Answer.done(new Result(
                        number,
                        onFile.order().lines().stream()
                                .map(line -> judge(onFile, line))
                                .toList())))
                .orElseGet(() -> Answer.refused(Refusal.notFound("order " + number)));
    }

    private Line judge(OrderOnFile onFile, OrderLine line) {
        var findings = policy.judge(Rule.Question.of(onFile, line, 1, clock.instant()));
        var units = findings.isEmpty() ? onFile.left(line) : 0;
        return new Line(line, units, policy.deadline(onFile.order(), line), findings);
    }
}
