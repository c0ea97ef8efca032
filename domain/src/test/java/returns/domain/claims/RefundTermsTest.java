package returns.domain.claims;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static returns.domain.claims.SoldOrder.id;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import returns.domain.policy.LostPromotion;
import returns.domain.policy.Payer;
import returns.domain.policy.PaymentSplit;
import returns.domain.policy.RestockingFee;
import returns.domain.policy.ShippingRefund;
import returns.domain.refunds.RefundLedger;

class RefundTermsTest {
    private static final RefundTerms PLAIN =
            new RefundTerms(ShippingRefund.NEVER, LostPromotion.KEEP, PaymentSplit.IN_PROPORTION);
    private static final RefundTerms CLAW_BACK =
            new RefundTerms(ShippingRefund.NEVER, LostPromotion.CLAW_BACK, PaymentSplit.IN_PROPORTION);

    @Test
    void thePriceOfAUnitIsWhatWasPaidForItWhateverItsTax() {
        var two = SoldOrder.in("EUR").line(2, 0, 1998, 319, 0);
        assertEquals(
                List.of("1 goods 839, 1 tax 160 = 999", "1 goods 840, 1 tax 159 = 999"),
                refunds(PLAIN, two, one(1), one(1)));
    }

    @Test
    void canceledUnitsWereNotPaidForAndThoseBeyondGiveNothing() {
        var order = SoldOrder.in("EUR").line(5, 2, 1000, 0, 0);
        assertEquals(
                List.of("1 goods 667 = 667", "1 goods 333 = 333", " = 0"),
                refunds(PLAIN, order, RefundClaim.of(id(1), 2), RefundClaim.of(id(1), 3), one(1)));
        var none = SoldOrder.in("EUR").line(2, 2, 0, 0, 0);
        assertEquals(List.of(" = 0"), refunds(PLAIN, none, one(1)));
        assertThrows(IllegalArgumentException.class, () -> refunds(PLAIN, none, one(2)));
    }

    @Test
    void shippingComesBackNeverOrWithTheLastUnitOrWithEveryUnit() {
        var order = SoldOrder.in("EUR").line(2, 3000).line(1, 500).shipped(499, 80);
        assertEquals(List.of("1 goods 1500 = 1500"), refunds(PLAIN, order, one(1)));
        assertEquals(
                List.of(
                        "1 goods 1500 = 1500",
                        "2 goods 500 = 500",
                        "1 goods 1500, shipping 419, shipping_tax 80 = 1999"),
                refunds(shipping(ShippingRefund.WHOLE_ORDER), order, one(1), one(2), one(1)));
        assertEquals(
                List.of(
                        "1 goods 1500, 1 shipping 179, 1 shipping_tax 35 = 1714",
                        "2 goods 500, 2 shipping 60, 2 shipping_tax 11 = 571",
                        "1 goods 1500, 1 shipping 180, 1 shipping_tax 34 = 1714"),
                refunds(shipping(ShippingRefund.IN_PROPORTION), order, one(1), one(2), one(1)));
    }

    @Test
    void shippingOfFreeGoodsIsSharedByUnits() {
        var order = SoldOrder.in("EUR").line(1, 0).line(2, 0).shipped(300, 0);
        assertEquals(
                List.of("2 shipping 100 = 100", "1 shipping 100 = 100"),
                refunds(shipping(ShippingRefund.IN_PROPORTION), order, one(2), one(1)));
    }

    @Test
    void feesAreAtMostWhatTheirOwnLineGives() {
        var order = SoldOrder.in("EUR").line(1, 300).line(2, 2000);
        var flat = new RestockingFee.Flat(Map.of(order.currency(), order.money(499)));
        var claim = new RefundClaim(List.of(line(1, 1, flat), line(2, 2, flat)), Optional.empty(), Payer.CUSTOMER);
        assertEquals(
                List.of("1 goods 300, 2 goods 2000, 1 restocking_fee -300, 2 restocking_fee -998 = 1002"),
                refunds(PLAIN, order, claim));
        var yen = SoldOrder.in("JPY").line(1, 300);
        assertEquals(
                List.of("1 goods 300 = 300"),
                refunds(PLAIN, yen, new RefundClaim(List.of(line(1, 1, flat)), Optional.empty(), Payer.SHOP)));
        var half = new RestockingFee.Percent(new BigDecimal("12.5"));
        assertEquals(
                List.of("1 goods 300, 1 restocking_fee -38 = 262"),
                refunds(PLAIN, yen, new RefundClaim(List.of(line(1, 1, half)), Optional.empty(), Payer.SHOP)));
    }

