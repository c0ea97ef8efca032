package returns.application.stores;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import returns.application.changes.Change;
import returns.application.changes.CommitOutcome;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PaidOrder;
import returns.application.fixtures.RefundFixture;
import returns.application.fixtures.ReturnFixture;
import returns.application.refunds.FiledRefund;
import returns.application.refunds.RefundQuery;
import returns.application.refunds.RefundStore;
import returns.application.refunds.StoreCreditStore;
import returns.application.returns.ReturnRef;
import returns.domain.money.Money;
import returns.domain.orders.CustomerId;
import returns.domain.refunds.Approval;
import returns.domain.refunds.Approval.Verdict;
import returns.domain.refunds.ProviderAnswer;
import returns.domain.refunds.Refund;
import returns.domain.refunds.RefundId;
import returns.domain.refunds.RefundStatus;
import returns.domain.refunds.StoreCredit;
import returns.domain.returns.RefundTransitions;
import returns.domain.returns.Return;
import returns.domain.returns.Transition;

/** What every set of stores must do with refunds. The order's payment is of 16.96. */
public abstract class RefundsContract extends ManyOrdersContract {
    protected abstract RefundStore refunds();

    protected abstract StoreCreditStore credit();

    @Test
    void everyStateOfARefundIsReadAsItWasCommitted() {
        var state = accepted(order(line("1").units(3)), 2);
        var asked = RefundFixture.waiting(state, 399);
        var repayment = RefundFixture.repayment(asked);
        var approved = new Approval.Decision(Verdict.APPROVED, "s-2", OrderFixture.NOW, Optional.of("As agreed"));
        var changes = 0;
        for (var step : List.<Function<Return, Transition>>of(
                r -> RefundTransitions.request(r, asked),
                r -> RefundTransitions.decide(r, asked.id(), approved),
                r -> RefundTransitions.send(r, repayment, OrderFixture.NOW),
                r -> RefundTransitions.record(r, repayment, 1, new ProviderAnswer.Unclear("cut")),
                r -> RefundTransitions.record(r, repayment, 1, new ProviderAnswer.Paid("re_1", asked.total())),
                r -> RefundTransitions.record(
                        r, repayment, 1, new ProviderAnswer.Refused(Optional.of("re_1"), "account closed")),
                r -> RefundTransitions.retry(r, repayment, "manual"))) {
            state = commit(state, step.apply(state));
            changes++;
            var ref = new ReturnRef.ById(state.id());
            assertEquals(Optional.of(state), returns().find(ref));
            var facts = returns().factsToChange(Optional.empty(), ref).orElseThrow();
            assertEquals(state, facts.state());
            assertEquals(changes, facts.refundsOfOrder());
        }
        assertEquals(Optional.of(state.id()), refunds().returnOf(asked.id()));
        assertEquals(Optional.empty(), refunds().returnOf(RefundFixture.id()));
    }

    @Test
    void whoGetsARefundStaysWhoItWasAskedFor() {
        var order = order(line("1").units(3));
        var state = accepted(order, 1);
        var refund = RefundFixture.decided(state, 1_000);
        commit(state, RefundTransitions.request(state, refund));
        orders().save(order.of(OrderFixture.OTHER_CUSTOMER).build(), 1);
        var now = returns().find(new ReturnRef.ById(state.id())).orElseThrow();
        assertEquals(OrderFixture.OTHER_CUSTOMER, now.customer());
        assertEquals(
                OrderFixture.CUSTOMER,
                now.refund(refund.id()).orElseThrow().asked().customer());
    }

    /** Case 36; case 35 is the same with other amounts. */
    @Test
    void noPaymentGivesBackMoreThanItHolds() {
        var order = order(line("1").units(3));
        var first = accepted(order, 1);
        var second = anotherAccepted(first);
        var pending = RefundFixture.decided(first, 1_695);
        first = commit(first, RefundTransitions.request(first, pending));
        assertEquals(Map.of("p-1", cents(1_695)), find(order.number()).inRefunds());
        assertEquals(CommitOutcome.STALE, changes().commit(asking(second, 2)));
        assertEquals(Optional.of(second), returns().find(new ReturnRef.ById(second.id())), "nothing of it is left");
        commit(second, RefundTransitions.request(second, RefundFixture.decided(second, 1)));
        assertEquals(Map.of("p-1", cents(1_696)), find(order.number()).inRefunds());
        commit(first, RefundTransitions.cancel(first, pending.id()));
        assertEquals(Map.of("p-1", cents(1)), find(order.number()).inRefunds());
    }

