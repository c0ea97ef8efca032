package returns.application.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;
import static returns.application.fixtures.RulesFixture.rules;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import returns.application.answers.Code;
import returns.application.answers.LineFindings;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.RulesFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.domain.money.Money;
import returns.domain.orders.LineId;
import returns.domain.policy.AutomaticApproval;
import returns.domain.policy.Finding;
import returns.domain.policy.KeepTheItem;
import returns.domain.policy.PerCurrency;
import returns.domain.returns.Reason;

class TryingAPolicyTest {
    private static final TryPolicy.Period PERIOD =
            new TryPolicy.Period(OrderFixture.DELIVERED.minus(Duration.ofDays(5)), OrderFixture.NOW);

    private final Shop shop = new Shop();

    @Test
    void theRulesThatAreInForceDecideNothingOtherwise() {
        Answers.done(shop.create("k", WantedReturn.of(shop.sold(order()))));

        assertEquals(
                new TryPolicy.Result(1, new TryPolicy.Count(1, 0), new TryPolicy.Count(1, 0), List.of()), run(rules()));
    }

    @Test
    void aShorterWindowTellsTheLinesAndReturnsThatItWouldHaveClosed() {
        var order = shop.sold(order(line("1").units(3), line("2").notDelivered()));
        var made = Answers.done(shop.create("k", WantedReturn.of(order)));

        var result = run(rules().window(1));

        assertEquals(new TryPolicy.Count(2, 1), result.lines());
        assertEquals(new TryPolicy.Count(1, 1), result.returns());
        var ofLine = result.differences().getFirst();
        assertEquals(Optional.of(new LineId("1")), ofLine.line());
        assertEquals(List.of(), ofLine.before().findings());
        var closed = new Finding.WindowClosed(ofLine.draft().deadline().orElseThrow());
        assertEquals(
                List.of(new LineFindings(new LineId("1"), List.of(closed))),
                ofLine.draft().findings());
        var ofReturn = result.differences().getLast();
        assertEquals(Optional.of(made.number()), ofReturn.returned());
        assertEquals(ofLine.draft().findings(), ofReturn.draft().findings());
    }

    @Test
    void reasonsAndNotesAreJudgedAsTheyWereStated() {
        var order = shop.sold(order());
        Answers.done(shop.create("k-1", WantedReturn.of(order).because(Reason.STYLE)));
        Answers.done(shop.create("k-2", WantedReturn.of(order).because(Reason.OTHER)));
        Answers.done(
                shop.create("k-3", WantedReturn.of(order).because(Reason.OTHER).saying("It ticks")));

        assertEquals(
                new TryPolicy.Count(3, 1), run(rules().allowing(Reason.OTHER)).returns());
        assertEquals(
                new TryPolicy.Count(3, 1), run(rules().noting(Reason.OTHER)).returns());
    }

    @Test
    void returnsTellWhetherAPersonWouldHaveLooked() {
        var order = shop.sold(order());
        Answers.done(shop.create("k-1", WantedReturn.of(order).because(Reason.STYLE)));
        shop.later();
        Answers.done(shop.create("k-2", WantedReturn.of(order).because(Reason.STYLE)));
        var cheap = new PerCurrency(Map.of(OrderFixture.EUR, new Money(399, OrderFixture.EUR)));
        var first = Optional.of(new AutomaticApproval.Frequency(0, 30));
        var draft = new RulesFixture(
                30,
                Set.of(Reason.STYLE),
                Set.of(),
                new AutomaticApproval(cheap, Set.of(Reason.STYLE), first),
                KeepTheItem.NEVER);

        var result = run(draft);

        assertEquals(new TryPolicy.Count(2, 1), result.returns());
        assertEquals(true, result.differences().getFirst().draft().automatic());
    }

    @Test
    void allAreCountedAndTheFirstHundredTold() {
        for (var i = 0; i < 450; i++) {
            shop.sold(order());
        }

        var result = run(rules().window(1));

        assertEquals(450, result.orders());
        assertEquals(new TryPolicy.Count(450, 450), result.lines());
        assertEquals(100, result.differences().size());
    }

    @Test
    void onlyOrdersOfThePeriodAreTried() {
        shop.sold(order());
        var later = new TryPolicy.Period(OrderFixture.DELIVERED, OrderFixture.NOW);

        assertEquals(
                0,
                Answers.done(tried().run(PrincipalFixture.STAFF, later, rules().build()))
                        .orders());
        assertThrows(IllegalArgumentException.class, () -> new TryPolicy.Period(OrderFixture.NOW, OrderFixture.NOW));
    }

    @Test
    void onlyStaffTriesPolicies() {
        Answers.done(tried().run(PrincipalFixture.POLICY, PERIOD, rules().build()));
        Answers.refused(Code.FORBIDDEN, tried().run(PrincipalFixture.CUSTOMER, PERIOD, rules().build()));
    }

    private TryPolicy.Result run(RulesFixture draft) {
        return Answers.done(tried().run(PrincipalFixture.STAFF, PERIOD, draft.build()));
    }

    private TryPolicy tried() {
        return new TryPolicy(shop.stores(), shop.stores(), shop.clock());
    }
}
