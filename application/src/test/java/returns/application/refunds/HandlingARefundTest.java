package returns.application.refunds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import returns.application.answers.Code;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PaidOrder;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.Till;
import returns.application.refunds.HandleRefund.Command;
import returns.application.returns.HandleReturn;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.money.Money;
import returns.domain.refunds.ProviderAnswer;
import returns.domain.refunds.Refund;
import returns.domain.refunds.RefundStatus;
import returns.domain.refunds.Repayment;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnStatus;
import returns.domain.returns.Stage;

class HandlingARefundTest {
    private final Shop shop = new Shop();
    private final Till till = shop.till();
    private final OrderFixture order = shop.sold(order(line("1").units(3)));
    private final Return of = shop.accepted(order, 2);
    private final Refund refund = Answers.done(till.request("k", of)).refund();

    @Test
    void whatFailedIsPaidByHand() {
        fails();
        Answers.done(till.handle("1", refund.id(), new Command.Retry(1, Optional.of(Gateways.MANUAL))));
        var paid = new Command.Paid(1, "bank transfer 4711");
        var done = Answers.done(till.handle("2", refund.id(), paid)).refund();
        assertEquals(RefundStatus.SUCCEEDED, done.status());
        assertEquals(
                Optional.of("bank transfer 4711"), done.repayments().getFirst().reference());
        Answers.replayed(till.handle("2", refund.id(), paid));
        Answers.refused(Code.KEY_REUSED, till.handle("2", refund.id(), new Command.Paid(1, "another")));
        assertEquals(
                RefundStatus.FAILED,
                Answers.done(till.handle("3", refund.id(), new Command.NotPaid(1, "It came back")))
                        .refund()
                        .status());
        Answers.refused(Code.NOT_ALLOWED_NOW, till.handle("4", refund.id(), paid));
    }

    @Test
    void staffSayNothingOfWhatAProviderPays() {
        Answers.refused(Code.INVALID, till.handle("1", refund.id(), new Command.Paid(1, "4711")));
        Answers.refused(Code.NOT_FOUND, till.handle("1", refund.id(), new Command.Paid(2, "4711")));
        fails();
        var refusal =
                Answers.refused(Code.INVALID, till.handle("1", refund.id(), new Command.Retry(1, Optional.of("cash"))));
        assertTrue(refusal.hint().contains("manual, card, store_credit"), refusal.hint());
    }

    @Test
    void onlyWhatFailedIsTriedAgain() {
        Answers.refused(Code.NOT_ALLOWED_NOW, till.handle("1", refund.id(), new Command.Retry(1, Optional.empty())));
        till.send(refund);
        Answers.refused(Code.NOT_ALLOWED_NOW, till.handle("1", refund.id(), new Command.Retry(1, Optional.empty())));
        assertEquals(1, till.card().paid().size());
    }

    @Test
    void whatFailedIsNotTriedAgainOnceItsMoneyIsGone() {
        var small = shop.sold(order(line("1").units(1)));
        var first = shop.accepted(small, 1);
        var failed = Answers.done(till.request("small", first)).refund();
        till.card().next(_ -> new ProviderAnswer.Refused(Optional.empty(), "no"));
        till.send(failed);
        shop.stores().save(PaidOrder.left(small.build(), 398), 1);
        var refusal = Answers.refused(
                Code.PAYMENT_EXHAUSTED, till.handle("1", failed.id(), new Command.Retry(1, Optional.empty())));
        assertTrue(refusal.detail().contains("3.98 EUR"), refusal.detail());
    }

    @Test
    void whatIsCalledOffIsOwedForAgain() {
        var canceled = Answers.done(till.handle("1", refund.id(), new Command.Cancel("Wrong customer")));
        assertEquals(RefundStatus.CANCELED, canceled.refund().status());
        assertEquals(2, canceled.of().lines().getFirst().stages().in(Stage.ACCEPTED));
        assertEquals(0, shop.onFile(order).inRefunds("p-1").minorUnits());
        till.send(refund);
        assertEquals(List.of(), till.card().sent());
        var second = Answers.done(till.request("again", of)).refund();
        assertNotEquals(refund.id(), second.id());
        assertEquals(refund.total(), second.total());
    }

    @Test
    void whatMayHaveBeenPaidIsNotCalledOff() {
        till.card().next(_ -> new ProviderAnswer.Unclear("cut"));
        till.send(refund);
        Answers.refused(Code.NOT_ALLOWED_NOW, till.handle("1", refund.id(), new Command.Cancel("No")));
        till.send(refund);
        Answers.refused(Code.NOT_ALLOWED_NOW, till.handle("1", refund.id(), new Command.Cancel("No")));
    }

