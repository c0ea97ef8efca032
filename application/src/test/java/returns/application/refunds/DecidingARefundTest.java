package returns.application.refunds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.OrderFixture.order;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import returns.application.answers.Code;
import returns.application.fixtures.Answers;
import returns.application.fixtures.AtOnce;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.RefundFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.Till;
import returns.application.returns.ReturnRef;
import returns.application.returns.ShowTimeline;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.refunds.Approval.Standing;
import returns.domain.refunds.Approval.Verdict;
import returns.domain.refunds.Refund;
import returns.domain.refunds.RefundStatus;
import returns.domain.returns.Return;
import returns.domain.returns.Stage;

class DecidingARefundTest {
    private static final ListRefunds.Waiting FIRST_TEN = new ListRefunds.Waiting(Optional.empty(), 10);

    private final Shop shop = new Shop();
    private final Till till = shop.till();
    private final Return of = shop.accepted(shop.sold(order()), 2);
    private final Refund waiting = Answers.done(till.requestByTool(of)).refund();

    @Test
    void approvedItIsPaidOnceThoughItIsAskedForAgain() {
        approve();
        assertEquals(RefundStatus.SUCCEEDED, till.send(waiting).status());
        assertEquals(
                waiting.id(), Answers.result(till.requestByTool(of)).refund().id());
        till.send(waiting);
        assertEquals(List.of(waiting.total()), till.card().paid());
        var after = shop.stores().find(new ReturnRef.ById(of.id())).orElseThrow();
        assertEquals(2, after.lines().getFirst().stages().in(Stage.SETTLED));
        var timeline =
                Answers.done(new ShowTimeline(shop.stores()).show(PrincipalFixture.STAFF, new ReturnRef.ById(of.id())));
        assertTrue(timeline.explains(after));
        assertEquals(
                List.of("refund_requested", "refund_approved", "refund_sent", "refund_succeeded"),
                timeline.events().stream()
                        .map(event -> event.type().term())
                        .filter(type -> type.startsWith("refund"))
                        .toList());
    }

    @Test
    void decidedByManyAtOnceItIsPaidOnce() {
        AtOnce.calls(20, i -> till.decide(approver("a-" + i), waiting.id(), Verdict.APPROVED));
        AtOnce.calls(20, _ -> till.send(waiting));
        assertEquals(List.of(waiting.total()), till.card().paid());
        assertEquals(1, till.card().sent().stream().distinct().count(), "by one key");
    }

    @Test
    void theSameDecisionAgainIsTheSameAndAnotherOneIsTooLate() {
        approve();
        assertEquals(
                Optional.of(Standing.APPROVED),
                Answers.result(till.decide(approver("s-9"), waiting.id(), Verdict.APPROVED))
                        .refund()
                        .standing());
        Answers.refused(Code.NOT_ALLOWED_NOW, till.decide(PrincipalFixture.APPROVER, waiting.id(), Verdict.REJECTED));
    }

    @Test
    void rejectedNothingIsEverPaid() {
        Answers.done(till.decide(PrincipalFixture.APPROVER, waiting.id(), Verdict.REJECTED));
        till.send(waiting);
        Answers.refused(Code.NOT_ALLOWED_NOW, till.decide(PrincipalFixture.APPROVER, waiting.id(), Verdict.APPROVED));
        till.send(waiting);
        assertEquals(List.of(), till.card().sent());
        assertEquals(RefundStatus.CANCELED, till.now(waiting.id()).status());
    }

