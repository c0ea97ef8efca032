package returns.application.refunds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import returns.application.answers.Code;
import returns.application.fixtures.Answers;
import returns.application.fixtures.AtOnce;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PaidOrder;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.Till;
import returns.application.fixtures.WantedReturn;
import returns.application.returns.HandleReturn.Command;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.orders.LineId;
import returns.domain.refunds.Approval.Verdict;
import returns.domain.refunds.RefundStatus;
import returns.domain.returns.Action;
import returns.domain.returns.Disposition;
import returns.domain.returns.Inspection;
import returns.domain.returns.Receipt;
import returns.domain.returns.Resolution;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnStatus;
import returns.domain.returns.Settlement;
import returns.domain.returns.Stage;

class AskingForARefundTest {
    private static final LineId ONE = new LineId("1");

    private final Shop shop = new Shop();
    private final Till till = shop.till();

    @Test
    void staffAskAndItIsPlannedForWhatIsOwed() {
        var of = shop.accepted(shop.sold(order()), 2);
        var filed = Answers.done(till.request("k", of));
        assertEquals(RefundStatus.PLANNED, filed.refund().status());
        assertEquals("7.98 EUR", filed.refund().total().toString());
        assertEquals(Map.of(ONE, 2), filed.refund().units());
        assertEquals(2, filed.of().lines().getFirst().stages().in(Stage.SETTLED));
        assertEquals(
                Map.of("p-1", filed.refund().total()), shop.onFile(orderOf(of)).inRefunds());
    }

    /** Case 22. */
    @Test
    void askedTwentyTimesAtOnceThereIsOneRefundAndOneApproval() {
        var of = shop.accepted(shop.sold(order()), 2);
        var answers = AtOnce.calls(20, _ -> till.requestByTool(of));
        var ids = answers.stream()
                .map(answer -> Answers.result(answer).refund().id())
                .distinct()
                .toList();
        assertEquals(1, ids.size());
        assertEquals(RefundStatus.AWAITING_APPROVAL, till.now(ids.getFirst()).status());
        assertEquals(1, shop.returnsOf(orderOf(of)).getFirst().refunds().size());
    }

    /** Case 45: whatever a prompt says. */
    @Test
    void aPersonDecidesAboutWhatAgentsAndCustomersAskAndAboutLargeAmounts() {
        var agentOfStaff = new Principal("s-1", Set.of(Role.STAFF), Optional.of("agent-1"));
        for (var who : List.of(PrincipalFixture.AGENT, PrincipalFixture.CUSTOMER, agentOfStaff)) {
            var of = shop.accepted(shop.sold(order()), 1);
            var refund = Answers.done(till.request(who, "k-" + of.number(), of)).refund();
            assertEquals(RefundStatus.AWAITING_APPROVAL, refund.status(), who.toString());
            assertEquals(
                    OrderFixture.NOW.plus(Duration.ofDays(3)),
                    refund.approval().orElseThrow().expiresAt());
            assertEquals(Optional.empty(), till.due(refund), "nothing is sent");
        }
        var own = shop.accepted(shop.sold(order()), 1);
        var clerk = new Principal(own.customer().value(), Set.of(Role.STAFF), Optional.empty());
        assertEquals(
                RefundStatus.AWAITING_APPROVAL,
                Answers.done(till.request(clerk, "own", own)).refund().status());
        var large = shop.accepted(shop.sold(order(line("1").units(126))), 126);
        assertEquals(
                RefundStatus.AWAITING_APPROVAL,
                Answers.done(till.request("large", large)).refund().status());
        assertEquals(List.of(), till.card().sent());
    }

    @Test
    void aKeyThatWasAnsweredWithARefundThatThereWasNeverAsksForAnother() {
        var of = received();
        inspect("3", of, 1);
        var first = Answers.done(till.request("k1", of)).refund();
        assertEquals(first, Answers.done(till.request("k2", of)).refund());
        inspect("4", of, 2);
        assertEquals(first, Answers.replayed(till.request("k2", of)).refund());
        assertEquals(
                1, shop.returnsOf(orderOf(of)).getFirst().refunds().size(), "nobody asked for the money of the others");
    }

