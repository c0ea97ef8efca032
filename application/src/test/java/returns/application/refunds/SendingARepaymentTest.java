package returns.application.refunds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.OrderFixture.order;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.changes.CommitOutcome;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.RefundFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.Till;
import returns.application.fixtures.WantedReturn;
import returns.application.refunds.HandleRefund.Command;
import returns.domain.money.Money;
import returns.domain.refunds.ProviderAnswer;
import returns.domain.refunds.Refund;
import returns.domain.refunds.RefundStatus;
import returns.domain.refunds.Repayment;
import returns.domain.returns.Resolution;
import returns.domain.returns.Return;

class SendingARepaymentTest {
    private final Shop shop = new Shop();
    private final Till till = shop.till();
    private final OrderFixture order = shop.sold(order());
    private final Return of = shop.accepted(order, 2);
    private final Refund refund = Answers.done(till.request("k", of)).refund();

    /** Case 20. */
    @Test
    void whatIsNotClearIsSentAgainByTheSameKey() {
        till.card().next(till.card()::paysAndIsCut, till.card()::paysAndIsCut);
        assertEquals(RefundStatus.UNKNOWN, till.send(refund).status());
        assertEquals(RefundStatus.UNKNOWN, till.send(refund).status());
        assertEquals(RefundStatus.SUCCEEDED, till.send(refund).status());
        assertEquals(1, till.card().sent().stream().distinct().count());
        assertEquals(List.of(refund.total()), till.card().paid());
    }

    /** Case 20: the provider's memory is shorter than ours. */
    @Test
    void aProviderThatMayHaveForgottenTheKeyIsAskedBeforeItIsSentAgain() {
        till.card().next(till.card()::paysAndIsCut);
        till.send(refund);
        till.card().forgets(till.card().sent().getFirst());
        shop.clock().advance(Duration.ofHours(25));
        assertEquals(RefundStatus.SUCCEEDED, till.send(refund).status());
        assertEquals(List.of(refund.total()), till.card().paid());
        assertEquals(1, till.card().sent().size());
    }

    @Test
    void aProcessThatDiedAfterItSentLeavesWhatIsSentAgainByTheSameKey() {
        till.card().next(payout -> {
            till.card().pay(payout);
            throw new AssertionError("the process dies");
        });
        dies();
        assertEquals(RefundStatus.SUBMITTED, till.now(refund.id()).status());
        assertEquals(RefundStatus.SUCCEEDED, till.send(refund).status());
        assertEquals(List.of(refund.total()), till.card().paid());
    }

    @Test
    void aProcessThatDiedBeforeItRecordedTheAnswerLosesNothing() {
        shop.changes().next((store, change) -> store.commit(change), (_, _) -> {
            throw new AssertionError("the process dies");
        });
        dies();
        assertEquals(RefundStatus.SUBMITTED, till.now(refund.id()).status());
        till.send(refund);
        assertEquals(List.of(refund.total()), till.card().paid());
    }

    /** Another node sends it while this one is about to: this one does not. */
    @Test
    void ofTwoThatWouldSendOneDoes() {
        shop.changes().next((store, change) -> {
            till.send(refund);
            return store.commit(change);
        });
        till.send(refund);
        assertEquals(1, till.card().sent().size());
        assertEquals(RefundStatus.SUCCEEDED, till.now(refund.id()).status());
    }

    @Test
    void anOutcomeThatCannotBeRecordedIsAskedAboutAgain() {
        shop.changes().next((store, change) -> store.commit(change), (_, _) -> CommitOutcome.BUSY);
        assertEquals(Optional.of(shop.clock().instant().plusSeconds(2)), run());
        assertEquals(RefundStatus.SUBMITTED, till.now(refund.id()).status());
        assertEquals(Optional.empty(), run());
        assertEquals(RefundStatus.SUCCEEDED, till.now(refund.id()).status());
        assertEquals(List.of(refund.total()), till.card().paid());
    }

    @Test
    void theErrandOfAnEarlierAttemptDoesNothing() {
        till.card().next(_ -> new ProviderAnswer.Refused(Optional.empty(), "no"));
        till.send(refund);
        Answers.done(till.handle("again", refund.id(), new Command.Retry(1, Optional.empty())));
        assertEquals(Optional.empty(), till.errand(refund, 1));
        assertEquals(RefundStatus.PLANNED, till.now(refund.id()).status());
    }

    @Test
    void nothingIsSentThatIsNotRecorded() {
        shop.changes().nextAnswer(CommitOutcome.BUSY, 1);
        till.send(refund);
        assertEquals(List.of(), till.card().sent());
        assertEquals(RefundStatus.PLANNED, till.now(refund.id()).status());
    }

    @Test
    void itComesAgainSoonAtFirstAndLaterMoreSeldom() {
        till.card().next(_ -> new ProviderAnswer.Unclear("?"), _ -> new ProviderAnswer.Unclear("?"));
        assertEquals(Optional.of(shop.clock().instant().plusSeconds(2)), run());
        shop.clock().advance(Duration.ofMinutes(10));
        assertEquals(Optional.of(shop.clock().instant().plus(Duration.ofMinutes(5))), run());
        assertEquals(Optional.empty(), run(), "it is paid");
        assertEquals(Optional.empty(), run(), "and nothing is left to do");
    }

    @Test
    void whatCannotBeTakenNowIsSentAgainWhenTheProviderSays() {
        till.card().next(_ -> new ProviderAnswer.NotNow(Duration.ofSeconds(30), "busy"));
        assertEquals(Optional.of(shop.clock().instant().plusSeconds(30)), run());
        var repayment = first(till.now(refund.id()));
        assertEquals(RefundStatus.SUBMITTED, repayment.status());
        assertEquals(Optional.of("busy"), repayment.problem());
        assertEquals(RefundStatus.SUCCEEDED, till.send(refund).status());
    }

