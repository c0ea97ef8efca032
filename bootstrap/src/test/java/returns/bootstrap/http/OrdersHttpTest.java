package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(RunningShop.class)
class OrdersHttpTest {
    private final ShopOverHttp shop;
    private final String customer;

    OrdersHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.customer = shop.newCustomer();
    }

    @Test
    void anOrderIsReadAsItWasFed() {
        var order = ShopOverHttp.order(customer);

        var fed = put(order).is(201);

        assertEquals(Optional.of(path(order)), fed.header("Location"));
        assertEquals(order, fed.json());
        for (var caller : new Caller[] {shop.customer(customer), shop.staff(), shop.feed()}) {
            assertEquals(order, caller.get(path(order)).is(200).json());
        }
    }

    @Test
    void thePromotionsOfAnOrderAreReadAsTheyWereFed() {
        var order = ShopOverHttp.order(customer);
        promote(order, "1", "0.50");

        put(order).is(201);

        assertEquals(order, shop.staff().get(path(order)).is(200).json());
        put(order).is(200);
    }

    @Test
    void promotionsThatDoNotFitTheirOrderAreRefused() {
        var unknown = ShopOverHttp.order(customer);
        promote(unknown, "no such line", "0.50");
        put(unknown).refuses(400, "invalid");
        var tooMuch = ShopOverHttp.order(customer);
        promote(tooMuch, "1", "1000.00");
        put(tooMuch).refuses(400, "invalid");
        var incomplete = ShopOverHttp.order(customer);
        promote(incomplete, " ", "-1");
        ((ObjectNode) incomplete.at("/promotions/0")).remove("threshold");
        put(incomplete).refuses(400, "invalid").names("/promotions/0/threshold").names("/promotions/0/lines/0/lineId");
    }

    @Test
    void theSameSnapshotAgainChangesNothing() {
        var order = ShopOverHttp.order(customer);
        put(order).is(201);

        put(order).is(200);

        assertEquals(order, shop.staff().get(path(order)).json());
    }

    @Test
    void aLaterSnapshotReplacesTheOrderAndAnOlderOneIsRefused() {
        var order = ShopOverHttp.order(customer);
        put(order).is(201);
        var later = ShopOverHttp.later(order);
        ((ObjectNode) later.at("/lines/0")).put("title", "T-shirt, blue, medium");

        put(later).is(200);

        put(order).refuses(409, "order_outdated");
        assertEquals(later, shop.staff().get(path(order)).json());
    }

    @Test
    void anotherSnapshotOfTheSameTimeIsRefused() {
        var order = ShopOverHttp.order(customer);
        put(order).is(201);

        put(order.deepCopy().put("country", "AT")).refuses(409, "order_conflict");
    }

    @Test
    void amountsThatDoNotAddUpAreNamed() {
        var order = ShopOverHttp.order(customer);
        ((ObjectNode) order.at("/lines/0")).put("total", "10.01");

        put(order).refuses(422, "amounts_do_not_add_up").names("/lines/0/total");

        shop.staff().get(path(order)).refuses(404, "not_found");
    }

    @Test
    void everythingThatIsNotValidIsNamedAtOnce() {
        var order = ShopOverHttp.order(customer);
        order.put("currency", "EURO")
                .put("timeZone", "Mars/Base")
                .put("country", "de")
                .put("placedAt", "yesterday");
        order.remove("payments");
        order.put("secret", 1);
        var line = (ObjectNode) order.at("/lines/0");
        line.put("quantity", 0).put("title", "a\u0000b").put("finalSale", "no").put("sku", " ");

        put(order)
                .refuses(400, "invalid")
                .names("/currency")
                .names("/timeZone")
                .names("/country")
                .names("/placedAt")
                .names("/payments")
                .names("/secret")
                .names("/lines/0/quantity")
                .names("/lines/0/title")
                .names("/lines/0/finalSale")
                .names("/lines/0/sku");
    }

    /** Case 37. */
    @Test
    void anAmountHasNoMoreDecimalsThanItsCurrency() {
        var order = ShopOverHttp.order(customer);
        ((ObjectNode) order.at("/lines/0")).put("total", "10.001");
        ((ObjectNode) order.at("/shipping")).put("tax", "1e1");
        ((ObjectNode) order.at("/payments/0")).put("amount", 30);

        put(order)
                .refuses(400, "invalid")
                .names("/lines/0/total")
                .names("/shipping/tax")
                .names("/payments/0/amount");
    }

    /** Case 38. */
    @Test
    void amountsKeepTheDecimalsOfTheirCurrency() {
        var yen = ShopOverHttp.order(customer).put("currency", "JPY");
        ((ObjectNode) yen.at("/lines/0"))
                .put("unitPrice", "5800")
                .put("discount", "0")
                .put("total", "17400")
                .put("tax", "1582");
        ((ObjectNode) yen.at("/lines/1"))
                .put("unitPrice", "0")
                .put("discount", "0")
                .put("total", "0")
                .put("tax", "0");
        ((ObjectNode) yen.at("/shipping")).put("total", "0").put("tax", "0");
        ((ObjectNode) yen.at("/payments/0")).put("amount", "17400").put("refunded", "0");
        ((ObjectNode) yen.at("/payments/1")).put("amount", "0").put("refunded", "0");

        put(yen).is(201);

        assertEquals(yen, shop.staff().get(path(yen)).json());
    }

    @Test
    void theNumberInTheBodyIsTheOneInTheAddress() {
        var order = ShopOverHttp.order(customer);

        shop.feed()
                .put("/orders/another", order.toString())
                .refuses(400, "invalid")
                .names("/orderNumber");
    }

    @Test
    void anOrderNumberMayHoldWhatAnAddressEncodes() {
        var order = ShopOverHttp.order(customer).put("orderNumber", "4711 \u00e4/?" + customer);

        var location = shop.feed()
                .put("/orders/" + encoded(order), order.toString())
                .is(201)
                .header("Location");

        assertEquals(Optional.of("/orders/" + encoded(order)), location);
        assertEquals(order, shop.customer(customer).get(location.get()).is(200).json());
    }

    private static String encoded(ObjectNode order) {
        return URLEncoder.encode(order.get("orderNumber").textValue(), StandardCharsets.UTF_8)
                .replace("+", "%20");
    }

    @Test
    void onlyAFeedFeedsOrders() {
        var order = ShopOverHttp.order(customer);

        shop.customer(customer).put(path(order), order.toString()).refuses(403, "forbidden");
        shop.staff().put(path(order), order.toString()).refuses(403, "forbidden");
    }

    @Test
    void unitsInReturnsCannotBeTakenAway() {
        var order = ShopOverHttp.order(customer);
        put(order).is(201);
        shop.customer(customer)
                .withNewKey()
                .post("/returns", Bodies.create(number(order), 3))
                .is(201);
        var fewer = ShopOverHttp.later(order);
        ((ObjectNode) fewer.at("/lines/0"))
                .put("canceledQuantity", 1)
                .put("discount", "0.00")
                .put("total", "7.98");

        put(fewer).refuses(409, "units_in_returns");
    }

    /** Case 27. */
    @Test
    void anotherCustomersOrderIsNotThere() {
        var order = ShopOverHttp.order(customer);
        put(order).is(201);
        var stranger = shop.customer(shop.newCustomer());

        var refusal = stranger.get(path(order)).refuses(404, "not_found").body();

        stranger.get(path(order) + "/returnable").refuses(404, "not_found");
        var nowhere = stranger.get("/orders/nowhere").refuses(404, "not_found").body();
        assertEquals(nowhere.replace("nowhere", number(order)), refusal);
    }

    @Test
    void ofEachLineIsToldWhatCanGoBackUntilWhenOrWhyNot() {
        var order = ShopOverHttp.order(customer);
        put(order).is(201);

        var told = shop.customer(customer).get(path(order) + "/returnable").is(200);

        assertEquals(number(order), told.text("/orderNumber"));
        assertEquals(3, told.json().at("/lines/0/returnable").intValue());
        assertEquals("Europe/Berlin", told.text("/lines/0/timeZone"));
        assertTrue(Instant.parse(told.text("/lines/0/returnableUntil")).isAfter(Instant.now()));
        assertEquals(10, told.text("/lines/0/lastDay").length());
        assertTrue(told.json().at("/lines/0/findings").isEmpty());
        assertEquals(0, told.json().at("/lines/1/returnable").intValue());
        assertEquals("final_sale", told.text("/lines/1/findings/0/code"));
        assertEquals("not_delivered", told.text("/lines/1/findings/1/code"));
    }

    private Reply put(ObjectNode order) {
        return shop.feed().put(path(order), order.toString());
    }

    private static void promote(ObjectNode order, String line, String discount) {
        var promotion = order.putArray("promotions").addObject();
        promotion.put("promotionId", "spring").put("name", "50 cents off").put("threshold", "10.00");
        promotion.putArray("lines").addObject().put("lineId", line).put("discount", discount);
    }

    private static String number(ObjectNode order) {
        return order.get("orderNumber").textValue();
    }

    private static String path(ObjectNode order) {
        return "/orders/" + number(order);
    }
}