    @Test
    void returnShippingIsPaidByTheCustomerAsFarAsTheRefundGoes() {
        var order = SoldOrder.in("EUR").line(2, 1000);
        var half = new RestockingFee.Percent(BigDecimal.valueOf(50));
        var label = Optional.of(order.money(490));
        assertEquals(
                List.of(
                        "1 goods 500, return_shipping -490 = 10",
                        "1 goods 500, 1 restocking_fee -250, return_shipping -250 = 0"),
                refunds(
                        PLAIN,
                        order,
                        new RefundClaim(one(1).lines(), label, Payer.CUSTOMER),
                        new RefundClaim(List.of(line(1, 1, half)), label, Payer.CUSTOMER)));
        assertEquals(
                List.of("1 goods 500 = 500"),
                refunds(PLAIN, order, new RefundClaim(one(1).lines(), label, Payer.SHOP)));
    }

    @Test
    void aLostPromotionIsTakenBackOnceAndGivenBackWithTheUnitsItWasTakenFor() {
        // Three at 40.00 with 30.00 off from 100.00 on: 30.00 paid for each.
        var order = SoldOrder.in("EUR").line(3, 0, 9000, 0, 3000).promoted(10_000, 3000);
        assertEquals(
                List.of(
                        "1 goods 3000, 1 lost_promotion -2000 = 1000",
                        "1 goods 3000, 1 lost_promotion 1000 = 4000",
                        "1 goods 3000, 1 lost_promotion 1000 = 4000"),
                refunds(CLAW_BACK, order, one(1), one(1), one(1)));
        assertEquals(List.of("1 goods 3000 = 3000"), refunds(PLAIN, order, one(1)));
    }

    @Test
    void aLostPromotionThatARefundCannotBearWaitsForTheNext() {
        // 50.00 off 100.00 of one line, for 110.00 in all; the other line is what made it reach.
        var order = SoldOrder.in("EUR").line(1, 0, 5000, 0, 5000).line(2, 2000).promoted(11_000, 5000);
        assertEquals(
                List.of(
                        "2 goods 1000 = 1000",
                        "2 goods 1000, 1 lost_promotion -1000 = 0",
                        "1 goods 5000, 1 lost_promotion 1000 = 6000"),
                refunds(CLAW_BACK, order, one(2), one(2), one(1)));
    }

    @Test
    void aPromotionIsKeptWhileTheRestReachesItsThresholdInThePricesThatTheShopShows() {
        // Two at 50.00 before tax, 10.00 off: 90.00 and 17.10 tax. Each unit kept counts 50.00.
        var order = SoldOrder.in("EUR").withoutTax().line(2, 0, 10_710, 1710, 1000);
        assertEquals(List.of("1 goods 4500, 1 tax 855 = 5355"), refunds(CLAW_BACK, order.promoted(5000, 1000), one(1)));
        assertEquals(
                List.of("1 goods 4500, 1 tax 855, 1 lost_promotion -500 = 4855"),
                refunds(CLAW_BACK, order.promoted(5001, 1000), one(1)));
    }

    @Test
    void aPromotionThatTheOrderNeverReachedIsNotLost() {
        var order = SoldOrder.in("EUR").line(2, 0, 4000, 0, 1000).promoted(5001, 1000);
        assertEquals(List.of("1 goods 2000 = 2000"), refunds(CLAW_BACK, order, one(1)));
    }

    /** Three for 2.00: a refund was asked for between two others, and the first one was called off. */
    @Test
    void aRefundThatWasCalledOffLeavesNothingGivenTwice() {
        var order = SoldOrder.in("EUR").line(3, 200).build();
        var calledOff = PLAIN.ledger(order, EarlierRefunds.NONE, one(1));
        var second = PLAIN.ledger(order, EarlierRefunds.NONE.and(one(1), calledOff), one(1));
        var earlier = EarlierRefunds.NONE.and(one(1), second);
        var third = PLAIN.ledger(order, earlier, one(1));
        earlier = earlier.and(one(1), third);
        var last = PLAIN.ledger(order, earlier, one(1));
        assertEquals(
                "2.00 EUR",
                second.total().plus(third.total()).plus(last.total()).toString());
    }

    @Test
    void shippingOfAWholeOrderIsGivenOnceThoughARefundWasCalledOff() {
        var order =
                SoldOrder.in("EUR").line(1, 6000).line(1, 4000).shipped(499, 80).build();
        var terms = shipping(ShippingRefund.WHOLE_ORDER);
        var calledOff = terms.ledger(order, EarlierRefunds.NONE, one(1));
        var second = terms.ledger(order, EarlierRefunds.NONE.and(one(1), calledOff), one(2));
        assertEquals("44.99 EUR", second.total().toString());
        var again = terms.ledger(order, EarlierRefunds.NONE.and(one(2), second), one(1));
        assertEquals("60.00 EUR", again.total().toString());
    }

