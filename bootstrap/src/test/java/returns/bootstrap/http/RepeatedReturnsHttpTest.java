package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(RunningShop.class)
class RepeatedReturnsHttpTest {
    private final ShopOverHttp shop;
    private final String subject;
    private final Caller customer;

    RepeatedReturnsHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.subject = shop.newCustomer();
        this.customer = shop.customer(subject);
    }

    /** Case 17. */
    @Test
    void aRepetitionAnswersWhatTheFirstCallAnswered() {
        var order = shop.sell(subject);
        var keyed = customer.withNewKey();
        var first = keyed.post("/returns", Bodies.create(order, 1)).is(201);

        var again = keyed.post("/returns", Bodies.create(order, 1)).is(201);

        assertEquals(first.body(), again.body());
        assertEquals(first.header("Location"), again.header("Location"));
        assertEquals(first.header("ETag"), again.header("ETag"));
        assertEquals(first.header("Content-Type"), again.header("Content-Type"));
        assertTrue(again.replayed());
        assertTrue(again.header("Date").isPresent());
        assertTrue(again.header("Set-Cookie").isEmpty());
        assertEquals(
                1,
                customer.get("/returns?orderNumber=" + order)
                        .json()
                        .get("returns")
                        .size());
    }

    @Test
    void aKeyQuotedAndBareIsOneKey() {
        var order = shop.sell(subject);
        var first = customer.withKey("abc-1")
                .post("/returns", Bodies.create(order, 1))
                .is(201);

        var again = customer.withKey("\"abc-1\"")
                .post("/returns", Bodies.create(order, 1))
                .is(201);

        assertTrue(again.replayed());
        assertEquals(first.body(), again.body());
    }

    /** Case 8. */
    @Test
    void theSameMeaningInOtherBytesIsTheSameRequest() {
        var order = shop.sell(subject);
        var keyed = customer.withNewKey();
        var first = keyed.post("/returns", """
            {"orderNumber": "%s", "resolution": "refund",
             "lines": [{"lineId": "1", "quantity": 1, "reason": "style", "note": "caf\u00e9"}]}\
            """.formatted(order));

        var again = keyed.post("/returns", """
            {   "lines":[{"note":"cafe\u0301","reason":"style","quantity":1.0,"lineId":"1"}],
            "resolution":"refund","orderNumber":"%s"}\
            """.formatted(order));

        first.is(201);
        assertEquals(first.body(), again.is(201).body());
        assertTrue(again.replayed());
        var without = customer.withNewKey();
        without.post("/returns", Bodies.create(order, "{\"lineId\":\"1\",\"quantity\":1,\"reason\":\"style\"}"))
                .is(201);
        var withNull = without.post(
                "/returns",
                Bodies.create(order, "{\"lineId\":\"1\",\"quantity\":1e0,\"reason\":\"style\",\"note\":null}"));
        assertTrue(withNull.is(201).replayed());
    }

    /** Cases 7 and 9. */
    @Test
    void aKeyIsNotTakenForAnotherRequest() {
        var order = shop.sell(subject);
        var keyed = customer.withNewKey();
        var first = keyed.post("/returns", Bodies.create(order, 1)).is(201);

        keyed.post("/returns", Bodies.create(order, 2)).refuses(422, "key_reused");
        keyed.post("/returns", Bodies.create(order, 1).replace("Tight", "Loose"))
                .refuses(422, "key_reused");

        assertEquals(
                first.json(),
                customer.get(first.header("Location").orElseThrow()).json());
        assertEquals(
                1,
                customer.get("/returns?orderNumber=" + order)
                        .json()
                        .get("returns")
                        .size());
    }

    /** Cases 5 and 6. */
    @Test
    void aRefusalUsesNoKeyUp() {
        var late = ShopOverHttp.order(subject);
        var now = Instant.now();
        ((ObjectNode) late.at("/lines/0/deliveries/0"))
                .put("deliveredAt", now.minus(Duration.ofDays(40)).toString());
        shop.feed()
                .put("/orders/" + late.get("orderNumber").textValue(), late.toString())
                .is(201);
        var order = late.get("orderNumber").textValue();
        var keyed = customer.withNewKey();
        keyed.post("/returns", "{}").refuses(400, "invalid");
        keyed.post("/returns", Bodies.create(order, 1))
                .refuses(422, "not_returnable")
                .says("window_closed")
                .says("\"lastDay\"")
                .says("\"deadline\"");

        var corrected = ShopOverHttp.later(late);
        ((ObjectNode) corrected.at("/lines/0/deliveries/0"))
                .put("deliveredAt", now.minus(Duration.ofDays(4)).toString());
        shop.feed().put("/orders/" + order, corrected.toString()).is(200);

        assertFalse(keyed.post("/returns", Bodies.create(order, 1)).is(201).replayed());
    }

    /** Case 14. */
    @Test
    void aKeyIsItsCallersOwn() {
        var other = shop.newCustomer();

        var mine = customer.withKey("shared")
                .post("/returns", Bodies.create(shop.sell(subject), 1))
                .is(201);
        var theirs = shop.customer(other)
                .withKey("shared")
                .post("/returns", Bodies.create(shop.sell(other), 1))
                .is(201);

        assertFalse(theirs.replayed());
        assertFalse(mine.text("/number").equals(theirs.text("/number")));
    }

    /** Case 15. */
    @Test
    void aKeyOnAnotherOperationIsAnotherKey() {
        var order = shop.sell(subject);
        var keyed = customer.withNewKey();
        var created = keyed.post("/returns", Bodies.create(order, 1)).is(201);

        var canceled = keyed.with("If-Match", "\"1\"").post("/returns/" + created.text("/number") + "/cancel", "{}");

        assertFalse(canceled.is(200).replayed());
        assertEquals("canceled", canceled.text("/status"));
    }

    /** Case 16. */
    @Test
    void whoHasLostTheRightToTheOrderIsNotAnsweredWhatWasStored() {
        var order = ShopOverHttp.order(subject);
        var number = order.get("orderNumber").textValue();
        shop.feed().put("/orders/" + number, order.toString()).is(201);
        var keyed = customer.withNewKey();
        var created = keyed.post("/returns", Bodies.create(number, 1)).is(201);
        var moved = ShopOverHttp.later(order).put("customerId", shop.newCustomer());
        shop.feed().put("/orders/" + number, moved.toString()).is(200);

        var refused = keyed.post("/returns", Bodies.create(number, 1)).refuses(404, "not_found");

        assertFalse(refused.body().contains(created.text("/number")));
        assertFalse(refused.replayed());
    }
}
