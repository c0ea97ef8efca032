package returns.application.policy;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import returns.application.answers.LineFindings;
import returns.domain.Deadline;
import returns.domain.orders.OrderLine;
import returns.domain.orders.OrderOnFile;
import returns.domain.policy.AutomaticApproval;
import returns.domain.policy.PolicyRules;
import returns.domain.policy.Rule;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnLine;

/**
 * What rules say of an order line, or of a return.
 *
 * @param deadline of a line
 * @param automatic whether a return is approved without a person; one that cannot be is not
 */
public record Judgement(Optional<Deadline> deadline, List<LineFindings> findings, boolean automatic) {
    public Judgement {
        findings = List.copyOf(findings);
    }

    /** Whether one unit of the line could come back now, whatever the reason. */
    static Judgement of(PolicyRules rules, OrderOnFile order, OrderLine line, Instant now) {
        var question = Rule.Question.of(order, line, 1, now);
        return new Judgement(rules.windows().deadline(order.order(), line), findings(rules, line, question), false);
    }

    /** Whether the return's units could come back, and who would have approved it, when it was created. */
    static Judgement of(PolicyRules rules, SoldOrders.Sold sold, Return r) {
        var findings = r.lines().stream()
                .flatMap(line -> sold.order().order().line(line.line()).stream()
                        .flatMap(of -> findings(rules, of, asked(sold, of, line, r)).stream()))
                .toList();
        var automatic = findings.isEmpty()
                && rules.approval().decide(asked(sold, r)) instanceof AutomaticApproval.Decision.Automatic;
        return new Judgement(Optional.empty(), findings, automatic);
    }

    private static Rule.Question asked(SoldOrders.Sold sold, OrderLine of, ReturnLine line, Return r) {
        // its own units were left when it was created
        return new Rule.Question(
                sold.order().order(),
                of,
                line.quantity(),
                line.quantity(),
                Optional.of(new Rule.Stated(line.reason(), line.note())),
                r.createdAt());
    }

    private static AutomaticApproval.Asked asked(SoldOrders.Sold sold, Return r) {
        var earlier = sold.customersReturns().stream()
                .filter(at -> at.isBefore(r.createdAt()))
                .toList();
        return AutomaticApproval.Asked.of(sold.order().order(), r, earlier, r.createdAt());
    }

    private static List<LineFindings> findings(PolicyRules rules, OrderLine line, Rule.Question question) {
        var findings = rules.judge(question);
        return findings.isEmpty() ? List.of() : List.of(new LineFindings(line.id(), findings));
    }
}