    @Test
    void whatFailsAfterSuccessIsFreeAgain() {
        var order = order(line("1").units(3));
        var state = accepted(order, 1);
        var refund = RefundFixture.decided(state, 1_000);
        var repayment = RefundFixture.repayment(refund);
        state = commit(state, RefundTransitions.request(state, refund));
        state = commit(state, RefundTransitions.send(state, repayment, OrderFixture.NOW));
        state = commit(
                state, RefundTransitions.record(state, repayment, 1, new ProviderAnswer.Paid("re_1", refund.total())));
        assertEquals(Map.of("p-1", cents(1_000)), find(order.number()).inRefunds());
        commit(
                state,
                RefundTransitions.record(state, repayment, 1, new ProviderAnswer.Refused(Optional.empty(), "no")));
        assertEquals(cents(0), find(order.number()).inRefunds("p-1"));
    }

    @Test
    void moneyIsTakenOnlyIfNoOtherRefundOfTheOrderChangedSince() {
        var first = accepted(order(line("1").units(3)), 1);
        var second = anotherAccepted(first);
        commit(first, RefundTransitions.request(first, RefundFixture.decided(first, 10)));
        var late = RefundTransitions.request(second, RefundFixture.decided(second, 10));
        assertEquals(CommitOutcome.STALE, changes().commit(RefundFixture.changing(second, late, 0)));
        assertEquals(CommitOutcome.COMMITTED, changes().commit(RefundFixture.changing(second, late, 1)));
    }

    @Test
    void anOrderThatIsToldAgainKeepsWhatRefundsTake() {
        var order = order(line("1").units(3));
        var state = accepted(order, 1);
        commit(state, RefundTransitions.request(state, RefundFixture.decided(state, 1_000)));
        var told = order.later().build();
        assertEquals(CommitOutcome.COMMITTED, orders().save(told, 1));
        assertEquals(Map.of("p-1", cents(1_000)), find(order.number()).inRefunds());
        assertEquals(CommitOutcome.STALE, orders().save(PaidOrder.by(told), 2), "the payment would be gone");
        assertEquals(CommitOutcome.STALE, orders().save(PaidOrder.left(told, 999), 2), "too little would be left");
        var more = PaidOrder.by(told, PaidOrder.payment("p-0", 500, 0), PaidOrder.payment("p-1", 1_696, 696));
        assertEquals(CommitOutcome.COMMITTED, orders().save(more, 2));
        assertEquals(more, find(order.number()).order());
        assertEquals(Map.of("p-1", cents(1_000)), find(order.number()).inRefunds());
    }

    @Test
    void refundsAreFoundByWhatIsAskedInTheirOrder() {
        var gateway = "stripe";
        var order = order(line("1").units(3));
        var state = accepted(order, 3);
        var first = RefundFixture.decided(state, 10);
        var second = RefundFixture.waiting(state, 20);
        state = commit(state, RefundTransitions.request(state, first));
        state = commit(state, RefundTransitions.request(state, second));
        state = commit(state, RefundTransitions.send(state, RefundFixture.repayment(first), OrderFixture.NOW));
        var all = query(order, Set.of(), Optional.empty(), false, Optional.empty());
        assertEquals(List.of(second.id(), first.id()), ids(refunds().find(all, 10)));
        assertEquals(state, refunds().find(all, 10).getFirst().of());
        assertEquals(List.of(second.id()), ids(refunds().find(all, 1)));
        assertEquals(
                List.of(first.id()),
                ids(refunds().find(query(order, Set.of(), Optional.empty(), false, Optional.of(second.id())), 10)));
        assertEquals(
                List.of(second.id()),
                ids(refunds().find(query(order, Set.of(), Optional.empty(), true, Optional.of(first.id())), 10)));
        assertEquals(
                List.of(first.id()),
                ids(refunds()
                        .find(
                                query(
                                        order,
                                        Set.of(RefundStatus.SUBMITTED),
                                        Optional.of(gateway),
                                        true,
                                        Optional.empty()),
                                10)));
        assertEquals(
                List.of(),
                ids(refunds()
                        .find(
                                query(
                                        order,
                                        Set.of(RefundStatus.SUBMITTED),
                                        Optional.of("manual"),
                                        true,
                                        Optional.empty()),
                                10)));
        assertEquals(List.of(first.id()), ids(refunds().find(sent(order, Duration.ZERO), 10)));
        assertEquals(List.of(), ids(refunds().find(sent(order, Duration.ofMillis(1)), 10)));
    }

