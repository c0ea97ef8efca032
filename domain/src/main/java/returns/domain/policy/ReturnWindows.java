package returns.domain.policy;

import java.time.ZoneId;
import java.util.Map;
import java.util.Optional;
import returns.domain.Deadline;
import returns.domain.orders.Order;
import returns.domain.orders.OrderLine;

/**
 * Until when a line can come back. The most specific window counts: the product's, or else its category's, or else that of the
 * country it was sent to, or else the default. A day that the order fixes for a line comes before all of them. It closes at the
 * end of a local day.
 *
 * @param products by SKU
 * @param countries by ISO 3166-1 alpha-2
 * @param movedTo if the last day is none of these, the window closes on the next one; without, it closes on any day
 * @param zone by whose days windows close; without, the order's
 */
public record ReturnWindows(
        ReturnWindow standard,
        Map<String, ReturnWindow> products,
        Map<String, ReturnWindow> categories,
        Map<String, ReturnWindow> countries,
        Optional<WorkingDays> movedTo,
        Optional<ZoneId> zone)
        implements Rule {
    public ReturnWindows {
        products = Map.copyOf(products);
        categories = Map.copyOf(categories);
        countries = Map.copyOf(countries);
    }

    /** The same window for everything, which closes on any day of the order's zone. */
    public static ReturnWindows of(ReturnWindow standard) {
        return new ReturnWindows(standard, Map.of(), Map.of(), Map.of(), Optional.empty(), Optional.empty());
    }

    /** The window of that line. */
    public ReturnWindow window(Order order, OrderLine line) {
        return Optional.ofNullable(products.get(line.sku()))
                .or(() -> Optional.ofNullable(categories.get(line.category())))
                .or(() -> Optional.ofNullable(countries.get(order.country())))
                .orElse(standard);
    }

    /** The last day for that line; none while nothing of it was delivered and its window is counted from that. */
    public Optional<Deadline> deadline(Order order, OrderLine line) {
        var at = zone.orElse(order.timeZone());
        return line.returnUntil()
                .or(() -> window(order, line)
                        .lastDay(order, line, at)
                        .map(day -> movedTo.map(days -> days.onOrAfter(day)).orElse(day)))
                .map(day -> new Deadline(day, at));
    }

    @Override
    public String rule() {
        return "window";
    }

    @Override
    public Verdict judge(Question q) {
        var window = q.line().returnUntil().isPresent()
                ? "The day that the order fixes"
                : window(q.order(), q.line()).toString();
        return deadline(q.order(), q.line())
                .map(deadline -> deadline.isPassed(q.now())
                        ? Verdict.against(this, new Finding.WindowClosed(deadline))
                        : Verdict.passes(
                                this, "%s: until %s (%s).".formatted(window, deadline.lastDay(), deadline.zone())))
                .orElseGet(() -> Verdict.passes(this, window + ", and nothing is delivered yet."));
    }
}
