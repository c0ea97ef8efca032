package returns.adapters.payments;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static returns.adapters.payments.PayoutFixture.payout;

import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import returns.application.fixtures.AtOnce;
import returns.application.fixtures.OrderFixture;
import returns.application.refunds.Payout;
import returns.application.refunds.RefundGateway;
import returns.application.refunds.RefundGateway.Seen;
import returns.domain.money.Money;
import returns.domain.refunds.ProviderAnswer;
import returns.domain.refunds.RefundStatus;

/**
 * What every way to pay back must do. It runs on a gateway whose other side is well until {@link #goAway}, has all payments that
 * payouts are of, and whose clock stands at {@link OrderFixture#NOW}.
 */
public abstract class RefundGatewayContract {
    /** Whether there is another side that keeps books, and can be asked what became of a payout. */
    protected abstract boolean canBeAsked();

    protected abstract RefundGateway gateway();

    /** That payout, of a payment that the other side has, and that holds twice as much. */
    protected abstract Payout payable(PayoutFixture payout);

    /** What the other side has paid to a customer for a payout, whichever the attempt. */
    protected abstract List<Money> paid(Payout payout);

    /** From now on, the other side cannot be reached. */
    protected abstract void goAway();

    @Test
    void whatIsSentAgainIsPaidOnceAndAnsweredTheSame() {
        var payout = payable(payout());
        var first = gateway().send(payout);
        assertEquals(first, gateway().send(payout));
        assertEquals(first, gateway().send(payout));
        assertPaid(payout, 1);
    }

    @Test
    void whatIsSentTwentyTimesAtTheSameMomentIsPaidOnce() {
        var payout = payable(payout());
        var answers = AtOnce.calls(20, _ -> gateway().send(payout));
        assertEquals(1, Set.copyOf(answers).size(), answers.toString());
        assertPaid(payout, 1);
    }

    @Test
    void anotherAttemptIsPaidByItself() {
        var payout = payout();
        gateway().send(payable(payout));
        gateway().send(payout.attempt(2).build());
        assertPaid(payout.build(), 2);
    }

    @ParameterizedTest
    @CsvSource({"29.97,EUR", "0.01,USD", "5800,JPY", "1.250,KWD", "500,ISK", "12000,UGX", "99999999.99,HUF"})
    void amountsAreExact(String decimal, String currency) {
        var payout = payable(payout().of(decimal, currency));
        assertEquals(payout.amount(), amount(gateway().send(payout)));
        assertPaid(payout, 1);
    }

    @Test
    void whatWasNeverSentIsNotFound() {
        var sent = payout();
        gateway().send(payable(sent));
        assertEquals(Optional.empty(), gateway().find(payable(payout())));
        assertEquals(Optional.empty(), gateway().find(sent.attempt(2).build()), "another attempt is another payout");
    }

    @Test
    void whatWasSentIsFoundWhereSomebodyCanBeAsked() {
        var payout = payout();
        var sent = gateway().send(payable(payout));
        var expected = Optional.of(sent).filter(_ -> canBeAsked());
        assertEquals(expected, gateway().find(payout.build()));
        if (sent instanceof ProviderAnswer.Paid(var reference, var _)) {
            assertEquals(expected, gateway().find(payout.named(reference).build()), "by the name that it was given");
        }
    }

    @Test
    void whatCannotBeReachedIsNotCalledPaidOrRefused() {
        var sent = payout();
        gateway().send(payable(sent));
        var payout = payable(payout());
        goAway();
        if (canBeAsked()) {
            assertNothingIsCertain(gateway().send(payout));
            assertNothingIsCertain(gateway().send(sent.build()));
            assertNothingIsCertain(found(sent.build()));
            assertNothingIsCertain(found(sent.named("re_1").build()));
            assertNothingIsCertain(found(payout));
            assertTrue(gateway().seen(today()).stream().allMatch(List::isEmpty));
        }
    }

    @Test
    void whoListsWhatItHasSeenListsWhatWasSent() {
        var payout = payable(payout());
        var answer = gateway().send(payout);
        gateway().seen(today()).ifPresent(seen -> {
            var expected = new Seen(
                    ((ProviderAnswer.Paid) answer).reference(),
                    Optional.of(payout.repayment()),
                    payout.attempt(),
                    RefundStatus.SUCCEEDED,
                    payout.amount());
            assertEquals(List.of(expected), seen);
            assertEquals(Optional.of(List.of()), gateway().seen(today().minusDays(1)));
            assertEquals(Optional.of(List.of()), gateway().seen(today().plusDays(1)));
        });
    }

    @Test
    void saysHowLongItRemembersAndWhenToAsk() {
        assertTrue(gateway().name().matches("[a-z_]{1,30}"), gateway().name());
        assertTrue(gateway().keyMemory().compareTo(Duration.ofHours(1)) > 0, "longer than it is sent again");
        assertTrue(gateway().askAfter().stream().allMatch(Duration::isPositive));
    }

    private void assertPaid(Payout payout, int times) {
        assertEquals(canBeAsked() ? Collections.nCopies(times, payout.amount()) : List.of(), paid(payout));
    }

    /** Empty would be taken for a leave to send it again. */
    private ProviderAnswer found(Payout payout) {
        return gateway().find(payout).orElseGet(() -> fail("what cannot be asked is not what was never sent"));
    }

    private static void assertNothingIsCertain(ProviderAnswer answer) {
        assertTrue(
                answer instanceof ProviderAnswer.Unclear || answer instanceof ProviderAnswer.NotNow, answer.toString());
        assertNotEquals("", why(answer));
    }

    private static String why(ProviderAnswer answer) {
        return switch (answer) {
            case ProviderAnswer.Unclear(var why) -> why;
            case ProviderAnswer.NotNow(var _, var why) -> why;
            case ProviderAnswer.Refused(var _, var why) -> why;
            case ProviderAnswer.Paid _, ProviderAnswer.Accepted _ -> "";
        };
    }

    private static Money amount(ProviderAnswer answer) {
        return switch (answer) {
            case ProviderAnswer.Paid(var _, var amount) -> amount;
            case ProviderAnswer.Accepted(var _, var amount) -> amount;
            default -> fail("neither paid nor accepted: " + answer);
        };
    }

    private static LocalDate today() {
        return LocalDate.ofInstant(OrderFixture.NOW, ZoneOffset.UTC);
    }
}