    /** The refund that took a promotion's discount off was called off, and the one that gave it back was not. */
    @Test
    void aDiscountThatWasGivenBackForNothingIsTakenOffAgain() {
        var order = SoldOrder.in("EUR")
                .line(3, 0, 9000, 0, 3000)
                .promoted(10000, 3000)
                .build();
        var calledOff = CLAW_BACK.ledger(order, EarlierRefunds.NONE, one(1));
        var both = EarlierRefunds.NONE.and(one(1), calledOff);
        var second = CLAW_BACK.ledger(order, both, RefundClaim.of(id(1), 2));
        var again = CLAW_BACK.ledger(order, EarlierRefunds.NONE.and(RefundClaim.of(id(1), 2), second), one(1));
        assertEquals("90.00 EUR", second.total().plus(again.total()).toString());
    }

    @Test
    void whatIsLeftOnThePaymentsIsGivenBackAndNoMore() {
        var order = SoldOrder.in("EUR").line(2, 200);
        assertEquals(
                List.of("1 goods 100, exceeds_payments -99 = 1", "1 goods 100, exceeds_payments -100 = 0"),
                refunds(PLAIN, order.paid(200, 199), one(1), one(1)));
        assertEquals(List.of("1 goods 100, exceeds_payments -100 = 0"), refunds(PLAIN, order.paid(0), one(1)));
        var pending = new EarlierRefunds(Map.of(id(1), 1), Map.of(id(1), 1), Map.of(), Map.of("1", order.money(150)));
        assertEquals(
                "1 goods 100, exceeds_payments -50 = 50",
                told(PLAIN.ledger(order.paid(200).build(), pending, one(1))));
        var overdrawnElsewhere = PLAIN.ledger(order.paid(200, 100).build(), pending, one(1));
        assertEquals("1 goods 100, exceeds_payments -100 = 0", told(overdrawnElsewhere));
    }

    @Test
    void thePaymentsAreTakenInProportionOrInTurn() {
        var order = SoldOrder.in("EUR").line(1, 3333).line(1, 6667).paid(6000).paid(4000);
        assertEquals(Map.of("1", 2000L, "2", 1333L), payments(order, PaymentSplit.IN_PROPORTION, 1));
        assertEquals(Map.of("1", 6000L, "2", 667L), payments(order, PaymentSplit.FIRST_FIRST, 2));
        assertEquals(Map.of("1", 2667L, "2", 4000L), payments(order, PaymentSplit.LAST_FIRST, 2));
        assertEquals(Map.of("2", 3333L), payments(order, PaymentSplit.LAST_FIRST, 1));
    }

    @Test
    void yenHaveNoDecimals() {
        var ledger = PLAIN.ledger(SoldOrder.in("JPY").line(1, 5800).build(), EarlierRefunds.NONE, one(1));
        assertEquals("5800 JPY", ledger.total().toString());
        assertEquals("5800", ledger.payments().getFirst().amount().decimal());
    }

    private static Map<String, Long> payments(SoldOrder order, PaymentSplit split, int line) {
        var terms = new RefundTerms(ShippingRefund.NEVER, LostPromotion.KEEP, split);
        return terms.ledger(order.build(), EarlierRefunds.NONE, one(line)).payments().stream()
                .collect(Collectors.toMap(
                        part -> part.paymentId(), part -> part.amount().minorUnits()));
    }

    private static RefundTerms shipping(ShippingRefund shipping) {
        return new RefundTerms(shipping, LostPromotion.KEEP, PaymentSplit.IN_PROPORTION);
    }

    private static RefundClaim one(int line) {
        return RefundClaim.of(id(line), 1);
    }

    private static RefundClaim.Line line(int line, int units, RestockingFee fee) {
        return new RefundClaim.Line(id(line), units, Optional.of(fee));
    }

    private static List<String> refunds(RefundTerms terms, SoldOrder order, RefundClaim... claims) {
        var earlier = EarlierRefunds.NONE;
        var told = new ArrayList<String>();
        for (var claim : claims) {
            var ledger = terms.ledger(order.build(), earlier, claim);
            earlier = earlier.and(claim, ledger);
            told.add(told(ledger));
        }
        return told;
    }

    /** Its entries and total, in minor units. */
    private static String told(RefundLedger ledger) {
        var entries = ledger.entries().stream()
                .map(entry -> entry.line().map(line -> line + " ").orElse("")
                        + entry.component().term() + " " + entry.amount().minorUnits())
                .toList();
        return String.join(", ", entries) + " = " + ledger.total().minorUnits();
    }
}
