package returns.domain.claims;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import returns.domain.money.Money;
import returns.domain.money.Shares;
import returns.domain.orders.Order;
import returns.domain.orders.Payment;
import returns.domain.policy.PaymentSplit;
import returns.domain.refunds.RefundLedger.FromPayment;

/** What is left on each payment of an order: paid, and not given back, neither elsewhere nor by earlier refunds. */
record PaymentsLeft(List<FromPayment> each, Money all) {
    static PaymentsLeft of(Order order, EarlierRefunds earlier) {
        var nothing = Money.zero(order.currency());
        var each = order.payments().stream()
                .map(payment -> new FromPayment(payment.paymentId(), left(payment, earlier, nothing)))
                .toList();
        return new PaymentsLeft(each, each.stream().map(FromPayment::amount).reduce(nothing, Money::plus));
    }

    private static Money left(Payment payment, EarlierRefunds earlier, Money nothing) {
        var paid = payment.amount().minus(payment.refunded());
        return paid.minus(earlier.of(payment.paymentId()).orElse(nothing).atMost(paid));
    }

    /** What is taken of each payment for that total, which is not more than all that is left. */
    List<FromPayment> take(Money total, PaymentSplit split) {
        if (total.minorUnits() == 0) {
            return List.of();
        }
        var shares = switch (split) {
            case IN_PROPORTION ->
                new Shares(each.stream().map(left -> left.amount().minorUnits()).toList()).of(total);
            case FIRST_FIRST -> oneByOne(total, each);
            case LAST_FIRST -> oneByOne(total, each.reversed()).reversed();
        };
        return IntStream.range(0, each.size())
                .filter(i -> shares.get(i).minorUnits() > 0)
                .mapToObj(i -> new FromPayment(each.get(i).paymentId(), shares.get(i)))
                .toList();
    }

    private static List<Money> oneByOne(Money total, List<FromPayment> inOrder) {
        var shares = new ArrayList<Money>();
        var open = total;
        for (var left : inOrder) {
            var share = open.atMost(left.amount());
            shares.add(share);
            open = open.minus(share);
        }
        return shares;
    }
}