    @Test
    void aKeyNamesItsRefundForEver() {
        var of = shop.accepted(shop.sold(order()), 2);
        var first = Answers.done(till.request("k1", of)).refund().id();
        Answers.done(till.handle("c", first, new HandleRefund.Command.Cancel("Wrong")));
        var second = Answers.done(till.request("k2", of)).refund().id();
        assertEquals(second, Answers.done(till.request("k3", of)).refund().id());
        Answers.done(till.handle("d", second, new HandleRefund.Command.Cancel("Wrong")));
        var third = Answers.done(till.request("k4", of)).refund().id();
        shop.clock().advance(Shop.RETENTION.plusDays(1));
        assertTrue(shop.dropOldResults() > 0);
        var expected = Map.of("k1", first, "k2", second, "k3", second, "k4", third);
        expected.forEach((key, refund) -> assertEquals(
                refund, Answers.replayed(till.request(key, of)).refund().id(), key));
        assertEquals(
                RefundStatus.CANCELED,
                Answers.replayed(till.request("k1", of)).refund().status());
    }

    @Test
    void eachUnitIsInOneRefund() {
        var of = received();
        inspect("3", of, 1);
        var first = Answers.done(till.requestByTool(of)).refund();
        assertEquals(first, Answers.result(till.requestByTool(of)).refund());
        inspect("4", of, 2);
        var second = Answers.done(till.request("k2", of)).refund();
        assertNotEquals(first.id(), second.id());
        assertEquals(Map.of(ONE, 2), second.units());
        assertEquals(1_197, first.total().plus(second.total()).minorUnits());
        assertEquals(
                second.id(), Answers.result(till.request("k3", of)).refund().id());
    }

    /** Case 34. */
    @Test
    void onlyWhatWasReceivedAndAcceptedIsPaid() {
        var order = shop.sold(order(line("1").units(3)));
        var of = Answers.done(shop.create("k", WantedReturn.of(order).units(3)));
        Answers.refused(Code.NOT_ALLOWED_NOW, till.request("r0", of));
        shop.handle("1", of, new Command.Approve());
        shop.handle("2", of, receive(2));
        Answers.refused(Code.NOT_ALLOWED_NOW, till.request("r1", of));
        inspect("3", of, 2);
        assertEquals(
                "7.98 EUR",
                Answers.done(till.request("r2", of)).refund().total().toString());
    }

    @Test
    void aRejectionSticksAsLongAsNothingElseIsAsked() {
        var of = received();
        inspect("3", of, 1);
        var refund = Answers.done(till.requestByTool(of)).refund();
        Answers.done(till.decide(PrincipalFixture.APPROVER, refund.id(), Verdict.REJECTED));
        var refusal = Answers.refused(Code.REFUND_REJECTED, till.requestByTool(of));
        assertTrue(refusal.detail().contains("Because"), refusal.detail());
        Answers.refused(Code.REFUND_REJECTED, till.request("staff", of));
        assertEquals(1, shop.returnsOf(orderOf(of)).getFirst().refunds().size(), "no new approval");
        inspect("4", of, 1);
        var other = Answers.done(till.requestByTool(of)).refund();
        assertEquals(Map.of(ONE, 2), other.units());
        assertEquals(RefundStatus.AWAITING_APPROVAL, other.status());
    }

    @Test
    void whatNobodyDecidedCanBeAskedForAnew() {
        var of = shop.accepted(shop.sold(order()), 1);
        var refund = Answers.done(till.requestByTool(of)).refund();
        assertEquals(0, till.expire());
        shop.clock().advance(Duration.ofDays(3));
        Answers.refused(Code.NOT_ALLOWED_NOW, till.decide(PrincipalFixture.APPROVER, refund.id(), Verdict.APPROVED));
        assertEquals(1, till.expire());
        assertEquals(RefundStatus.CANCELED, till.now(refund.id()).status());
        assertEquals(
                Optional.empty(),
                Optional.ofNullable(shop.onFile(orderOf(of)).inRefunds().get("p-1"))
                        .filter(held -> held.minorUnits() != 0));
        assertNotEquals(
                refund.id(), Answers.done(till.requestByTool(of)).refund().id());
    }

    @Test
    void theSameKeyIsAnsweredTheSame() {
        var of = shop.accepted(shop.sold(order()), 1);
        var first = Answers.done(till.request("k", of)).refund();
        till.send(first);
        assertEquals(first, Answers.replayed(till.request("k", of)).refund());
    }

    @Test
    void whatWaitsForAPersonIsNotSettledElsewhere() {
        var of = shop.accepted(shop.sold(order(line("1").units(3))), 3);
        Answers.done(till.requestByTool(of));
        var refusal = Answers.refused(
                Code.NOT_ALLOWED_NOW,
                shop.handle("s", of, new Command.Settle(List.of(new Settlement(ONE, 1)), "pi_3Nxyz")));
        assertEquals(
                List.of(),
                refusal.allowed().stream().filter(Action.SETTLE::equals).toList());
    }

