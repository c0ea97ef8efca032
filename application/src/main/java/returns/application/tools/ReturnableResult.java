package returns.application.tools;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import returns.application.answers.Answer;
import returns.application.input.Range;
import returns.application.orders.ListReturnable;
import returns.domain.orders.OrderLine;
import returns.domain.policy.Finding;

/** What of an order can go back, as a model reads it. */
public record ReturnableResult(
        @Description("The number of the order.") String orderNumber,

        @Description("The version of the policy that the order goes by.") @Range(min = 1, max = Integer.MAX_VALUE)
        int policyVersion,

        @Description("The lines of the order, at most 50.") List<Line> lines,

        @Description("Only if the order has more lines: call again with this as cursor to get them.") @Nullable
        String nextCursor)
        implements Said {
    private static final int MOST_LINES = 50;

    /** One line. */
    public record Line(
            @Description("The id of the line, to name it in other calls.")
            String lineId,

            @Description("The article number.") String sku,
            @Description("What it is.") String title,

            @Description("How many units can go back now; 0 if none can.") @Range(min = 0, max = OrderLine.MAX_QUANTITY)
            int returnable,

            @Description("The last day to ask for a return; absent while nothing was delivered.") @Nullable
            LastDay until,

            @Description("Every reason why no unit can go back; empty if some can.")
            List<Why> whyNot) {
        static Line of(ListReturnable.Line line) {
            return new Line(
                    line.line().id().value(),
                    line.line().sku(),
                    line.line().title(),
                    line.units(),
                    line.deadline().map(LastDay::of).orElse(null),
                    line.findings().stream().map(Why::of).toList());
        }
    }

    /** A reason. */
    public record Why(
            @Description("The stable name of the reason, such as final_sale or window_closed.")
            String code,

            @Description("The reason in one sentence, to tell the customer.")
            String detail) {
        static Why of(Finding finding) {
            return new Why(finding.code(), finding.detail());
        }
    }

    @Override
    public String sentence() {
        var some = lines.stream().filter(line -> line.returnable > 0).toList();
        var which = some.stream()
                .map(line -> "%s of line %s (%s)".formatted(line.returnable, line.lineId, line.title))
                .collect(Collectors.joining(", "));
        var others = lines.size() - some.size();
        return "Of order %s can go back now: %s.%s%s"
                .formatted(
                        orderNumber,
                        some.isEmpty() ? "nothing" : which,
                        others == 0 ? "" : " Lines that cannot: " + others + ".",
                        nextCursor == null ? "" : " There are more lines.");
    }

    static Answer<ReturnableResult> of(ListReturnable.Result found, @Nullable String cursor) {
        return Cut.of(
                        found.lines(),
                        MOST_LINES,
                        cursor,
                        line -> line.line().id().value())
                .map(cut -> new ReturnableResult(
                        found.order().value(),
                        found.policyVersion(),
                        cut.part().stream().map(Line::of).toList(),
                        cut.next().orElse(null)));
    }
}
