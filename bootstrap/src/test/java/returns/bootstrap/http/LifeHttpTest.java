package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The life of a return, as its customer and the shop's staff live it over HTTP. */
@ExtendWith(RunningShop.class)
class LifeHttpTest {
    private final ShopOverHttp shop;
    private final String subject;
    private final Caller customer;
    private final Caller staff;

    private String order = "";
    private String address = "";

    LifeHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.subject = shop.newCustomer();
        this.customer = shop.customer(subject);
        this.staff = shop.staff();
    }

    @BeforeEach
    void aReturnOfTwoUnits() {
        order = shop.sell(subject);
        address = customer.withNewKey()
                .post("/returns", Bodies.create(order, 2))
                .is(201)
                .header("Location")
                .orElseThrow();
    }

    @Test
    void goesFromItsRequestToItsEnd() {
        var approved = done("approve", "{}");
        assertEquals("approved", approved.text("/status"));
        assertFalse(approved.text("/sendBy/lastDay").isEmpty(), approved.body());
        customer.with("If-Match", "*")
                .put(address + "/parcels/DHL/JJD000390007", "{}")
                .is(200);
        done("receive", """
            {"lines": [{"lineId": "1", "received": 1, "condition": "used"}],
             "unexpected": [{"what": "a mug", "quantity": 1}]}\
            """);
        var received = done("receive", """
            {"lines": [{"lineId": "1", "received": 0, "missing": 1}], "note": "The parcel was open"}\
            """);
        assertEquals("received", received.text("/status"));
        assertEquals(
                "{\"received\":1,\"missing\":1}",
                received.json().at("/lines/0/units").toString());
        assertEquals("a mug", received.text("/unexpected/0/what"));
        assertEquals("JJD000390007", received.text("/parcels/0/trackingNumber"));
        done("inspect", """
            {"lines": [{"lineId": "1", "quantity": 1, "result": "accepted", "disposition": "restock"}]}\
            """);
        done("settle", """
            {"lines": [{"lineId": "1", "quantity": 1}], "reference": "pi_3Nxyz"}\
            """);
        assertEquals("closed", done("close", "").text("/status"));
        assertEquals(
                "received",
                done("reopen", "{\"reason\": \"The customer wrote again\"}").text("/status"));
    }

    @Test
    void everyChangeIsOneEventOfTheTimeline() {
        done("decline", "{\"reason\": \"Worn\"}");
        var timeline = customer.get(address + "/timeline").is(200);
        assertEquals(2, timeline.json().at("/events").size());
        assertEquals("requested", timeline.text("/events/0/type"));
        assertEquals("pending", timeline.text("/events/0/steps/0/to"));
        assertEquals("declined", timeline.text("/events/1/type"));
        assertEquals("Worn", timeline.text("/events/1/why"));
        assertEquals("s-1", timeline.text("/events/1/principal"));
        shop.customer(shop.newCustomer()).get(address + "/timeline").refuses(404, "not_found");
    }

    @Test
    void whatIsDoneWithAKeyIsDoneOnce() {
        done("approve", "{}");
        var keyed = staff.withNewKey().with("If-Match", "\"2\"");
        var body = "{\"lines\": [{\"lineId\": \"1\", \"received\": 1}]}";
        var first = keyed.post(address + "/receive", body).is(200);
        var again = keyed.post(address + "/receive", body).is(200);
        assertTrue(again.replayed());
        assertEquals(first.body(), again.body());
        keyed.post(address + "/receive", body.replace("1}", "2}")).refuses(422, "key_reused");
    }

    @Test
    void anIllegalTransitionIsRefusedWithWhatIsAllowedNow() {
        var refused = staff.withNewKey()
                .with("If-Match", "*")
                .post(address + "/close", "{}")
                .refuses(409, "not_allowed_now");
        assertEquals(
                "[\"approve\",\"decline\",\"cancel\",\"change_quantity\"]",
                refused.json().at("/allowed").toString());
        assertEquals("requested", refused.text("/return/status"));
    }

    @Test
    void whatEachCanDoIsShownToEach() {
        var approved = done("approve", "{}");
        assertEquals(
                "[\"cancel\",\"change_quantity\",\"add_parcel\",\"receive\"]",
                approved.json().at("/allowed").toString());
        var own = "[\"cancel\",\"change_quantity\",\"add_parcel\"]";
        assertEquals(own, customer.get(address).json().at("/allowed").toString());
        assertEquals(
                own,
                customer.get("/returns?orderNumber=" + order)
                        .json()
                        .at("/returns/0/allowed")
                        .toString());
        var tools = shop.agent("assistant", subject).with("Conversation-Id", "life");
        assertEquals(
                own,
                tools.post("/tools/get_return", "{\"returnNumber\": \"%s\"}".formatted(approved.text("/number")))
                        .json()
                        .at("/allowed")
                        .toString());
    }

    @Test
    void aQuantityIsSet() {
        var quantity = address + "/lines/1/quantity";
        customer.put(quantity, "{\"quantity\": 3}").refuses(428, "precondition_required");
        var three = customer.with("If-Match", "\"1\"")
                .put(quantity, "{\"quantity\": 3}")
                .is(200);
        assertEquals(3, three.json().at("/lines/0/quantity").intValue());
        var again = customer.with("If-Match", "\"1\"")
                .put(quantity, "{\"quantity\": 3}")
                .is(200);
        assertEquals(three.body(), again.body());
        customer.with("If-Match", "\"1\"").put(quantity, "{\"quantity\": 2}").refuses(412, "precondition_failed");
        customer.with("If-Match", "*").put(quantity, "{\"quantity\": 4}").refuses(422, "not_returnable");
        customer.with("If-Match", "*")
                .put(quantity, "{\"quantity\": 0}")
                .refuses(400, "invalid")
                .names("/quantity");
        customer.with("If-Match", "*")
                .put(address + "/lines/9/quantity", "{\"quantity\": 1}")
                .refuses(404, "not_found");
    }

    @Test
    void onlyStaffHandleReturnsAndOnlyThoseWhoSeeThem() {
        customer.withNewKey()
                .with("If-Match", "*")
                .post(address + "/approve", "")
                .refuses(403, "forbidden");
        staff.with("If-Match", "*").post(address + "/approve", "").refuses(400, "key_missing");
        staff.withNewKey().post(address + "/approve", "").refuses(428, "precondition_required");
        staff.withNewKey()
                .with("If-Match", "*")
                .post("/returns/R-22222222/approve", "")
                .refuses(404, "not_found");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "decline | {} | /reason",
                "decline | {\"reason\": \" \"} | /reason",
                "reopen | {\"reason\": 7} | /reason",
                "receive | {} | ''",
                "receive | {\"lines\": [{\"lineId\": \"1\", \"received\": -1}]} | /lines/0/received",
                "receive | {\"lines\": [{\"lineId\": \"1\"}]} | /lines/0",
                "receive | {\"lines\": [{\"lineId\": \"9\", \"received\": 1}]} | /lines/0/lineId",
                "receive | {\"lines\": [{\"lineId\": \"1\", \"received\": 1, \"condition\": \"new\"}]} |"
                        + " /lines/0/condition",
                "inspect | {\"lines\": []} | /lines",
                "inspect | {\"lines\": [{\"lineId\": \"1\", \"quantity\": 1.5}]} | /lines/0/quantity",
                "inspect | {\"lines\": [{\"lineId\": \"1\", \"quantity\": 1, \"result\": \"accepted\","
                        + " \"disposition\": \"keep\"}]} | /lines/0/disposition",
                "settle | {\"lines\": [{\"lineId\": \"1\", \"quantity\": 1}]} | /reference",
                "approve | {\"status\": \"closed\"} | /status"
            })
    void whatIsWrongIsNamedAndNothingIsDone(String action, String body, String pointer) {
        staff.withNewKey()
                .with("If-Match", "*")
                .post(address + "/" + action, body)
                .refuses(400, "invalid")
                .names(pointer);
        assertEquals("\"1\"", customer.get(address).header("ETag").orElseThrow());
    }

    private Reply done(String action, String body) {
        return staff.withNewKey()
                .with("If-Match", "*")
                .post(address + "/" + action, body)
                .is(200);
    }
}