    @Test
    void goodsThatAreExchangedAreNotPaidBack() {
        var order = shop.sold(order());
        var of = shop.accepted(
                Answers.done(shop.create("k", WantedReturn.of(order).against(Resolution.EXCHANGE))));
        Answers.refused(Code.NOT_ALLOWED_NOW, till.request("r", of));
    }

    @Test
    void creditIsGivenWhereTheCustomerWantsCredit() {
        var order = shop.sold(order());
        var of = shop.accepted(
                Answers.done(shop.create("k", WantedReturn.of(order).against(Resolution.STORE_CREDIT))));
        var refund = Answers.done(till.request("r", of)).refund();
        assertEquals(Gateways.STORE_CREDIT, refund.repayments().getFirst().gateway());
        assertEquals(RefundStatus.SUCCEEDED, till.send(refund).status());
        assertEquals(1, till.credit().paid().size());
    }

    @Test
    void anotherCustomersReturnIsNotThere() {
        var of = shop.accepted(shop.sold(order()), 1);
        Answers.refused(Code.NOT_FOUND, till.request(PrincipalFixture.OTHER_CUSTOMER, "k", of));
        var refund = Answers.done(till.request("k", of)).refund();
        Answers.refused(Code.NOT_FOUND, till.show().show(PrincipalFixture.OTHER_CUSTOMER, refund.id()));
        assertEquals(
                refund,
                Answers.done(till.show().show(PrincipalFixture.CUSTOMER, refund.id()))
                        .refund());
    }

    /** What was never paid is not paid back; its units are settled, and the return can be closed. */
    @Test
    void whereNothingIsOwedNobodyHasToDecide() {
        var order = order();
        shop.stores().save(PaidOrder.by(order.build()), 0);
        var of = shop.accepted(order, 1);
        var refund = Answers.done(till.requestByTool(of)).refund();
        assertEquals(RefundStatus.SUCCEEDED, refund.status());
        assertEquals(List.of(), refund.repayments());
        assertEquals(
                ReturnStatus.CLOSED,
                Answers.done(shop.handle("c", of, new Command.Close())).status());
    }

    /** Case 23: what is decided about never changes, so more units are another refund, with an approval of its own. */
    @Test
    void anApprovalDoesNotCoverMoreThanWasAskedFor() {
        var of = received();
        inspect("3", of, 1);
        var first = Answers.done(till.requestByTool(of)).refund();
        inspect("4", of, 2);
        Answers.done(till.decide(PrincipalFixture.APPROVER, first.id(), Verdict.APPROVED));
        till.send(first);
        assertEquals(List.of(first.total()), till.card().paid());
        var second = Answers.done(till.requestByTool(of)).refund();
        assertEquals(RefundStatus.AWAITING_APPROVAL, second.status());
        till.send(second);
        assertEquals(List.of(first.total()), till.card().paid());
    }

    /** Whatever is asked for in whatever pieces, all of it is what was paid for the goods. */
    @Test
    void piecesAddUpToWhatWasPaid() {
        var order = shop.sold(order(line("1").units(3)));
        var sum = IntStream.rangeClosed(1, 3)
                .mapToObj(i -> shop.later().accepted(order, 1))
                .map(of -> Answers.done(till.request("k-" + of.number(), of)).refund())
                .mapToLong(refund -> refund.total().minorUnits())
                .sum();
        assertEquals(3 * 399, sum);
    }

    private OrderFixture orderOf(Return of) {
        return order().numbered(of.order().value());
    }

    /** A return of three units that were received, and not inspected yet. */
    private Return received() {
        var order = shop.sold(order(line("1").units(3)));
        var of = Answers.done(shop.create("k", WantedReturn.of(order).units(3)));
        shop.handle("1", of, new Command.Approve());
        return Answers.done(shop.handle("2", of, receive(3)));
    }

    private static Command receive(int units) {
        return new Command.Receive(
                new Receipt(List.of(new Receipt.Line(ONE, units, 0, Optional.empty())), List.of()), Optional.empty());
    }

    private void inspect(String key, Return of, int units) {
        Answers.done(shop.handle(
                key,
                of,
                new Command.Inspect(List.of(new Inspection(ONE, units, true, Disposition.RESTOCK)), Optional.empty())));
    }
}
