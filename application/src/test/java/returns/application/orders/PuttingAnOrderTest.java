package returns.application.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.InvalidValue;
import returns.application.answers.Retry;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OneCentOff;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.application.orders.PutOrder.Outcome;
import returns.application.orders.PutOrder.Result;
import returns.domain.orders.Order;
import returns.domain.orders.OrderOnFile;

class PuttingAnOrderTest {
    private final Shop shop = new Shop();

    @Test
    void aSnapshotIsStoredAndTheSameAgainChangesNothing() {
        var order = order(line("1").units(3)).build();
        assertEquals(new Result(order, Outcome.CREATED), Answers.done(put(order)));
        assertEquals(new Result(order, Outcome.UNCHANGED), Answers.done(put(order)));
        assertEquals(Optional.of(1), shop.stores().find(order.number()).map(OrderOnFile::version));
    }

    @Test
    void aLaterSnapshotReplacesAnEarlierOne() {
        var order = order(line("1").units(3));
        Answers.done(put(order.build()));
        var later = order.later().with(l -> l.canceled(1));
        assertEquals(new Result(later.build(), Outcome.UPDATED), Answers.done(put(later.build())));
        assertEquals(later.build(), shop.onFile(order).order());
    }

    @Test
    void anEarlierSnapshotIsOutdated() {
        var order = order();
        Answers.done(put(order.later().build()));
        assertEquals(
                Retry.NEVER,
                Answers.refused(Code.ORDER_OUTDATED, put(order.build())).retry());
        assertEquals(order.later().build(), shop.onFile(order).order());
    }

    @Test
    void anotherSnapshotOfTheSameTimeIsAConflict() {
        var order = order();
        Answers.done(put(order.build()));
        Answers.refused(Code.ORDER_CONFLICT, put(order.with(l -> l.canceled(1)).build()));
        assertEquals(order.build(), shop.onFile(order).order());
    }

    @Test
    void unitsThatAreInReturnsAreNotTakenAway() {
        var order = shop.sold(order(line("1").units(3), line("2")));
        var made = Answers.done(shop.create("k", WantedReturn.of(order).units(2)));
        var fewer = order.later().with(l -> l.canceled(l.quantity() == 3 ? 2 : 0));
        var refusal = Answers.refused(Code.UNITS_IN_RETURNS, put(fewer.build()));
        assertEquals("Order " + order.number() + ": line 1 has 2 units in returns and would keep 1.", refusal.detail());
        var without = new OrderFixture(
                order.number(),
                order.customer(),
                order.zone(),
                order.placedAt(),
                fewer.updatedAt(),
                List.of(line("9")));
        Answers.refused(Code.UNITS_IN_RETURNS, put(without.build()));
        assertEquals(order.build(), shop.onFile(order).order());
        shop.canceled(made);
        Answers.done(put(fewer.build()));
    }

    @Test
    void linesMustAddUp() {
        var order = order(line("1").units(2).canceled(2), line("2")).build();
        var refusal = Answers.refused(Code.AMOUNTS_DO_NOT_ADD_UP, put(OneCentOff.in(order)));
        assertEquals(
                List.of(new InvalidValue(
                        "/lines/1/total",
                        "must be what line 2's unitPrice x (quantity - canceledQuantity) - discount makes, and"
                                + " is 4.00")),
                refusal.invalid());
        assertEquals("The total of 1 of 2 lines is not what its parts make.", refusal.detail());
        assertEquals(Optional.empty(), shop.stores().find(order.number()));
        Answers.done(put(order));
    }

    @Test
    void onlyTheFeedTellsOfOrders() {
        for (var principal : List.of(PrincipalFixture.CUSTOMER, PrincipalFixture.STAFF, PrincipalFixture.AGENT)) {
            Answers.refused(Code.FORBIDDEN, shop.putOrder().put(principal, order().build()));
        }
    }

    private Answer<Result> put(Order order) {
        return shop.putOrder().put(PrincipalFixture.FEED, order);
    }
}