    @Test
    void whatNobodyDecidedInTimeIsFound() {
        var state = accepted(order(line("1").units(3)), 2);
        var refund = RefundFixture.waiting(state, 10);
        state = commit(state, RefundTransitions.request(state, refund));
        var expires = refund.approval().orElseThrow().expiresAt();
        assertEquals(
                false, ids(refunds().undecided(expires.minusMillis(1), 1_000)).contains(refund.id()));
        assertEquals(true, ids(refunds().undecided(expires, 1_000)).contains(refund.id()));
        var expired = new Approval.Decision(Verdict.EXPIRED, "returns", expires, Optional.empty());
        commit(state, RefundTransitions.decide(state, refund.id(), expired));
        assertEquals(false, ids(refunds().undecided(expires, 1_000)).contains(refund.id()));
    }

    @Test
    void creditIsGivenOnceForEachAttempt() {
        var customer = new CustomerId(UUID.randomUUID().toString());
        var refund = RefundFixture.decided(accepted(order(), 1), 10);
        var entry = new StoreCredit.Entry(customer, cents(10), RefundFixture.repayment(refund), 1, OrderFixture.NOW);
        assertEquals(entry, credit().add(entry));
        var again = new StoreCredit.Entry(customer, cents(10), entry.repayment(), 1, OrderFixture.NOW.plusSeconds(60));
        assertEquals(entry, credit().add(again), "the one that is there");
        assertEquals(Optional.of(entry), credit().find(entry.repayment(), 1));
        assertEquals(Optional.empty(), credit().find(entry.repayment(), 2));
        var second = new StoreCredit.Entry(customer, cents(5), entry.repayment(), 2, OrderFixture.NOW);
        credit().add(second);
        assertEquals(List.of(second, entry), credit().entries(customer, 10));
        assertEquals(List.of(second), credit().entries(customer, 1));
        assertEquals(
                Map.of(OrderFixture.EUR, cents(15)), credit().balance(customer).balances());
    }

    private Change asking(Return state, long cents) {
        return RefundFixture.changing(
                state, RefundTransitions.request(state, RefundFixture.decided(state, cents)), revision(state));
    }

    private Return commit(Return before, Transition transition) {
        var change = RefundFixture.changing(before, transition, revision(before));
        assertEquals(CommitOutcome.COMMITTED, changes().commit(change));
        return change.state();
    }

    private int revision(Return state) {
        return returns()
                .factsToChange(Optional.empty(), new ReturnRef.ById(state.id()))
                .orElseThrow()
                .refundsOfOrder();
    }

    /** A return of so many units of that order, all of them accepted. */
    private Return accepted(OrderFixture order, int units) {
        return accepted(ReturnFixture.creating(onFile(order), units));
    }

    private Return anotherAccepted(Return first) {
        return accepted(ReturnFixture.creating(find(first.order()), 1));
    }

    private Return accepted(Change made) {
        changes().commit(made);
        var state = made.state();
        for (var step : RefundFixture.accepting()) {
            var change = ReturnFixture.changing(step.apply(state));
            changes().commit(change);
            state = change.state();
        }
        return state;
    }

    private static RefundQuery query(
            OrderFixture order,
            Set<RefundStatus> statuses,
            Optional<String> gateway,
            boolean oldestFirst,
            Optional<RefundId> after) {
        return new RefundQuery(
                statuses, gateway, Optional.of(order.number()), Optional.empty(), Optional.empty(), oldestFirst, after);
    }

    private static RefundQuery sent(OrderFixture order, Duration later) {
        var from = OrderFixture.NOW.plus(later);
        return new RefundQuery(
                Set.of(),
                Optional.of("stripe"),
                Optional.of(order.number()),
                Optional.of(from),
                Optional.of(from.plusMillis(1)),
                true,
                Optional.empty());
    }

    private static List<RefundId> ids(List<FiledRefund> found) {
        return found.stream().map(FiledRefund::refund).map(Refund::id).toList();
    }

    private static Money cents(long cents) {
        return new Money(cents, OrderFixture.EUR);
    }
}
