package returns.application.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;
import static returns.application.fixtures.RulesFixture.rules;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import returns.application.answers.Code;
import returns.application.answers.Retry;
import returns.application.changes.CommitOutcome;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.application.idempotency.Idempotent;
import returns.application.input.Precondition;
import returns.application.orders.OrderStore;
import returns.application.returns.HandleReturn.Command;
import returns.domain.orders.CustomerId;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderNumber;
import returns.domain.orders.OrderOnFile;
import returns.domain.orders.OrderPosition;
import returns.domain.policy.Finding;
import returns.domain.returns.ReturnStatus;

/** A unit costs 3.99 EUR. */
class ChangingAQuantityTest {
    private final Shop shop = new Shop();

    @Test
    void nobodyGetsMoreApprovedThanThePolicyApproves() {
        shop.rules(rules().approving(1_000).build());
        var order = sold();
        var approved = Answers.done(shop.create("k", WantedReturn.of(order)));
        assertEquals(ReturnStatus.APPROVED, approved.status());
        for (var who : List.of(PrincipalFixture.CUSTOMER, PrincipalFixture.AGENT)) {
            var refusal = Answers.refused(Code.NEEDS_PERSON, approved, shop.setQuantity(who, approved, 3));
            assertEquals(Retry.CHANGED, refusal.retry());
            assertTrue(refusal.hint().contains("previousReturn set to " + approved.number()), refusal.hint());
        }
        assertEquals(1, shop.held(order));
        var two = Answers.done(shop.setQuantity(approved, 2));
        assertEquals(ReturnStatus.APPROVED, two.status());
        assertEquals(2, shop.held(order));
        assertEquals(2, Answers.done(shop.setQuantity(two, 2)).version(), "it is so already");
        Answers.done(shop.setQuantity(two, 1));
        assertEquals(1, shop.held(order));
    }

    /** What the hint says can be done. */
    @Test
    void theOtherUnitsAreAskedForInAnotherReturnThatAPersonLooksAt() {
        shop.rules(rules().approving(500).build());
        var order = sold();
        var approved = Answers.done(shop.createByTool(WantedReturn.of(order)));
        Answers.refused(Code.NEEDS_PERSON, shop.setQuantity(PrincipalFixture.AGENT, approved, 3));
        var other =
                Answers.done(shop.createByTool(WantedReturn.of(order).units(2).after(approved)));
        assertEquals(ReturnStatus.REQUESTED, other.status());
    }

    @Test
    void whatStaffApprovedIsNotMoreThanTheySaw() {
        var order = sold();
        var approved = Answers.done(shop.create("k", WantedReturn.of(order)));
        Answers.done(shop.handle("a", approved, new Command.Approve()));
        Answers.refused(Code.NEEDS_PERSON, shop.setQuantity(approved, 2));
        assertEquals(1, shop.held(order));
        Answers.done(shop.setQuantity(PrincipalFixture.STAFF, approved, 5));
        assertEquals(5, shop.held(order));
    }

    @Test
    void whatAPersonHasYetToLookAtMayBeMore() {
        var order = sold();
        var requested = Answers.done(shop.create("k", WantedReturn.of(order)));
        assertEquals(
                ReturnStatus.REQUESTED,
                Answers.done(shop.setQuantity(requested, 5)).status());
    }

    /** It is canceled after it was read, and the order loses the line before the order is read. */
    @Test
    void aLineThatIsGoneMeanwhileIsAFinding() {
        var order = sold();
        var made = Answers.done(shop.create("k", WantedReturn.of(order)));
        var orders = new OrderStore() {
            @Override
            public Optional<OrderOnFile> find(OrderNumber number) {
                shop.canceled(made);
                shop.told(order.later().of(line("9")));
                return shop.stores().find(number);
            }

            @Override
            public List<OrderOnFile> findAll(Set<OrderNumber> numbers) {
                return List.of();
            }

            @Override
            public List<OrderOnFile> ofCustomer(CustomerId customer, OrderPosition before, int most) {
                return List.of();
            }

            @Override
            public CommitOutcome saveAll(List<Snapshot> snapshots) {
                return CommitOutcome.STALE;
            }
        };
        var idempotent = new Idempotent(shop.changes(), shop.clock(), Shop.RETENTION, Shop.RETENTION);
        var set = new SetQuantity(idempotent, shop.stores(), shop.stores(), orders);
        var refusal = Answers.refused(
                Code.NOT_RETURNABLE,
                set.set(
                        PrincipalFixture.CUSTOMER,
                        new ReturnRef.ById(made.id()),
                        new Precondition.Any(),
                        new SetQuantity.Command(new LineId("1"), 2)));
        assertEquals(
                List.of(new Finding.UnknownLine()), refusal.lines().getFirst().findings());
    }

    private OrderFixture sold() {
        return shop.sold(order(line("1").units(5)).placed(OrderFixture.NOW));
    }
}
