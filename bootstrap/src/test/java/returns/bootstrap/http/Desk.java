package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;

/** What staff do to returns, on whichever version there is. */
record Desk(ShopOverHttp shop) {
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    /** The address of a return of so many of the customer's T-shirts, all of them accepted. */
    String accepted(String customer, int units) {
        return accepted(customer, shop.sell(customer), units);
    }

    String accepted(String customer, String order, int units) {
        return accept(
                shop.customer(customer)
                        .withNewKey()
                        .post("/returns", Bodies.create(order, units))
                        .is(201)
                        .header("Location")
                        .orElseThrow(),
                units);
    }

    /** The same address, once all of its units are accepted. */
    String accept(String address, int units) {
        does(address, "approve", "{}").is(200);
        does(address, "receive", "{\"lines\": [{\"lineId\": \"1\", \"received\": %s}]}".formatted(units))
                .is(200);
        does(address, "inspect", """
            {"lines": [{"lineId": "1", "quantity": %s, "result": "accepted", "disposition": "restock"}]}\
            """.formatted(units)).is(200);
        return address;
    }

    Reply does(String address, String action, String body) {
        return shop.staff().withNewKey().with("If-Match", "*").post(address + "/" + action, body);
    }

    /** Somebody who approves refunds. */
    Caller approver() {
        return shop.caller(ShopOverHttp.claims("s-2", "staff", "approver"));
    }

    Reply decides(String refund, String body) {
        return approver().put("/approvals/" + refund + "/decision", body);
    }

    /** The refund once it stands so: what the dispatcher does, it does soon. */
    Reply await(String refund, String pointer, String status) {
        var deadline = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            var now = shop.staff().get("/refunds/" + refund).is(200);
            if (now.text(pointer).equals(status)) {
                return now;
            }
            assertTrue(System.nanoTime() < deadline, now.body());
            Thread.onSpinWait();
        }
    }
}