    @Test
    void aReturnIsNotClosedBeforeItsRefundIsDone() {
        var refusal = Answers.refused(Code.NOT_ALLOWED_NOW, shop.handle("c", of, new HandleReturn.Command.Close()));
        assertTrue(refusal.detail().contains("A refund is not done yet."), refusal.detail());
        till.send(refund);
        assertEquals(
                ReturnStatus.CLOSED,
                Answers.done(shop.handle("c", of, new HandleReturn.Command.Close()))
                        .status());
        assertEquals(
                refund.id(), Answers.result(till.request("late", of)).refund().id(), "and a late repeat is told so");
    }

    /** Whatever a prompt says: an agent gets nothing paid by telling that it was not. */
    @Test
    void agentsOfStaffOnlyCallOff() {
        var agent = new Principal("s-1", Set.of(Role.STAFF), Optional.of("agent-1"));
        fails();
        for (var command : List.of(
                new Command.Paid(1, "4711"),
                new Command.NotPaid(1, "No"),
                new Command.Retry(1, Optional.of(Gateways.MANUAL)))) {
            Answers.refused(Code.FORBIDDEN, till.handle(agent, "k", refund.id(), command));
        }
        Answers.done(till.handle(agent, "k", refund.id(), new Command.Cancel("Wrong")));
    }

    @Test
    void whoPaysTwiceIsTold() {
        fails();
        Answers.done(till.handle("1", refund.id(), new Command.Retry(1, Optional.of(Gateways.MANUAL))));
        Answers.done(till.handle("2", refund.id(), new Command.Paid(1, "TX-1")));
        Answers.done(till.handle("3", refund.id(), new Command.Paid(1, "TX-1")));
        var refusal = Answers.refused(Code.NOT_ALLOWED_NOW, till.handle("4", refund.id(), new Command.Paid(1, "TX-2")));
        assertTrue(refusal.detail().contains("TX-1"), refusal.detail());
    }

    @Test
    void whatNobodyElseCanTellAPersonCanSettle() {
        till.card().next(_ -> new ProviderAnswer.Paid("re_1", new Money(1, OrderFixture.EUR)));
        till.send(refund);
        Answers.refused(Code.INVALID, till.handle("1", refund.id(), new Command.NotPaid(1, "No")));
        Answers.done(till.handle("2", refund.id(), new Command.Paid(1, "looked up")));
        assertEquals(RefundStatus.SUCCEEDED, till.now(refund.id()).status());
    }

    /** The answer to the second one is lost; its repeat must not tell of an attempt that nobody has paid yet. */
    @Test
    void whatWasPaidAlreadyIsNotPaidByALateRepeat() {
        fails();
        Answers.done(till.handle("1", refund.id(), new Command.Retry(1, Optional.of(Gateways.MANUAL))));
        Answers.done(till.handle("2", refund.id(), new Command.Paid(1, "TX-1")));
        var found = Answers.done(till.handle("3", refund.id(), new Command.Paid(1, "TX-1")));
        Answers.done(till.handle("4", refund.id(), new Command.NotPaid(1, "It came back")));
        Answers.done(till.handle("5", refund.id(), new Command.Retry(1, Optional.empty())));
        assertEquals(found, Answers.replayed(till.handle("3", refund.id(), new Command.Paid(1, "TX-1"))));
        assertEquals(3, first().attempt());
        assertEquals(RefundStatus.PLANNED, first().status());
    }

    /** Else the attempt that somebody has paid would be called failed, and its money given back once more. */
    @Test
    void whatHadFailedAlreadyDoesNotFailByALateRepeat() {
        var failed = new Command.NotPaid(1, "No such account");
        fails();
        Answers.done(till.handle("1", refund.id(), new Command.Retry(1, Optional.of(Gateways.MANUAL))));
        Answers.done(till.handle("2", refund.id(), failed));
        var found = Answers.done(till.handle("3", refund.id(), failed));
        Answers.done(till.handle("4", refund.id(), new Command.Retry(1, Optional.empty())));
        Answers.done(till.handle("5", refund.id(), new Command.Paid(1, "TX-1")));
        assertEquals(found, Answers.replayed(till.handle("3", refund.id(), failed)));
        Answers.refused(Code.KEY_REUSED, till.handle("3", refund.id(), new Command.NotPaid(1, "It came back")));
        assertEquals(RefundStatus.SUCCEEDED, first().status());
    }

    @Test
    void onlyStaffDo() {
        Answers.refused(
                Code.FORBIDDEN, till.handle(PrincipalFixture.CUSTOMER, "k", refund.id(), new Command.Cancel("No")));
    }

    private Repayment first() {
        return till.now(refund.id()).repayments().getFirst();
    }

    private void fails() {
        till.card().next(_ -> new ProviderAnswer.Refused(Optional.empty(), "no"));
        assertEquals(RefundStatus.FAILED, till.send(refund).status());
    }
}
