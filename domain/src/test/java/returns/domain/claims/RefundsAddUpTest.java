package returns.domain.claims;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import returns.domain.Term;
import returns.domain.fixtures.Cases;
import returns.domain.money.Money;
import returns.domain.orders.LineId;
import returns.domain.orders.Order;
import returns.domain.orders.Payment;
import returns.domain.policy.LostPromotion;
import returns.domain.policy.PaymentSplit;
import returns.domain.policy.ShippingRefund;
import returns.domain.refunds.Component;
import returns.domain.refunds.RefundLedger;

/** Random orders, each returned in random pieces until nothing is left. */
class RefundsAddUpTest {
    private static final int ORDERS = 10_000;
    private static final EnumSet<Component> GIVEN =
            EnumSet.of(Component.GOODS, Component.TAX, Component.SHIPPING, Component.SHIPPING_TAX);

    @Test
    void toWhatWasPaidForEachComponent() {
        Cases.each(ORDERS, random -> {
            var orders = new RandomOrder(random);
            var order = orders.order();
            var terms = terms(random);
            var refunds = refunds(order, terms, orders.pieces(order, false));
            assertEachComponentIsWhatWasPaid(order, terms, refunds);
            var owed = GIVEN.stream().mapToLong(each -> sum(refunds, each)).sum();
            assertEquals(Math.min(owed, left(order)), total(refunds));
        });
    }

    @Test
    void toWhatWasPaidLessTheFees() {
        Cases.each(ORDERS, random -> {
            var orders = new RandomOrder(random);
            var order = orders.order();
            var terms = terms(random);
            var refunds = refunds(order, terms, orders.pieces(order, true));
            assertEachComponentIsWhatWasPaid(order, terms, refunds);
            var owed = GIVEN.stream().mapToLong(each -> sum(refunds, each)).sum()
                    + sum(refunds, Component.RESTOCKING_FEE)
                    + sum(refunds, Component.RETURN_SHIPPING);
            assertEquals(Math.min(owed, left(order)), total(refunds));
        });
    }

    private static List<RefundLedger> refunds(Order order, RefundTerms terms, List<RefundClaim> pieces) {
        var earlier = EarlierRefunds.NONE;
        var refunds = new ArrayList<RefundLedger>();
        for (var piece : pieces) {
            var ledger = terms.ledger(order, earlier, piece);
            ledger.entries().forEach(RefundsAddUpTest::assertPointsTheRightWay);
            earlier = earlier.and(piece, ledger);
            assertTakesBackNoMoreThanTheDiscountKept(order, earlier);
            for (var payment : order.payments()) {
                assertFalse(
                        earlier.payments()
                                .getOrDefault(payment.paymentId(), Money.zero(order.currency()))
                                .exceeds(payment.amount().minus(payment.refunded())),
                        "overdrawn: " + payment);
            }
            refunds.add(ledger);
        }
        return refunds;
    }

    private static void assertPointsTheRightWay(RefundLedger.Entry entry) {
        if (entry.component() != Component.LOST_PROMOTION) {
            assertEquals(!GIVEN.contains(entry.component()), entry.amount().isNegative(), entry::toString);
        }
    }

    private static void assertTakesBackNoMoreThanTheDiscountKept(Order order, EarlierRefunds earlier) {
        for (var line : order.lines()) {
            var nothing = Money.zero(order.currency());
            var taken = nothing.minus(earlier.given(Optional.of(line.id()), Component.LOST_PROMOTION)
                    .orElse(nothing));
            var kept = line.paidFor() - earlier.units(line.id());
            var discount = order.promotions().stream()
                    .mapToLong(p -> p.share(line.id()).map(Money::minorUnits).orElse(0L))
                    .sum();
            assertFalse(taken.isNegative());
            assertTrue(taken.minorUnits() == 0 || taken.minorUnits() <= discount * kept / line.paidFor() + 1);
        }
    }

    private static void assertEachComponentIsWhatWasPaid(Order order, RefundTerms terms, List<RefundLedger> refunds) {
        for (var line : order.lines()) {
            assertEquals(line.total().minus(line.tax()).minorUnits(), sum(refunds, Component.GOODS, line.id()));
            assertEquals(line.tax().minorUnits(), sum(refunds, Component.TAX, line.id()));
            assertEquals(0, sum(refunds, Component.LOST_PROMOTION, line.id()));
        }
        var shipping = order.shipping();
        var none = terms.shipping() == ShippingRefund.NEVER
                || order.lines().stream().allMatch(line -> line.paidFor() == 0);
        assertEquals(none ? 0 : shipping.total().minus(shipping.tax()).minorUnits(), sum(refunds, Component.SHIPPING));
        assertEquals(none ? 0 : shipping.tax().minorUnits(), sum(refunds, Component.SHIPPING_TAX));
        if (terms.lostPromotion() == LostPromotion.KEEP) {
            assertTrue(refunds.stream()
                    .flatMap(refund -> refund.entries().stream())
                    .noneMatch(entry -> entry.component() == Component.LOST_PROMOTION));
        }
    }

    private static RefundTerms terms(RandomGenerator random) {
        return new RefundTerms(
                any(random, ShippingRefund.values()),
                any(random, LostPromotion.values()),
                any(random, PaymentSplit.values()));
    }

    private static <T extends Term> T any(RandomGenerator random, T[] terms) {
        return Arrays.asList(terms).get(random.nextInt(terms.length));
    }

    private static long left(Order order) {
        return order.payments().stream().mapToLong(RefundsAddUpTest::left).sum();
    }

    private static long left(Payment payment) {
        return payment.amount().minus(payment.refunded()).minorUnits();
    }

    private static long total(List<RefundLedger> refunds) {
        return refunds.stream().mapToLong(refund -> refund.total().minorUnits()).sum();
    }

    private static long sum(List<RefundLedger> refunds, Component component) {
        return refunds.stream()
                .mapToLong(refund -> refund.of(component).minorUnits())
                .sum();
    }

    private static long sum(List<RefundLedger> refunds, Component component, LineId line) {
        return refunds.stream()
                .mapToLong(refund -> refund.of(component, line).minorUnits())
                .sum();
    }
}
