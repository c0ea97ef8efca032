package returns.application.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.application.fixtures.OrderFixture.order;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import returns.application.answers.Code;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.domain.orders.Order;
import returns.domain.orders.OrderPosition;

class FindingOrdersTest {
    private final Shop shop = new Shop();
    private final FindOrders find = new FindOrders(shop.stores());

    @Test
    void everyOrderIsOnOnePageTheNewestFirst() {
        var sold = IntStream.range(0, 2 * FindOrders.MOST)
                .mapToObj(i -> shop.sold(order().placed(OrderFixture.DELIVERED.minusSeconds(86_400 + i))))
                .map(OrderFixture::build)
                .toList();
        shop.sold(order().of(OrderFixture.OTHER_CUSTOMER));

        var first = Answers.done(find.find(PrincipalFixture.AGENT, OrderPosition.END));
        var second = Answers.done(find.find(PrincipalFixture.AGENT, first.next().orElseThrow()));

        var found = new ArrayList<Order>(first.orders());
        found.addAll(second.orders());
        assertEquals(sold, found);
        assertEquals(Optional.empty(), second.next());
    }

    @Test
    void aCustomerFindsOnlyTheirOwn() {
        shop.sold(order());

        assertEquals(
                List.of(),
                Answers.done(find.find(PrincipalFixture.OTHER_CUSTOMER, OrderPosition.END))
                        .orders());
        Answers.refused(Code.FORBIDDEN, find.find(PrincipalFixture.STAFF, OrderPosition.END));
        Answers.refused(Code.FORBIDDEN, find.find(PrincipalFixture.FEED, OrderPosition.END));
    }
}
