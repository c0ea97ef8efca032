package returns.application.returns;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import returns.application.answers.Code;
import returns.application.answers.LineFindings;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.domain.Deadline;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderLine;
import returns.domain.orders.OrderOnFile;
import returns.domain.policy.Finding;
import returns.domain.policy.ReturnPolicy;
import returns.domain.policy.Rule;
import returns.domain.returns.Reason;

/** Says why lines of an order cannot be returned as asked, and what can be done instead. */
record NotReturnable(ReturnPolicy policy, OrderOnFile order, Instant now) {
    /** Every reason why so many units that are in no return cannot come back; none if they can. */
    List<Finding> findings(LineId line, int units, Reason reason, Optional<String> note) {
        return order.order()
                .line(line)
                .map(sold ->
                        policy.judge(Rule.Question.of(order, sold, units, now).stating(reason, note)))
                .orElse(List.of(new Finding.UnknownLine()));
    }

    Refusal refusal(int asked, List<LineFindings> findings) {
        var number = order.order().number();
        return Refusal.of(
                        Code.NOT_RETURNABLE,
                        retry(asked, findings),
                        "%s of %s lines of order %s cannot be returned.".formatted(findings.size(), asked, number),
                        hint(asked, findings))
                .withLines(findings);
    }

    private static Retry retry(int asked, List<LineFindings> findings) {
        if (findings.size() < asked) {
            return Retry.CHANGED;
        }
        return findings.stream()
                .flatMap(line -> line.findings().stream())
                .map(NotReturnable::retry)
                .max(Retry::compareTo)
                .orElse(Retry.NEVER);
    }

    private static Retry retry(Finding finding) {
        return switch (finding) {
            case Finding.NotDelivered(var delivered, var quantity) -> delivered == 0 ? Retry.UNCHANGED : Retry.NEVER;
            case Finding.NotEnoughUnits(var wanted, var left) -> left > 0 ? Retry.CHANGED : Retry.NEVER;
            case Finding.UnknownLine(), Finding.ReasonNotAllowed _, Finding.NoteRequired _ -> Retry.CHANGED;
            case Finding.FinalSale _, Finding.CategoryNotReturnable _, Finding.WindowClosed _ -> Retry.NEVER;
        };
    }

    private String hint(int asked, List<LineFindings> findings) {
        var sentences = new ArrayList<String>();
        for (var line : findings) {
            var sold = order.order().line(line.line());
            line.findings().forEach(finding -> sentences.add(advice(line, sold, finding)));
        }
        if (findings.size() < asked) {
            sentences.add("Nothing was created for the other lines either: leave these out, and call again.");
        }
        others(findings).ifPresent(sentences::add);
        return String.join(" ", sentences);
    }

    private String advice(LineFindings line, Optional<OrderLine> sold, Finding finding) {
        var what = sold.map(OrderLine::title).orElse("line " + line.line());
        return switch (finding) {
            case Finding.UnknownLine() -> "The order has no line %s. Its lines are %s.".formatted(line.line(), lines());
            case Finding.FinalSale() -> "Tell the customer that this was sold as final sale: " + what + ".";
            case Finding.NotDelivered(var delivered, var quantity) ->
                delivered == 0
                        ? "Not delivered yet, so it cannot be returned now: " + what + "."
                        : "Canceled, so there is nothing to return: " + what + ".";
            case Finding.WindowClosed(var deadline) ->
                "Tell the customer that this could be returned until " + deadline.lastDay() + ": " + what + ".";
            case Finding.NotEnoughUnits(var wanted, var left) ->
                left > 0
                        ? "Ask for at most " + left + " of " + what + "."
                        : "All units are in returns already: " + what + ".";
            case Finding.CategoryNotReturnable(var category) ->
                "Tell the customer that nothing of this kind can be returned: " + what + " (" + category + ").";
            case Finding.ReasonNotAllowed notAllowed ->
                "If the customer's reason is one of these, ask with it: " + notAllowed.terms() + ": " + what + ".";
            case Finding.NoteRequired _ ->
                "Ask the customer what is the matter, and send their words as the note: " + what + ".";
        };
    }

    private String lines() {
        return order.order().lines().stream()
                .limit(20)
                .map(line -> line.id() + " (" + line.title() + ")")
                .collect(Collectors.joining(", "));
    }

    private Optional<String> others(List<LineFindings> findings) {
        var named = findings.stream().map(LineFindings::line).collect(Collectors.toSet());
        var last = order.order().lines().stream()
                .filter(line -> !named.contains(line.id()))
                .filter(line ->
                        policy.judge(Rule.Question.of(order, line, 1, now)).isEmpty())
                .flatMap(line -> policy.deadline(order.order(), line).stream())
                .map(Deadline::lastDay)
                .max(LocalDate::compareTo);
        return last.map(day -> "Other lines of the order can still be returned until " + day + ".");
    }
}
