package returns.bootstrap.http;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.extension.ExtendWith;

/** Case 3. */
@ExtendWith(RunningShop.class)
class HangUpHttpTest {
    private final ShopOverHttp shop;

    HangUpHttpTest(ShopOverHttp shop) {
        this.shop = shop;
    }

    @RepeatedTest(5)
    void hangingUpNeitherUndoesNorHidesAReturn() throws IOException {
        var subject = shop.newCustomer();
        var customer = shop.customer(subject);
        var order = shop.sell(subject);
        var body = Bodies.create(order, 1);

        RawCall.sendAndHangUp(
                shop.url(),
                "POST /returns HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nIdempotency-Key: hung-up\r\n"
                        + "Authorization: " + customer.headers().get("Authorization") + "\r\nContent-Length: "
                        + body.length() + "\r\n\r\n" + body);

        var path = "/returns?orderNumber=" + order;
        await("the work that was begun")
                .until(() -> customer.get(path).json().get("returns").size() == 1);
        var again = customer.withKey("hung-up").post("/returns", body).is(201);
        assertEquals(customer.get(path).json().get("returns").get(0), again.json());
    }
}
