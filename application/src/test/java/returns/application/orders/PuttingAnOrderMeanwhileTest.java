package returns.application.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.Retry;
import returns.application.changes.CommitOutcome;
import returns.application.fixtures.Answers;
import returns.application.fixtures.AtOnce;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.application.orders.PutOrder.Outcome;
import returns.application.orders.PutOrder.Result;
import returns.domain.orders.CustomerId;
import returns.domain.orders.Order;
import returns.domain.orders.OrderNumber;
import returns.domain.orders.OrderOnFile;
import returns.domain.orders.OrderPosition;

class PuttingAnOrderMeanwhileTest {
    private final Shop shop = new Shop();

    @Test
    void theSameAtOnceIsStoredOnce() {
        var order = order().build();
        var answers =
                AtOnce.calls(20, i -> put(order)).stream().map(Answers::result).toList();
        assertEquals(
                1, answers.stream().filter(r -> r.outcome() == Outcome.CREATED).count());
        assertEquals(
                19,
                answers.stream().filter(r -> r.outcome() == Outcome.UNCHANGED).count());
    }

    @Test
    void anOrderThatAlwaysChangesMeanwhileIsContended() {
        var store = new OrderStore() {
            private int saves;

            @Override
            public Optional<OrderOnFile> find(OrderNumber number) {
                return Optional.empty();
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
                saves++;
                return CommitOutcome.STALE;
            }
        };
        var answer = new PutOrder(store).put(PrincipalFixture.FEED, order().build());
        assertEquals(Retry.UNCHANGED, Answers.refused(Code.CONTENDED, answer).retry());
        assertTrue(store.saves > 1 && store.saves < 20, "some times, not for ever: " + store.saves);
    }

    @Test
    void aReturnMayHoldUnitsMeanwhile() {
        var order = shop.sold(order(line("1").units(1)));
        var later = order.later().with(l -> l.canceled(1)).build();
        var store = new OrderStore() {
            private boolean first = true;

            @Override
            public Optional<OrderOnFile> find(OrderNumber number) {
                return shop.stores().find(number);
            }

            @Override
            public List<OrderOnFile> findAll(Set<OrderNumber> numbers) {
                return shop.stores().findAll(numbers);
            }

            @Override
            public List<OrderOnFile> ofCustomer(CustomerId customer, OrderPosition before, int most) {
                return List.of();
            }

            @Override
            public CommitOutcome saveAll(List<Snapshot> snapshots) {
                if (first) {
                    first = false;
                    Answers.done(shop.create("k", WantedReturn.of(order)));
                }
                return shop.stores().saveAll(snapshots);
            }
        };
        Answers.refused(Code.UNITS_IN_RETURNS, new PutOrder(store).put(PrincipalFixture.FEED, later));
        assertEquals(order.build(), shop.onFile(order).order());
    }

    private Answer<Result> put(Order order) {
        return shop.putOrder().put(PrincipalFixture.FEED, order);
    }
}
