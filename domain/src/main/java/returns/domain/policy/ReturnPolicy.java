package returns.domain.policy;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import returns.domain.orders.Order;
import returns.domain.orders.OrderLine;
import returns.domain.orders.OrderOnFile;

/** What a shop takes back. Every rule is asked, so that a refusal names every reason at once. */
public record ReturnPolicy(ReturnWindow window) {
    /** Goods sold as final sale stay sold. */
    public static final Rule FINAL_SALE =
            q -> q.line().finalSale() ? Optional.of(new Finding.FinalSale()) : Optional.empty();

    /** Only what reached the customer can come back. */
    public static final Rule DELIVERED = q -> q.line().returnable() == 0
            ? Optional.of(
                    new Finding.NotDelivered(q.line().delivered(), q.line().quantity()))
            : Optional.empty();

    /** No unit comes back twice. */
    public static final Rule UNITS_LEFT = q -> q.line().returnable() > 0 && q.wanted() > q.left()
            ? Optional.of(new Finding.NotEnoughUnits(q.wanted(), q.left()))
            : Optional.empty();

    /** Every reason why {@code wanted} units of that line cannot be returned; none if they can. */
    public List<Finding> judge(OrderOnFile onFile, OrderLine line, int wanted, Instant now) {
        var question = new Rule.Question(onFile.order(), line, onFile.left(line), wanted, now);
        return Stream.of(FINAL_SALE, DELIVERED, window, UNITS_LEFT)
                .flatMap(rule -> rule.judge(question).stream())
                .toList();
    }

    /** The last day on which that line can be returned. */
    public Optional<Deadline> deadline(Order order, OrderLine line) {
        return window.deadline(order, line);
    }
}
