package returns.application.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.changes.CommitOutcome;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OneCentOff;
import returns.application.fixtures.OrderFixture;
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

class ImportingOrdersTest {
    private final Shop shop = new Shop();

    @Test
    void everyOrderIsStoredAndTheSameAgainChangesNothing() {
        var orders = IntStream.range(0, 5).mapToObj(i -> order().build()).toList();
        assertEquals(outcomes(orders, Outcome.CREATED), imported(orders));
        assertEquals(outcomes(orders, Outcome.UNCHANGED), imported(orders));
        assertTrue(orders.stream()
                .allMatch(order -> shop.stores().find(order.number()).stream()
                        .allMatch(onFile ->
                                onFile.version() == 1 && onFile.order().equals(order))));
    }

    @Test
    void eachOrderIsJudgedByItself() {
        var known = shop.sold(order());
        var newer = shop.sold(order().later());
        var held = shop.sold(order(line("1").units(3)));
        Answers.done(shop.create("k", WantedReturn.of(held).units(2)));
        var outdated = new OrderFixture(
                newer.number(), newer.customer(), newer.zone(), newer.placedAt(), known.updatedAt(), newer.lines());
        var added = order().build();
        var wrong = OneCentOff.in(order().build());

        var answers = imported(List.of(
                known.later().build(),
                outdated.build(),
                wrong,
                added,
                known.with(l -> l.canceled(1))
                        .numbered(newer.number().value())
                        .later()
                        .build(),
                held.later().with(l -> l.canceled(2)).build(),
                newer.build()));

        assertEquals(Outcome.UPDATED, Answers.done(answers.get(0)).outcome());
        Answers.refused(Code.ORDER_OUTDATED, answers.get(1));
        Answers.refused(Code.AMOUNTS_DO_NOT_ADD_UP, answers.get(2));
        assertEquals(new Result(added, Outcome.CREATED), Answers.done(answers.get(3)));
        Answers.refused(Code.ORDER_CONFLICT, answers.get(4));
        Answers.refused(Code.UNITS_IN_RETURNS, answers.get(5));
        assertEquals(Outcome.UNCHANGED, Answers.done(answers.get(6)).outcome());
        assertEquals(Optional.empty(), shop.stores().find(wrong.number()));
        assertEquals(held.build(), shop.onFile(held).order());
    }

    @Test
    void snapshotsOfOneOrderAreTakenOneAfterTheOther() {
        var order = order();
        var answers = imported(List.of(
                order.build(),
                order().build(),
                order.later().build(),
                order.build(),
                order.later().build()));
        assertEquals(Outcome.CREATED, Answers.done(answers.get(0)).outcome());
        assertEquals(Outcome.UPDATED, Answers.done(answers.get(2)).outcome());
        Answers.refused(Code.ORDER_OUTDATED, answers.get(3));
        assertEquals(Outcome.UNCHANGED, Answers.done(answers.get(4)).outcome());
        assertEquals(order.later().build(), shop.onFile(order).order());
    }

    @Test
    void anOrderThatChangesMeanwhileDoesNotKeepTheOthersFromBeingStored() {
        var moved = order();
        var others = IntStream.range(0, 3).mapToObj(i -> order().build()).toList();
        var orders = new ArrayList<>(others);
        orders.add(1, moved.build());
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
                    shop.sold(moved.later());
                }
                return shop.stores().saveAll(snapshots);
            }
        };

        var answers = imported(new ImportOrders(store), orders);

        Answers.refused(Code.ORDER_OUTDATED, answers.remove(1));
        assertEquals(outcomes(others, Outcome.CREATED), answers);
        assertEquals(moved.later().build(), shop.onFile(moved).order());
    }

    @Test
    void nothingOfNothingIsStored() {
        assertEquals(List.of(), imported(List.of()));
    }

    @Test
    void onlyTheFeedImportsOrders() {
        for (var principal : List.of(PrincipalFixture.CUSTOMER, PrincipalFixture.STAFF, PrincipalFixture.AGENT)) {
            Answers.refused(Code.FORBIDDEN, shop.importOrders().begin(principal));
        }
    }

    private List<Answer<Result>> imported(List<Order> orders) {
        return imported(shop.importOrders(), orders);
    }

    private static List<Answer<Result>> imported(ImportOrders imports, List<Order> orders) {
        return new ArrayList<>(
                Answers.done(imports.begin(PrincipalFixture.FEED)).put(orders));
    }

    private static List<Answer<Result>> outcomes(List<Order> orders, Outcome outcome) {
        return orders.stream()
                .map(order -> Answer.done(new Result(order, outcome)))
                .toList();
    }
}
