package returns.domain.claims;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Currency;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import returns.domain.money.Money;
import returns.domain.orders.CustomerId;
import returns.domain.orders.LineId;
import returns.domain.orders.Order;
import returns.domain.orders.OrderLine;
import returns.domain.orders.OrderNumber;
import returns.domain.orders.Payment;
import returns.domain.orders.Promotion;
import returns.domain.orders.Shipping;

/** An order in minor units of its currency, its lines and payments numbered from 1; paid in full unless a test says otherwise. */
record SoldOrder(
        Currency currency,
        boolean taxIncluded,
        List<OrderLine> lines,
        Shipping shipping,
        List<Payment> payments,
        List<Promotion> promotions) {
    private static final Instant PLACED = Instant.parse("2026-11-10T09:12:00Z");

    static SoldOrder in(String code) {
        var currency = Currency.getInstance(code);
        var free = new Shipping(Money.zero(currency), Money.zero(currency));
        return new SoldOrder(currency, true, List.of(), free, List.of(), List.of());
    }

    static LineId id(int number) {
        return new LineId(Integer.toString(number));
    }

    SoldOrder line(int units, long total) {
        return line(units, 0, total, 0, 0);
    }

    SoldOrder line(int units, int canceled, long total, long tax, long discount) {
        var line = new OrderLine(
                id(lines.size() + 1),
                "SKU",
                "T-shirt",
                "apparel",
                units,
                canceled,
                List.of(),
                money(0),
                money(discount),
                money(total),
                money(tax),
                false);
        return new SoldOrder(currency, taxIncluded, with(lines, line), shipping, payments, promotions);
    }

    SoldOrder withoutTax() {
        return new SoldOrder(currency, false, lines, shipping, payments, promotions);
    }

    SoldOrder shipped(long total, long tax) {
        return new SoldOrder(
                currency, taxIncluded, lines, new Shipping(money(total), money(tax)), payments, promotions);
    }

    SoldOrder paid(long amount) {
        return paid(amount, 0);
    }

    SoldOrder paid(long amount, long refunded) {
        var id = Integer.toString(payments.size() + 1);
        var payment = new Payment(id, "card", money(amount), money(refunded), Optional.empty());
        return new SoldOrder(currency, taxIncluded, lines, shipping, with(payments, payment), promotions);
    }

    /** With a discount on each of the first lines. */
    SoldOrder promoted(long threshold, long... discounts) {
        var shares = IntStream.range(0, discounts.length)
                .mapToObj(i -> new Promotion.Share(id(i + 1), money(discounts[i])))
                .toList();
        var name = "promotion-" + promotions.size();
        var promotion = new Promotion(name, name, money(threshold), shares);
        return new SoldOrder(currency, taxIncluded, lines, shipping, payments, with(promotions, promotion));
    }

    Order build() {
        var all = lines.stream().map(OrderLine::total).reduce(shipping.total(), Money::plus);
        return new Order(
                new OrderNumber("10001"),
                new CustomerId("c-17"),
                currency,
                ZoneId.of("Europe/Berlin"),
                "DE",
                PLACED,
                PLACED,
                taxIncluded,
                lines,
                shipping,
                payments.isEmpty() ? paid(all.minorUnits()).payments() : payments,
                promotions);
    }

    Money money(long minorUnits) {
        return new Money(minorUnits, currency);
    }

    private static <T> List<T> with(List<T> list, T added) {
        return Stream.concat(list.stream(), Stream.of(added)).toList();
    }
}