    /** Such as a key that the provider refuses until somebody mends it. */
    @Test
    void whatCannotBeTakenForLongIsTriedMoreSeldom() {
        ProviderAnswer refused = new ProviderAnswer.NotNow(Duration.ofMinutes(5), "The key is refused.");
        till.card().next(_ -> refused, _ -> refused, _ -> refused);
        assertEquals(Optional.of(shop.clock().instant().plus(Duration.ofMinutes(5))), run());
        shop.clock().advance(Duration.ofMinutes(20));
        assertEquals(Optional.of(shop.clock().instant().plus(Duration.ofMinutes(10))), run());
        shop.clock().advance(Duration.ofMinutes(100));
        assertEquals(Optional.of(shop.clock().instant().plus(Duration.ofMinutes(30))), run());
    }

    /** Case 39. */
    @Test
    void whatIsOnItsWayIsShownSoUntilTheProviderKnows() {
        till.card().next(_ -> accepted());
        assertEquals(Optional.of(shop.clock().instant().plus(Duration.ofHours(1))), run());
        assertEquals(RefundStatus.SUBMITTED, till.now(refund.id()).status());
        Answers.done(till.hears(refund, 1, paid("re_1")));
        assertEquals(RefundStatus.SUCCEEDED, till.now(refund.id()).status());
        Answers.done(till.hears(refund, 1, new ProviderAnswer.Refused(Optional.of("re_1"), "account closed")));
        assertEquals(RefundStatus.FAILED, till.now(refund.id()).status());
        assertEquals(0, shop.onFile(order).inRefunds("p-1").minorUnits(), "what failed after success is free again");
    }

    /** Case 21. */
    @Test
    void eventsComeBeforeTheAnswerTwiceAndOutOfOrder() {
        till.card().next(payout -> {
            till.hears(refund, 1, paid("re_1"));
            till.hears(refund, 1, accepted());
            till.hears(refund, 1, paid("re_1"));
            return accepted();
        });
        assertEquals(RefundStatus.SUCCEEDED, till.send(refund).status());
        var failed = new ProviderAnswer.Refused(Optional.of("re_1"), "account closed");
        till.hears(refund, 1, failed);
        till.hears(refund, 1, paid("re_1"));
        till.hears(refund, 1, failed);
        assertEquals(RefundStatus.FAILED, till.now(refund.id()).status());
        var versions = shop.stores().timeline(of.id()).events().stream()
                .filter(event -> event.type().term().equals("refund_failed"))
                .count();
        assertEquals(1, versions, "one event each");
    }

    @Test
    void anotherAmountThanWasAskedIsShownAndNotCalledPaid() {
        till.card().next(_ -> new ProviderAnswer.Paid("re_1", new Money(1, OrderFixture.EUR)));
        var now = till.send(refund);
        assertEquals(RefundStatus.UNKNOWN, now.status());
        assertTrue(first(now).problem().orElseThrow().contains("0.01 EUR"));
        assertEquals(refund.total(), shop.onFile(order).inRefunds("p-1"), "it stays reserved");
    }

    @Test
    void afterAConfirmedFailureAnotherAttemptHasAnotherKey() {
        till.card().next(_ -> new ProviderAnswer.Refused(Optional.empty(), "no such payment"));
        assertEquals(RefundStatus.FAILED, till.send(refund).status());
        assertEquals(0, shop.onFile(order).inRefunds("p-1").minorUnits());
        Answers.done(till.handle("again", refund.id(), new Command.Retry(1, Optional.empty())));
        assertEquals(refund.total(), shop.onFile(order).inRefunds("p-1"));
        till.hears(refund, 1, paid("re_1"));
        assertEquals(RefundStatus.PLANNED, till.now(refund.id()).status(), "the first attempt says nothing any more");
        assertEquals(RefundStatus.SUCCEEDED, till.send(refund).status());
        assertEquals(2, till.card().sent().stream().distinct().count());
        assertEquals(List.of(refund.total()), till.card().paid());
    }

    @Test
    void whoeverTheOrderIsLaterItIsPaidToWhomItWasAskedFor() {
        var other = shop.sold(order());
        var wanted = shop.accepted(
                Answers.done(shop.create("credit", WantedReturn.of(other).against(Resolution.STORE_CREDIT))));
        var credit = Answers.done(till.request("credit", wanted)).refund();
        shop.told(other.of(OrderFixture.OTHER_CUSTOMER));
        assertEquals(RefundStatus.SUCCEEDED, till.send(credit).status());
        assertEquals(List.of(OrderFixture.CUSTOMER), till.credit().paidTo());
    }

    @Test
    void wordsAboutWhatIsNotThereAreRefused() {
        var nobody = RefundFixture.decided(of, 1);
        Answers.refused(Code.NOT_FOUND, till.hears(nobody, 1, paid("re_1")));
        assertTrue(till.hears(refund, 2, paid("re_1")) instanceof Answer.Done, "an attempt that was not made");
        assertEquals(RefundStatus.PLANNED, till.now(refund.id()).status());
    }

    private Optional<Instant> run() {
        return till.due(refund);
    }

    private void dies() {
        try {
            run();
        } catch (AssertionError died) {
            assertEquals("the process dies", died.getMessage());
        }
    }

    private ProviderAnswer paid(String reference) {
        return new ProviderAnswer.Paid(reference, refund.total());
    }

    private ProviderAnswer accepted() {
        return new ProviderAnswer.Accepted(Optional.of("re_1"), refund.total());
    }

    private static Repayment first(Refund refund) {
        return refund.repayments().getFirst();
    }
}
