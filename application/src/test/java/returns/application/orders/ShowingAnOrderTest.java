package returns.application.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.application.fixtures.OrderFixture.order;

import java.util.List;
import org.junit.jupiter.api.Test;
import returns.application.answers.Code;
import returns.application.fixtures.Answers;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;

class ShowingAnOrderTest {
    private final Shop shop = new Shop();
    private final ShowOrder show = new ShowOrder(shop.stores());

    @Test
    void anOrderIsShownAsItWasLastTold() {
        var order = shop.sold(order());
        var later = shop.told(order.later().with(l -> l.canceled(1)));
        for (var principal : List.of(
                PrincipalFixture.CUSTOMER, PrincipalFixture.AGENT, PrincipalFixture.STAFF, PrincipalFixture.FEED)) {
            assertEquals(later.build(), Answers.done(show.show(principal, order.number())));
        }
    }

    @Test
    void anotherCustomersOrderIsRefusedLikeOneThatIsNotThere() {
        var order = shop.sold(order());
        var hidden = Answers.refused(Code.NOT_FOUND, show.show(PrincipalFixture.OTHER_CUSTOMER, order.number()));
        var missing = new ShowOrder(new Shop().stores()).show(PrincipalFixture.OTHER_CUSTOMER, order.number());
        assertEquals(Answers.refused(Code.NOT_FOUND, missing), hidden);
    }
}
