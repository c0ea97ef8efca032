package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(RunningShop.class)
class RefundPreviewHttpTest {
    private final ShopOverHttp shop;
    private final String subject;
    private final Caller customer;

    RefundPreviewHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.subject = shop.newCustomer();
        this.customer = shop.customer(subject);
    }

    /** Three T-shirts for 10.00, of an order that was paid with 30.00 by card and 9.49 by gift card. */
    @Test
    void whatIsExpectedIsOwedOnceItIsAccepted() {
        var address = requested(2);
        var before = customer.get(address + "/refund-preview").is(200);
        assertEquals("0.00", before.text("/owed/total"));
        assertEquals("6.67", before.text("/expected/total"));
        assertEquals("goods", before.text("/expected/entries/0/component"));
        assertEquals("p-1", before.text("/expected/payments/0/paymentId"));
        assertEquals("5.07", before.text("/expected/payments/0/amount"));
        assertEquals("1.60", before.text("/expected/payments/1/amount"));

        staff(address, "approve", "{}");
        staff(address, "receive", "{\"lines\": [{\"lineId\": \"1\", \"received\": 1, \"missing\": 1}]}");
        staff(address, "inspect", """
            {"lines": [{"lineId": "1", "quantity": 1, "result": "accepted", "disposition": "restock"}]}\
            """);
        var accepted = customer.get(address + "/refund-preview").is(200);
        assertEquals("3.33", accepted.text("/owed/total"));
        assertEquals("3.33", accepted.text("/expected/total"));
        staff(address, "settle", "{\"lines\": [{\"lineId\": \"1\", \"quantity\": 1}], \"reference\": \"pi_3\"}");
        assertEquals("0.00", customer.get(address + "/refund-preview").text("/owed/total"));
    }

    @Test
    void onlyItsCustomerAndStaffSeeIt() {
        var address = requested(1);
        shop.customer(shop.newCustomer()).get(address + "/refund-preview").refuses(404, "not_found");
        shop.staff().get(address + "/refund-preview").is(200);
        shop.staff().get("/returns/nonsense/refund-preview").refuses(404, "not_found");
    }

    private String requested(int units) {
        return customer.withNewKey()
                .post("/returns", Bodies.create(shop.sell(subject), units))
                .is(201)
                .header("Location")
                .orElseThrow();
    }

    private void staff(String address, String action, String body) {
        shop.staff()
                .withNewKey()
                .with("If-Match", "*")
                .post(address + "/" + action, body)
                .is(200);
    }
}
