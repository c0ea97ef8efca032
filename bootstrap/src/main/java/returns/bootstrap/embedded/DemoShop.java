package returns.bootstrap.embedded;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.Currency;
import java.util.List;
import java.util.Optional;
import returns.domain.money.Money;
import returns.domain.orders.CustomerId;
import returns.domain.orders.Delivery;
import returns.domain.orders.LineId;
import returns.domain.orders.Order;
import returns.domain.orders.OrderLine;
import returns.domain.orders.OrderNumber;
import returns.domain.orders.Payment;
import returns.domain.orders.Shipping;

/** What the demo sells: the same orders all day long. */
final class DemoShop {
    private static final Currency EUR = Currency.getInstance("EUR");
    private static final String CARD_REFERENCE = "demo";

    private final Instant today;

    DemoShop(Instant now) {
        this.today = now.truncatedTo(ChronoUnit.DAYS);
    }

    /** Whether that is an order of the demo's. */
    static boolean sold(Order order) {
        return order.payments().stream()
                .anyMatch(payment -> payment.providerReference()
                        .filter(CARD_REFERENCE::equals)
                        .isPresent());
    }

    List<Order> orders() {
        return List.of(
                order(
                        "10001",
                        "c-17",
                        line("1", "TSHIRT-M-BLUE", "T-shirt, blue, M", "apparel", 3, "3.99", "1.97", "1.60"),
                        finalSaleOnItsWay(
                                line("2", "MUG-GLAZED", "Mug, hand-glazed", "kitchen", 1, "24.50", "0.00", "3.91"))),
                order(
                        "10002",
                        "c-17",
                        line("1", "HOODIE-L-GREY", "Hoodie, grey, L", "apparel", 1, "59.00", "5.90", "8.48"),
                        line("2", "SOCKS-42", "Socks, size 42, five pairs", "apparel", 5, "4.50", "0.00", "3.59")),
                order(
                        "10003",
                        "c-18",
                        line("1", "LAMP-DESK", "Desk lamp, brass", "home", 2, "89.00", "0.00", "28.42")));
    }

    private Order order(String number, String customer, OrderLine... lines) {
        var shipping = new Shipping(eur("4.99"), eur("0.80"));
        var total = shipping.total();
        for (var line : lines) {
            total = total.plus(line.total());
        }
        return new Order(
                new OrderNumber(number),
                new CustomerId(customer),
                EUR,
                ZoneId.of("Europe/Berlin"),
                "DE",
                today.minus(Duration.ofDays(8)),
                today,
                true,
                List.of(lines),
                shipping,
                List.of(new Payment("p-1", "card", total, Money.zero(EUR), Optional.of(CARD_REFERENCE))));
    }

    private OrderLine line(
            String id,
            String sku,
            String title,
            String category,
            int quantity,
            String price,
            String discount,
            String tax) {
        return new OrderLine(
                new LineId(id),
                sku,
                title,
                category,
                quantity,
                0,
                List.of(new Delivery(quantity, today.minus(Duration.ofDays(3)))),
                eur(price),
                eur(discount),
                eur(price).times(quantity).minus(eur(discount)),
                eur(tax),
                false);
    }

    private static OrderLine finalSaleOnItsWay(OrderLine sold) {
        return new OrderLine(
                sold.id(),
                sold.sku(),
                sold.title(),
                sold.category(),
                sold.quantity(),
                sold.canceledQuantity(),
                List.of(),
                sold.unitPrice(),
                sold.discount(),
                sold.total(),
                sold.tax(),
                true);
    }

    private static Money eur(String decimal) {
        return Money.of(decimal, EUR);
    }
}
