package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.LocalDate;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(RunningShop.class)
class ExchangeHttpTest {
    private static final String EXCHANGE = """
        {"orderNumber": "%s", "resolution": "exchange", "lines": [
            {"lineId": "1", "quantity": 1, "reason": "size_too_small", "wantedSku": "TSHIRT-L-BLUE"}]}\
        """;

    private final ShopOverHttp shop;
    private final String subject;
    private final Caller customer;

    ExchangeHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.subject = shop.newCustomer();
        this.customer = shop.customer(subject);
    }

    @Test
    void anExchangeNamesWhatIsWantedInstead() {
        var order = shop.sell(subject);
        var created = customer.withNewKey()
                .post("/returns", EXCHANGE.formatted(order))
                .is(201);
        assertEquals("TSHIRT-L-BLUE", created.text("/lines/0/wantedSku"));

        var without = EXCHANGE.formatted(order).replace(", \"wantedSku\": \"TSHIRT-L-BLUE\"", "");
        customer.withNewKey()
                .post("/returns", without)
                .refuses(400, "invalid")
                .says("wantedSku of every line of an exchange");
        var refund = EXCHANGE.formatted(order).replace("exchange", "refund");
        customer.withNewKey().post("/returns", refund).refuses(400, "invalid").says("of no other line");
    }

    @Test
    void whatReplacesAUnitKeepsItsLastDay() {
        var order = shop.sell(subject);
        var day = customer.withNewKey()
                .post("/returns", EXCHANGE.formatted(order))
                .is(201)
                .text("/lines/0/returnUntil");
        assertEquals(customer.get("/orders/" + order + "/returnable").text("/lines/0/lastDay"), day);

        var replacement = shop.sell(subject, sold -> ((ObjectNode) sold.at("/lines/0")).put("returnUntil", day));
        assertEquals(day, customer.get("/orders/" + replacement).text("/lines/0/returnUntil"));
        assertEquals(day, customer.get("/orders/" + replacement + "/returnable").text("/lines/0/lastDay"));

        var yesterday = LocalDate.now(ZoneId.of("Europe/Berlin")).minusDays(1).toString();
        var late = shop.sell(subject, sold -> ((ObjectNode) sold.at("/lines/0")).put("returnUntil", yesterday));
        customer.withNewKey()
                .post("/returns", Bodies.create(late, 1))
                .refuses(422, "not_returnable")
                .says("window_closed");
    }

    @Test
    void aDayThatIsNoneIsRefused() {
        var sold = ShopOverHttp.order(subject);
        ((ObjectNode) sold.at("/lines/0")).put("returnUntil", "tomorrow");
        shop.feed()
                .put("/orders/" + sold.get("orderNumber").textValue(), sold.toString())
                .refuses(400, "invalid")
                .names("/lines/0/returnUntil");
    }

    /** Case 43. */
    @Test
    void anOrderWhoseCustomerIsMadeAnonymousLeavesTheFiguresOfItsReturns() {
        var sold = ShopOverHttp.order(subject);
        var order = sold.get("orderNumber").textValue();
        shop.feed().put("/orders/" + order, sold.toString()).is(201);
        var address = customer.withNewKey()
                .post("/returns", Bodies.create(order, 2))
                .is(201)
                .header("Location")
                .orElseThrow();
        var before = shop.staff().get(address + "/refund-preview").is(200);

        var anonymous = ShopOverHttp.later(sold).put("customerId", "anonymous-1");
        shop.feed().put("/orders/" + order, anonymous.toString()).is(200);

        customer.get(address).refuses(404, "not_found");
        var after = shop.staff().get(address).is(200);
        assertEquals("anonymous-1", after.text("/customerId"));
        assertEquals(2, after.json().at("/lines/0/quantity").intValue());
        assertEquals(
                before.body(),
                shop.staff().get(address + "/refund-preview").is(200).body());
    }
}
