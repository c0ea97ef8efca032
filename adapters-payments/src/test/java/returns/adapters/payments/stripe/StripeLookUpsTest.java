package returns.adapters.payments.stripe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.adapters.payments.PayoutFixture.money;
import static returns.adapters.payments.PayoutFixture.payout;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import returns.adapters.payments.fake.Fault;
import returns.adapters.payments.fake.Script;
import returns.application.refunds.RefundGateway.Seen;
import returns.domain.refunds.ProviderAnswer;
import returns.domain.refunds.RefundStatus;

/** What is found at Stripe of what was sent, and of what others made. */
class StripeLookUpsTest {
    private static final LocalDate TODAY = LocalDate.parse("2026-11-20");

    private final StripeFixture stripe = new StripeFixture(Script.calm());

    @AfterEach
    void close() {
        stripe.close();
    }

    /** Case 20: the provider's memory is shorter than ours. */
    @Test
    void whatStripeHasForgottenTheKeyOfIsStillFound() {
        stripe.fake().follow(Script.first(Fault.CUT_AFTER));
        var payout = payout();
        stripe.send(payout);
        stripe.fake().forgetKeys();
        assertInstanceOf(
                ProviderAnswer.Paid.class, stripe.gateway().find(payout.build()).orElseThrow());
    }

    @Test
    void aKeyThatWasUsedForSomethingElseIsLookedUp() {
        var payout = payout();
        stripe.send(payout);
        assertInstanceOf(
                ProviderAnswer.Paid.class,
                stripe.gateway().send(payout.forAnotherReturn().build()));
        assertEquals(1, stripe.fake().ledger().refunds().size());
    }

    @Test
    void whatStripeHasTwiceIsUnclear() {
        var payout = payout();
        stripe.send(payout);
        stripe.fake().forgetKeys();
        stripe.gateway().send(payout.build());
        var unclear = assertInstanceOf(
                ProviderAnswer.Unclear.class,
                stripe.gateway().find(payout.build()).orElseThrow());
        assertTrue(unclear.why().contains("re_fake000001") && unclear.why().contains("re_fake000002"), unclear.why());
    }

    @Test
    void aNameThatStripeDoesNotKnowIsUnclear() {
        var payout = payout();
        stripe.send(payout);
        assertInstanceOf(
                ProviderAnswer.Unclear.class,
                stripe.gateway().find(payout.named("re_other").build()).orElseThrow());
    }

    @Test
    void aDayIsListedToItsEndHoweverManyPagesItHas() {
        stripe.clock().set(Instant.parse("2026-11-19T23:59:59.999Z"));
        stripe.send(payout());
        stripe.clock().set(Instant.parse("2026-11-20T00:00:00Z"));
        for (var i = 0; i < 205; i++) {
            stripe.send(payout());
        }
        stripe.clock().set(Instant.parse("2026-11-20T23:59:59.999Z"));
        var last = payout();
        stripe.send(last);
        stripe.clock().set(Instant.parse("2026-11-21T00:00:00Z"));
        stripe.send(payout());

        var seen = stripe.gateway().seen(TODAY).orElseThrow();

        assertEquals(206, seen.stream().distinct().count());
        assertEquals(206, seen.size());
        assertEquals(Optional.of(last.repayment()), seen.getFirst().repayment());

        stripe.fake().follow((call, nth) -> call.contains("starting_after") ? Fault.SERVER_ERROR : Fault.NONE);
        assertEquals(Optional.empty(), stripe.gateway().seen(TODAY), "a list that breaks off is no list");
    }

    @Test
    void refundsThatOthersMadeAreListedAsNobodys() {
        var elsewhere = payout().build();
        stripe.payable(payout());
        stripe.fake().hold(elsewhere.payment().orElseThrow(), 5000, "eur");
        stripe.fake().refundElsewhere(elsewhere.payment().orElseThrow(), 500);
        assertEquals(
                List.of(new Seen("re_fake000001", Optional.empty(), 0, RefundStatus.SUCCEEDED, money("5.00", "EUR"))),
                stripe.gateway().seen(TODAY).orElseThrow());
    }
}
