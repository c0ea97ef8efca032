package returns.adapters.persistence.stored;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static returns.application.fixtures.OrderFixture.order;

import org.junit.jupiter.api.Test;
import returns.adapters.persistence.sql.StoredJson;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.Shop;

class StoredRefundTest {
    private final Shop shop = new Shop();

    @Test
    void whatDoesNotSayWhoGetsItIsForTheReturnsCustomer() {
        var refunded = Answers.done(shop.till().request("k", shop.accepted(shop.sold(order()), 1)))
                .of();
        var json = StoredJson.write(StoredReturn.of(refunded));
        var earlier = json.replace(",\"customer_id\":\"c-17\"},\"repayments\"", "},\"repayments\"");
        assertNotEquals(json, earlier);
        var read = StoredJson.read(earlier, StoredReturn.class).toReturn();
        assertEquals(refunded, read);
        assertEquals(OrderFixture.CUSTOMER, read.refunds().getFirst().asked().customer());
    }
}
