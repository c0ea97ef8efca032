package returns.domain.orders;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Currency;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import returns.domain.Moment;
import returns.domain.money.Money;

/**
 * A snapshot of what the shop sold, as its order system last told. Amounts are in the order's currency.
 *
 * @param timeZone the shop's, by whose days windows close
 * @param country where the goods were sent, ISO 3166-1 alpha-2
 * @param updatedAt orders snapshots of the same order: a later one replaces an earlier one
 * @param taxIncluded whether unit prices and discounts include tax
 * @param promotions what hangs on how much was bought; none where the shop does not tell
 */
public record Order(
        OrderNumber number,
        CustomerId customer,
        Currency currency,
        ZoneId timeZone,
        String country,
        Instant placedAt,
        Instant updatedAt,
        boolean taxIncluded,
        List<OrderLine> lines,
        Shipping shipping,
        List<Payment> payments,
        List<Promotion> promotions) {
    /** The most lines that one order can have. */
    public static final int MAX_LINES = 1_000;

    public Order {
        lines = List.copyOf(lines);
        payments = List.copyOf(payments);
        promotions = List.copyOf(promotions);
        placedAt = Moment.exact(placedAt);
        updatedAt = Moment.exact(updatedAt);
        if (!country.matches("[A-Z]{2}")) {
            throw new IllegalArgumentException("must have a country of two capital letters (ISO 3166-1)");
        }
        if (lines.isEmpty() || lines.size() > MAX_LINES) {
            throw new IllegalArgumentException("must have 1 to " + MAX_LINES + " lines");
        }
        if (!distinct(lines.stream().map(OrderLine::id))) {
            throw new IllegalArgumentException("must not have two lines of one lineId");
        }
        if (!distinct(payments.stream().map(Payment::paymentId))) {
            throw new IllegalArgumentException("must not have two payments of one paymentId");
        }
        Promotion.check(promotions, lines);
        for (var amount : amounts(lines, shipping, payments, promotions).toList()) {
            if (!amount.currency().equals(currency)) {
                throw new IllegalArgumentException("must have all amounts in " + currency.getCurrencyCode());
            }
        }
        // So that whatever is refunded of the order is an amount, too.
        if (sum(Stream.concat(Stream.of(shipping.total()), lines.stream().map(OrderLine::total))) > Money.MAX
                || sum(payments.stream().map(Payment::amount)) > Money.MAX) {
            throw new IllegalArgumentException("must not have totals or payments that add up to more than "
                    + new Money(Money.MAX, currency).decimal());
        }
    }

    /** An order without promotions. */
    public Order(
            OrderNumber number,
            CustomerId customer,
            Currency currency,
            ZoneId timeZone,
            String country,
            Instant placedAt,
            Instant updatedAt,
            boolean taxIncluded,
            List<OrderLine> lines,
            Shipping shipping,
            List<Payment> payments) {
        this(
                number,
                customer,
                currency,
                timeZone,
                country,
                placedAt,
                updatedAt,
                taxIncluded,
                lines,
                shipping,
                payments,
                List.of());
    }

    /** The line of that id. */
    public Optional<OrderLine> line(LineId id) {
        return lines.stream().filter(line -> line.id().equals(id)).findFirst();
    }

    /** The lines whose total is not what their own price, units, discount and tax make. */
    public List<OrderLine> linesThatDoNotAddUp() {
        return lines.stream().filter(line -> !line.addsUp(taxIncluded)).toList();
    }

    private static long sum(Stream<Money> amounts) {
        return amounts.mapToLong(Money::minorUnits).sum();
    }

    private static boolean distinct(Stream<?> values) {
        return values.allMatch(new HashSet<>()::add);
    }

    private static Stream<Money> amounts(
            List<OrderLine> lines, Shipping shipping, List<Payment> payments, List<Promotion> promotions) {
        return Stream.of(
                        lines.stream().flatMap(l -> Stream.of(l.unitPrice(), l.discount(), l.total(), l.tax())),
                        Stream.of(shipping.total(), shipping.tax()),
                        payments.stream().flatMap(p -> Stream.of(p.amount(), p.refunded())),
                        promotions.stream().flatMap(Promotion::amounts))
                .flatMap(stream -> stream);
    }
}