    @Test
    void nobodyDecidesWhoAskedOrGetsItOrIsNoPerson() {
        var agent = new Principal("s-2", Set.of(Role.STAFF, Role.APPROVER), Optional.of("agent-1"));
        var customer = new Principal("c-17", Set.of(Role.CUSTOMER, Role.APPROVER), Optional.empty());
        for (var who : List.of(PrincipalFixture.STAFF, PrincipalFixture.CUSTOMER, agent, customer)) {
            Answers.refused(Code.FORBIDDEN, till.decide(who, waiting.id(), Verdict.APPROVED));
        }
        var second = shop.accepted(shop.sold(order()), 1);
        var agentOfApprover = new Principal("s-2", Set.of(Role.STAFF, Role.APPROVER), Optional.of("agent-1"));
        var own = Answers.done(till.request(agentOfApprover, "k", second)).refund();
        Answers.refused(Code.FORBIDDEN, till.decide(PrincipalFixture.APPROVER, own.id(), Verdict.APPROVED));
        Answers.refused(Code.FORBIDDEN, till.decide(customer, own.id(), Verdict.APPROVED));
        Answers.done(till.decide(approver("s-9"), own.id(), Verdict.APPROVED));
    }

    @Test
    void whoGetsItIsWhoItWasAskedForWhoeverTheOrderIsLater() {
        var order = shop.sold(order());
        var agent = new Principal("s-2", Set.of(Role.STAFF), Optional.of("agent-1"));
        var asked =
                Answers.done(till.request(agent, "k", shop.accepted(order, 1))).refund();
        shop.told(order.of(OrderFixture.OTHER_CUSTOMER));
        var first = new Principal("c-17", Set.of(Role.APPROVER), Optional.empty());
        Answers.refused(Code.FORBIDDEN, till.decide(first, asked.id(), Verdict.APPROVED));
        Answers.done(till.decide(approver("c-18"), asked.id(), Verdict.APPROVED));
    }

    @Test
    void onlyWhatWaitsIsDecided() {
        Answers.refused(Code.NOT_FOUND, till.decide(PrincipalFixture.APPROVER, RefundFixture.id(), Verdict.APPROVED));
        var planned = Answers.done(till.request("k", shop.accepted(shop.sold(order()), 1)))
                .refund();
        Answers.refused(Code.NOT_FOUND, till.decide(PrincipalFixture.APPROVER, planned.id(), Verdict.APPROVED));
        Answers.refused(Code.NOT_FOUND, till.show().approval(PrincipalFixture.APPROVER, planned.id()));
    }

    @Test
    void theInboxHasWhatWaitsTheOldestFirst() {
        var second = Answers.done(till.requestByTool(shop.accepted(shop.sold(order()), 1)))
                .refund();
        assertEquals(List.of(waiting.id(), second.id()), inbox());
        approve();
        assertEquals(List.of(second.id()), inbox());
        Answers.refused(Code.FORBIDDEN, till.list().waiting(PrincipalFixture.CUSTOMER, FIRST_TEN));
    }

    @Test
    void aRejectionNeedsAReason() {
        assertThrows(
                IllegalArgumentException.class, () -> new DecideRefund.Command(Verdict.REJECTED, Optional.of(" ")));
        assertThrows(IllegalArgumentException.class, () -> new DecideRefund.Command(Verdict.EXPIRED, Optional.of("x")));
    }

    @Test
    void howeverManyNobodyDecidedAboutAllAreCalledOffByTheNodeThatCountsThem() {
        for (var i = 0; i < 100; i++) {
            Answers.done(till.requestByTool(shop.accepted(shop.sold(order()), 1)));
        }
        shop.clock().advance(Duration.ofDays(31));
        shop.changes().next((store, change) -> {
            assertEquals(101, shop.anotherNode().till().expire());
            return store.commit(change);
        });
        assertEquals(0, till.expire());
    }

    private List<?> inbox() {
        return Answers.done(till.list().waiting(PrincipalFixture.APPROVER, FIRST_TEN)).items().stream()
                .map(filed -> filed.refund().id())
                .toList();
    }

    private void approve() {
        Answers.done(till.decide(PrincipalFixture.APPROVER, waiting.id(), Verdict.APPROVED));
    }

    private static Principal approver(String subject) {
        return new Principal(subject, Set.of(Role.APPROVER), Optional.empty());
    }
}
