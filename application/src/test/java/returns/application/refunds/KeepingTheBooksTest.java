package returns.application.refunds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.application.fixtures.OrderFixture.order;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import returns.application.answers.Code;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.Till;
import returns.application.fixtures.WantedReturn;
import returns.application.refunds.RefundGateway.Seen;
import returns.application.returns.HandleReturn;
import returns.domain.money.Money;
import returns.domain.refunds.ProviderAnswer;
import returns.domain.refunds.Refund;
import returns.domain.refunds.RefundStatus;
import returns.domain.returns.Parcel;

class KeepingTheBooksTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 20);
    private static final ListDueRefunds.Command SOON = new ListDueRefunds.Command(3, 10);

    private final Shop shop = new Shop();
    private final Till till = shop.till();

    @Test
    void whatBothSidesSeeAlikeIsNoDiscrepancy() {
        var refund = paid();
        till.card().sees(List.of(seen(refund, refund.total(), RefundStatus.SUCCEEDED)));
        var found = Answers.done(till.reconcile().compare(PrincipalFixture.STAFF, TODAY));
        assertEquals(List.of(), found.discrepancies());
        assertEquals(1, found.repayments());
        assertEquals(
                0,
                Answers.done(till.reconcile().compare(PrincipalFixture.STAFF, TODAY.plusDays(1)))
                        .repayments());
    }

    @Test
    void whatTheySeeDifferentlyIsListed() {
        var missing = paid();
        var other = paid();
        var failed = paid();
        till.card()
                .sees(List.of(
                        seen(other, new Money(1, OrderFixture.EUR), RefundStatus.SUCCEEDED),
                        seen(failed, failed.total(), RefundStatus.FAILED),
                        new Seen("re_foreign", Optional.empty(), 0, RefundStatus.SUCCEEDED, missing.total())));
        var discrepancies = Answers.done(till.reconcile().compare(PrincipalFixture.STAFF, TODAY))
                .discrepancies();
        assertEquals(
                List.of("amount", "missing_here", "missing_there", "status"),
                discrepancies.stream().map(one -> one.kind().term()).sorted().toList());
        assertEquals(
                Optional.of(Till.first(missing)),
                discrepancies.stream()
                        .filter(one -> one.kind() == ReconcileRefunds.Kind.MISSING_THERE)
                        .findFirst()
                        .orElseThrow()
                        .repayment());
    }

    @Test
    void aFailureThatAnotherAttemptFollowedIsNoDiscrepancy() {
        var refund = Answers.done(till.request("k", shop.accepted(shop.sold(order()), 1)))
                .refund();
        till.card().next(_ -> new ProviderAnswer.Refused(Optional.of("re_1"), "no"));
        till.send(refund);
        Answers.done(till.handle("again", refund.id(), new HandleRefund.Command.Retry(1, Optional.empty())));
        till.send(refund);
        till.card()
                .sees(List.of(
                        new Seen("re_1", Optional.of(Till.first(refund)), 1, RefundStatus.FAILED, refund.total()),
                        new Seen("re_2", Optional.of(Till.first(refund)), 2, RefundStatus.SUCCEEDED, refund.total())));
        assertEquals(
                List.of(),
                Answers.done(till.reconcile().compare(PrincipalFixture.STAFF, TODAY))
                        .discrepancies());
        till.card()
                .sees(List.of(
                        new Seen("re_1", Optional.of(Till.first(refund)), 1, RefundStatus.SUCCEEDED, refund.total())));
        assertEquals(
                List.of(ReconcileRefunds.Kind.MISSING_HERE),
                Answers.done(till.reconcile().compare(PrincipalFixture.STAFF, TODAY)).discrepancies().stream()
                        .map(ReconcileRefunds.Discrepancy::kind)
                        .toList(),
                "an earlier attempt that was paid after all is one");
    }

    @Test
    void whatIsKnownToHaveFailedNeedNotBeThere() {
        var refund = Answers.done(till.request("k", shop.accepted(shop.sold(order()), 1)))
                .refund();
        till.card().next(_ -> new ProviderAnswer.Refused(Optional.empty(), "no"));
        till.send(refund);
        assertEquals(
                List.of(),
                Answers.done(till.reconcile().compare(PrincipalFixture.STAFF, TODAY))
                        .discrepancies());
    }

    /** Directive 2011/83/EU, article 13: 14 days from the notice, and the right to wait for goods or proof. */
    @Test
    void whatTheLawSaysIsDueIsListedTheEarliestFirst() {
        var order = shop.sold(order());
        var first = Answers.done(shop.create("1", WantedReturn.of(order)));
        shop.clock().advance(Duration.ofDays(1));
        var second = Answers.done(shop.create("2", WantedReturn.of(shop.sold(order()))));
        assertEquals(List.of(), Answers.done(till.due().list(PrincipalFixture.STAFF, SOON)));
        shop.clock().advance(Duration.ofDays(11));
        var due = Answers.done(till.due().list(PrincipalFixture.STAFF, SOON));
        assertEquals(
                List.of(first.id(), second.id()),
                due.stream().map(one -> one.of().id()).toList());
        assertEquals(LocalDate.of(2026, 12, 4), due.getFirst().deadline().day().lastDay());
        assertEquals(true, due.getFirst().deadline().mayWait());
        shop.handle("a", first, new HandleReturn.Command.Approve());
        shop.addParcel(first, new Parcel("DHL", "JJD0003"));
        assertEquals(
                false,
                Answers.done(till.due().list(PrincipalFixture.STAFF, SOON))
                        .getFirst()
                        .deadline()
                        .mayWait());
        var accepted = shop.accepted(second);
        till.send(Answers.done(till.request("r", accepted)).refund());
        assertEquals(
                List.of(first.id()),
                Answers.done(till.due().list(PrincipalFixture.STAFF, SOON)).stream()
                        .map(one -> one.of().id())
                        .toList());
    }

    @Test
    void whatFailedAfterTheReturnWasClosedIsDueAgain() {
        var refund = paid();
        var of = Answers.done(till.show().show(PrincipalFixture.STAFF, refund.id()))
                .of();
        Answers.done(shop.handle("close", of, new HandleReturn.Command.Close()));
        shop.clock().advance(Duration.ofDays(12));
        assertEquals(List.of(), Answers.done(till.due().list(PrincipalFixture.STAFF, SOON)));
        till.hears(refund, 1, new ProviderAnswer.Refused(Optional.empty(), "account closed"));
        assertEquals(
                List.of(of.id()),
                Answers.done(till.due().list(PrincipalFixture.STAFF, SOON)).stream()
                        .map(one -> one.of().id())
                        .toList());
    }

    @Test
    void onlyStaffSeeTheBooks() {
        Answers.refused(Code.FORBIDDEN, till.reconcile().compare(PrincipalFixture.CUSTOMER, TODAY));
        Answers.refused(Code.FORBIDDEN, till.due().list(PrincipalFixture.CUSTOMER, SOON));
    }

    private Refund paid() {
        var of = shop.accepted(shop.sold(order()), 1);
        var refund = Answers.done(till.request("k-" + of.number(), of)).refund();
        assertEquals(RefundStatus.SUCCEEDED, till.send(refund).status());
        return refund;
    }

    private static Seen seen(Refund refund, Money amount, RefundStatus status) {
        return new Seen("re_1", Optional.of(Till.first(refund)), 1, status, amount);
    }
}
