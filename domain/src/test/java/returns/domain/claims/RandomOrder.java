package returns.domain.claims;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import returns.domain.money.Money;
import returns.domain.orders.Order;
import returns.domain.policy.Payer;
import returns.domain.policy.RestockingFee;

/** Orders drawn at random, and the pieces that they come back in. */
record RandomOrder(RandomGenerator random) {
    private static final String[] CURRENCIES = {"JPY", "EUR", "KWD"};

    Order order() {
        var order = SoldOrder.in(CURRENCIES[random.nextInt(CURRENCIES.length)]);
        order = random.nextBoolean() ? order : order.withoutTax();
        var count = random.nextInt(1, 7);
        var discounts = new long[count];
        var sum = 0L;
        for (var i = 0; i < count; i++) {
            var canceled = random.nextInt(4) == 0 ? random.nextInt(3) : 0;
            var paidFor = canceled > 0 && random.nextInt(5) == 0 ? 0 : random.nextInt(1, 8);
            var total = paidFor == 0 ? 0 : amount();
            discounts[i] = amount();
            order = order.line(paidFor + canceled, canceled, total, upTo(total), discounts[i]);
            sum += total + discounts[i];
        }
        for (var promotions = random.nextInt(3); promotions > 0; promotions--) {
            var shares = new long[random.nextInt(1, count + 1)];
            for (var i = 0; i < shares.length; i++) {
                shares[i] = upTo(discounts[i] / 2);
            }
            order = order.promoted(upTo(sum), shares);
        }
        var shipping = random.nextInt(3) == 0 ? 0 : amount();
        return paid(order.shipped(shipping, upTo(shipping))).build();
    }

    /** The units of the order in pieces that together are all of it; some of them with fees. */
    List<RefundClaim> pieces(Order order, boolean fees) {
        var left = new ArrayList<Integer>();
        order.lines().forEach(line -> left.add(line.paidFor()));
        var pieces = new ArrayList<RefundClaim>();
        while (left.stream().anyMatch(units -> units > 0)) {
            var lines = new ArrayList<RefundClaim.Line>();
            for (var i = 0; i < left.size(); i++) {
                var units = left.get(i) == 0 ? 0 : random.nextInt(left.get(i) + 1);
                if (units > 0) {
                    lines.add(new RefundClaim.Line(order.lines().get(i).id(), units, fees ? fee(order) : none()));
                    left.set(i, left.get(i) - units);
                }
            }
            var label = fees && random.nextBoolean()
                    ? Optional.of(new Money(amount(), order.currency()))
                    : Optional.<Money>empty();
            pieces.add(new RefundClaim(lines, label, random.nextBoolean() ? Payer.CUSTOMER : Payer.SHOP));
        }
        return pieces;
    }

    private Optional<RestockingFee> fee(Order order) {
        var flat = new Money(amount() / 4, order.currency());
        return switch (random.nextInt(3)) {
            case 0 -> none();
            case 1 -> Optional.of(new RestockingFee.Flat(Map.of(order.currency(), flat)));
            default -> Optional.of(new RestockingFee.Percent(BigDecimal.valueOf(random.nextInt(10_001), 2)));
        };
    }

    private static Optional<RestockingFee> none() {
        return Optional.empty();
    }

    /** By up to four payments: in full, in part, or too much; some of it given back elsewhere. */
    private SoldOrder paid(SoldOrder order) {
        var owed = order.lines().stream()
                        .mapToLong(line -> line.total().minorUnits())
                        .sum()
                + order.shipping().total().minorUnits();
        var open = random.nextInt(4) == 0 ? upTo(owed * 2) : owed;
        var elsewhere = random.nextInt(4) == 0;
        var paid = order;
        for (var parts = random.nextInt(1, 5); parts > 0; parts--) {
            var amount = parts == 1 ? open : upTo(open);
            paid = paid.paid(amount, elsewhere ? upTo(amount) : 0);
            open -= amount;
        }
        return paid;
    }

    private long amount() {
        return switch (random.nextInt(8)) {
            case 0 -> random.nextLong(4);
            case 1 -> random.nextLong(Money.MAX / 20);
            default -> random.nextLong(20_000);
        };
    }

    private long upTo(long most) {
        return random.nextLong(most + 1);
    }
}
