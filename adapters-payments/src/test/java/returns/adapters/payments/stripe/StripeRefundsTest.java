package returns.adapters.payments.stripe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.adapters.payments.PayoutFixture.money;
import static returns.adapters.payments.PayoutFixture.payout;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import returns.adapters.payments.PayoutFixture;
import returns.adapters.payments.fake.Course;
import returns.adapters.payments.fake.Delivery;
import returns.adapters.payments.fake.Script;
import returns.domain.refunds.ProviderAnswer;

/** What is asked of Stripe, and what it says of it. */
class StripeRefundsTest {
    private final StripeFixture stripe = new StripeFixture(Script.calm());

    @AfterEach
    void close() {
        stripe.close();
    }

    @Test
    void isSentWithItsKeyItsAmountAndWhoseItIs() {
        var payout = payout().of("1.250", "KWD").on("ch_3Nxyz");
        stripe.send(payout);
        var made = stripe.fake().ledger().refunds().getFirst();
        assertEquals("ch_3Nxyz", made.payment());
        assertEquals(1250, made.units());
        assertEquals(payout.build().key(), made.key());
        assertEquals("", made.account());
        assertEquals(
                Map.of(
                        "repayment", payout.repayment().toString(),
                        "attempt", "1",
                        "return", payout.returned().toString()),
                made.metadata());
    }

    @Test
    void isSentForTheConnectedAccountWhereThereIsOne() {
        try (var connected = new StripeFixture(Script.calm(), "acct_17")) {
            connected.send(payout());
            assertEquals(
                    "acct_17", connected.fake().ledger().refunds().getFirst().account());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "LATER,Accepted,Paid",
        "LATER_FAILS,Accepted,Refused",
        "FAILS_AFTERWARDS,Paid,Refused",
        "NEEDS_THE_CUSTOMER,Accepted,Refused"
    })
    void isToldAsItStands(Course course, String first, String last) {
        stripe.fake().follow(Script.of(course, Delivery.NEVER));
        var payout = payout();
        assertEquals(first, stripe.send(payout).getClass().getSimpleName());

        stripe.fake().settle();

        var reference = stripe.fake().ledger().refunds().getFirst().id();
        for (var asked : List.of(payout, payout.named(reference))) {
            var found = stripe.gateway().find(asked.build()).orElseThrow();
            assertEquals(last, found.getClass().getSimpleName());
            if (found instanceof ProviderAnswer.Refused(var name, var why)) {
                assertEquals(Optional.of(reference), name);
                assertTrue(
                        why.matches("Stripe says that the refund (failed: expired_or_canceled_card|was canceled)."),
                        why);
            }
        }
    }

    @Test
    void anotherAmountIsHandedOnAsStripeSaysIt() {
        stripe.fake().follow(Script.of(Course.OTHER_AMOUNT, Delivery.NEVER));
        assertEquals(new ProviderAnswer.Paid("re_fake000001", money("29.96", "EUR")), stripe.send(payout()));
    }

    @Test
    void whatTheCardDeclinesIsRefusedAndIsSoWhenItIsSentAgain() {
        stripe.fake().follow(Script.of(Course.DECLINED, Delivery.NEVER));
        var payout = payout();
        var refused = assertInstanceOf(ProviderAnswer.Refused.class, stripe.send(payout));
        assertTrue(refused.why().contains("402") && refused.why().contains("card_declined"), refused.why());
        assertEquals(refused, stripe.gateway().send(payout.build()));
        assertEquals(List.of(), stripe.paid(payout.build()));
    }

    @Test
    void noMoreThanThePaymentHoldsIsPaidBack() {
        var payout = payout();
        stripe.send(payout);
        assertInstanceOf(
                ProviderAnswer.Paid.class,
                stripe.gateway().send(payout.attempt(2).build()));
        var refused = assertInstanceOf(
                ProviderAnswer.Refused.class,
                stripe.gateway().send(payout.attempt(3).build()));
        assertTrue(refused.why().contains("charge_already_refunded"), refused.why());
    }

    @Test
    void aPaymentThatStripeDoesNotHaveIsRefused() {
        var refused =
                assertInstanceOf(ProviderAnswer.Refused.class, stripe.gateway().send(payout().build()));
        assertTrue(refused.why().contains("resource_missing"), refused.why());
    }

    @ParameterizedTest
    @ValueSource(strings = {"PAY-17", "pi_", "pi_1/../charges", "", "re_1"})
    void aPaymentThatStripeDoesNotNameIsRefusedWithoutACall(String reference) {
        assertRefusedWithoutACall(payout().on(reference), "of a payment that Stripe names");
    }

    @Test
    void whatStripeCannotMoveIsRefusedWithoutACall() {
        assertRefusedWithoutACall(payout().onNoPayment(), "the order names none");
        assertRefusedWithoutACall(payout().of("1.255", "KWD"), "a multiple of 0.010 KWD");
        assertRefusedWithoutACall(payout().of("1.250", "IQD"), "in a currency that Stripe has");
    }

    private void assertRefusedWithoutACall(PayoutFixture payout, String why) {
        var refused =
                assertInstanceOf(ProviderAnswer.Refused.class, stripe.gateway().send(payout.build()));
        assertTrue(refused.why().contains(why), refused.why());
        assertEquals(0, stripe.fake().calls(payout.build().key()));
    }
}
