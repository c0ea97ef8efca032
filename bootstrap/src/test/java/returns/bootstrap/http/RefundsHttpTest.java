package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Three T-shirts for 10.00, of an order that was paid with 30.00 by card and 9.49 by gift card, both paid back by hand. */
@ExtendWith(RunningShop.class)
class RefundsHttpTest {
    private final ShopOverHttp shop;
    private final Desk desk;
    private final String subject;
    private final Caller customer;

    RefundsHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.desk = new Desk(shop);
        this.subject = shop.newCustomer();
        this.customer = shop.customer(subject);
    }

    @Test
    void whatStaffAskForIsPaidByHandAndThenTheReturnIsClosed() {
        var address = desk.accepted(subject, 2);
        var refund = desk.does(address, "refunds", "{}").is(201);
        assertEquals("6.67", refund.text("/amount"));
        assertEquals("/refunds/" + refund.text("/id"), refund.header("Location").orElseThrow());
        assertEquals("2", refund.text("/units/0/quantity"));
        assertEquals("goods", refund.text("/entries/0/component"));
        assertEquals("5.07", refund.text("/repayments/0/amount"));
        assertEquals("manual", refund.text("/repayments/0/gateway"));
        desk.does(address, "close", "").refuses(409, "not_allowed_now").says("A refund is not done yet.");
        for (var number = 1; number <= 2; number++) {
            paid(refund, number).is(200);
        }
        var done = customer.get("/refunds/" + refund.text("/id")).is(200);
        assertEquals("succeeded", done.text("/status"));
        assertEquals("bank transfer 1", done.text("/repayments/0/reference"));
        assertEquals("closed", desk.does(address, "close", "").is(200).text("/status"));
        var shown = customer.get(address).is(200);
        assertEquals("succeeded", shown.text("/refunds/0/status"));
        assertEquals("6.67", shown.text("/refunds/0/amount"));
        shop.customer(shop.newCustomer()).get("/refunds/" + refund.text("/id")).refuses(404, "not_found");
    }

    @Test
    void theSameKeyAndTheSameUnitsAreOneRefund() {
        var address = desk.accepted(subject, 1);
        var keyed = shop.staff().withNewKey().with("If-Match", "*");
        var first = keyed.post(address + "/refunds", "{}").is(201);
        var again = keyed.post(address + "/refunds", "").is(201);
        assertTrue(again.replayed());
        assertEquals(first.body(), again.body());
        assertEquals(
                first.text("/id"), desk.does(address, "refunds", "").is(201).text("/id"));
        shop.staff().withNewKey().post(address + "/refunds", "{}").refuses(428, "precondition_required");
        shop.staff().with("If-Match", "*").post(address + "/refunds", "{}").refuses(400, "key_missing");
        desk.does(address, "refunds", "{\"amount\": \"1000.00\"}")
                .refuses(400, "invalid")
                .names("/amount");
    }

    /** The promise for money: asked by the tool twice, approved once, there is one payment. */
    @Test
    void theToolTwiceApprovedOnceIsOnePayment() {
        var address = desk.accepted(subject, 2);
        var first = asked(address, "call-1");
        var again = asked(address, "call-2");
        assertEquals(first.body(), again.body());
        assertEquals("awaiting_approval", first.text("/status"));
        assertEquals("waiting", first.text("/approval/status"));
        assertTrue(first.text("/next").contains("a person of the shop decides"), first.body());
        var id = first.text("/refundId");

        var inbox = desk.approver().get("/approvals").is(200);
        assertTrue(inbox.body().contains(id), inbox.body());
        assertEquals("approved", decides(id, "approved").is(200).text("/status"));
        assertEquals("approved", decides(id, "approved").is(200).text("/status"));
        decides(id, "rejected").refuses(409, "not_allowed_now");
        assertEquals(
                "approved",
                agent().post("/tools/get_approval", "{\"approvalId\": \"%s\"}".formatted(id))
                        .is(200)
                        .text("/approval/status"));
        assertEquals(id, asked(address, "call-3").text("/refundId"));
        var refunds =
                shop.staff().get("/refunds?orderNumber=" + customer.get(address).text("/orderNumber"));
        assertEquals(1, refunds.is(200).json().at("/refunds").size());
    }

    @Test
    void whatAPersonRejectedStaysRejected() {
        var address = desk.accepted(subject, 1);
        var id = asked(address, "call-1").text("/refundId");
        desk.decides(id, "{\"decision\": \"rejected\"}").refuses(400, "invalid");
        decides(id, "rejected").is(200);
        agent().with("Tool-Call-Id", "call-2")
                .post("/tools/request_refund", returnNumber(address))
                .refuses(409, "refund_rejected")
                .says("Because");
        desk.does(address, "refunds", "{}").refuses(409, "refund_rejected");
        assertEquals("canceled", customer.get("/refunds/" + id).text("/status"));
        assertEquals("rejected", customer.get("/approvals/" + id).text("/status"));
    }

    @Test
    void onlyAPersonWhoApprovesDecidesAndNeverForThemselves() {
        var id = asked(desk.accepted(subject, 1), "call-1").text("/refundId");
        var approve = "{\"decision\": \"approved\"}";
        var path = "/approvals/" + id + "/decision";
        shop.staff().put(path, approve).refuses(403, "forbidden");
        shop.caller(ShopOverHttp.claims(subject, "customer", "approver"))
                .put(path, approve)
                .refuses(403, "forbidden");
        var agent = ShopOverHttp.claims("s-2", "staff", "approver").claim("act", Map.of("sub", "robot"));
        shop.caller(agent).put(path, approve).refuses(403, "forbidden");
        customer.get("/approvals").refuses(403, "forbidden");
        shop.customer(shop.newCustomer()).get("/approvals/" + id).refuses(404, "not_found");
        desk.approver()
                .put("/approvals/" + UUID.randomUUID() + "/decision", approve)
                .refuses(404, "not_found");
        desk.approver().put("/approvals/nonsense/decision", approve).refuses(404, "not_found");
        desk.approver().put(path, "{\"decision\": \"expired\"}").refuses(400, "invalid");
    }

    @Test
    void whatFailedIsTriedAgainInAnotherWay() {
        var address = desk.accepted(subject, 1);
        var refund = desk.does(address, "refunds", "{}").is(201);
        var repayment = "/refunds/" + refund.text("/id") + "/repayments/1/";
        staff(repayment + "not-paid", "{\"reason\": \"The account is closed\"}").is(200);
        var failed = staff(repayment + "paid", "{\"reference\": \"4711\"}").refuses(409, "not_allowed_now");
        assertFalse(failed.body().isEmpty());
        staff(repayment + "retry", "{\"gateway\": \"cash\"}")
                .refuses(400, "invalid")
                .names("/gateway");
        var again =
                staff(repayment + "retry", "{\"gateway\": \"store_credit\"}").is(200);
        assertEquals("2", again.text("/repayments/0/attempt"));
        var given = desk.await(refund.text("/id"), "/repayments/0/status", "succeeded");
        assertEquals("store_credit", given.text("/repayments/0/gateway"));
        var credit = customer.get("/customers/" + subject + "/store-credit").is(200);
        assertEquals("2.53", credit.text("/balances/0/amount"));
        assertEquals(refund.text("/id"), credit.text("/entries/0/refundId"));
        shop.customer(shop.newCustomer())
                .get("/customers/" + subject + "/store-credit")
                .refuses(404, "not_found");
    }

    @Test
    void whatIsSaidWithinTheShopIsNotToldToTheCustomer() {
        var address = desk.accepted(subject, 1);
        var id = asked(address, "call-1").text("/refundId");
        decides(id, "approved").is(200);
        for (var number = 1; number <= 2; number++) { // both, since what is on its way cannot be called off
            staff("/refunds/" + id + "/repayments/" + number + "/not-paid", "{\"reason\": \"Looks like fraud\"}")
                    .is(200);
        }
        var staff = shop.staff().get("/refunds/" + id).is(200);
        assertEquals("Looks like fraud", staff.text("/repayments/0/problem"));
        assertEquals("[\"retry\"]", staff.json().at("/repayments/0/allowed").toString());
        assertEquals("[\"cancel\"]", staff.json().at("/allowed").toString());
        assertEquals("Because", staff.text("/approval/reason"));

        var shown = customer.get("/refunds/" + id).is(200);
        assertEquals("failed", shown.text("/repayments/0/status"));
        assertEquals("[]", shown.json().at("/repayments/0/allowed").toString());
        assertEquals("[]", shown.json().at("/allowed").toString());
        for (var told : List.of(
                shown.body(),
                customer.get("/approvals/" + id).is(200).body(),
                agent().post("/tools/get_approval", "{\"approvalId\": \"%s\"}".formatted(id))
                        .is(200)
                        .body(),
                customer.get(address + "/timeline").is(200).body())) {
            assertFalse(told.contains("fraud") || told.contains("Because"), told);
        }
        shop.staff().get(address + "/timeline").is(200).says("Looks like fraud").says("Because");
    }

    @Test
    void whyItWasRejectedIsToldToTheCustomer() {
        var address = desk.accepted(subject, 1);
        var id = asked(address, "call-1").text("/refundId");
        decides(id, "rejected").is(200);
        customer.get("/approvals/" + id).is(200).says("Because");
        customer.get(address + "/timeline").is(200).says("Because");
    }

    /** What failed after its return was closed cannot be called off, and is not shown as if it could. */
    @Test
    void whatCannotBeCalledOffIsNotShownAsIfItCould() {
        var address = desk.accepted(subject, 1);
        var refund = desk.does(address, "refunds", "{}").is(201);
        paid(refund, 1).is(200);
        paid(refund, 2).is(200);
        desk.does(address, "close", "").is(200);
        for (var number = 1; number <= 2; number++) {
            staff(
                            "/refunds/" + refund.text("/id") + "/repayments/" + number + "/not-paid",
                            "{\"reason\": \"It came back\"}")
                    .is(200);
        }
        var failed = shop.staff().get("/refunds/" + refund.text("/id")).is(200);
        assertEquals("failed", failed.text("/status"));
        assertEquals("[]", failed.json().at("/allowed").toString());
        staff("/refunds/" + refund.text("/id") + "/cancel", "{\"reason\": \"No\"}")
                .refuses(409, "not_allowed_now");
    }

    @Test
    void whatIsCalledOffCanBeAskedForAgain() {
        var address = desk.accepted(subject, 1);
        var id = asked(address, "call-1").text("/refundId");
        staff("/refunds/" + id + "/cancel", "{}").refuses(400, "invalid");
        assertEquals(
                "canceled",
                staff("/refunds/" + id + "/cancel", "{\"reason\": \"Wrong customer\"}")
                        .is(200)
                        .text("/status"));
        assertFalse(asked(address, "call-2").text("/refundId").equals(id));
        customer.withNewKey()
                .post("/refunds/" + id + "/cancel", "{\"reason\": \"No\"}")
                .refuses(403, "forbidden");
    }

    @Test
    void theTimelineTellsWhatBecameOfTheMoney() {
        var address = desk.accepted(subject, 1);
        var refund = desk.does(address, "refunds", "{}").is(201);
        paid(refund, 1).is(200);
        paid(refund, 2).is(200);
        var timeline = customer.get(address + "/timeline").is(200).body();
        assertTrue(timeline.contains("refund_requested"), timeline);
        assertTrue(timeline.contains("refund_succeeded"), timeline);
    }

    @Test
    void refundsAreListedPageByPage() {
        var order = shop.sell(subject);
        var first = desk.does(desk.accepted(subject, order, 1), "refunds", "{}")
                .is(201)
                .text("/id");
        var second = desk.does(desk.accepted(subject, order, 1), "refunds", "{}")
                .is(201)
                .text("/id");
        var page = shop.staff().get("/refunds?limit=1&orderNumber=" + order).is(200);
        assertEquals(second, page.text("/refunds/0/id"));
        var next = shop.staff()
                .get("/refunds?limit=1&orderNumber=" + order + "&cursor=" + page.text("/nextCursor"))
                .is(200);
        assertEquals(first, next.text("/refunds/0/id"));
        assertTrue(next.json().at("/nextCursor").isMissingNode());
        assertEquals(
                0,
                shop.staff()
                        .get("/refunds?status=failed&gateway=manual&orderNumber=" + order)
                        .is(200)
                        .json()
                        .at("/refunds")
                        .size());
        customer.get("/refunds").refuses(403, "forbidden");
    }

    @Test
    void theBooksAreForStaff() {
        var day = shop.staff().get("/refunds/reconciliation?day=2026-11-20").is(200);
        assertEquals("2026-11-20", day.text("/day"));
        var due = shop.staff().get("/refunds/due?days=30").is(200);
        assertTrue(due.json().at("/returns").isArray());
        customer.get("/refunds/due").refuses(403, "forbidden");
        customer.get("/refunds/reconciliation?day=2026-11-20").refuses(403, "forbidden");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/refunds?status=paid",
                "/refunds?limit=0",
                "/refunds?limit=101",
                "/refunds?cursor=1",
                "/refunds?sentFrom=yesterday",
                "/refunds?nothing=1",
                "/refunds/due?days=31",
                "/refunds/due?days=-1",
                "/refunds/reconciliation",
                "/refunds/reconciliation?day=20.11.2026",
                "/approvals?cursor=x"
            })
    void whatCannotBeAskedForIsRefusedByName(String path) {
        desk.approver().get(path).refuses(400, "invalid");
    }

    /** Money that this service gives back is not to be told as given back elsewhere. */
    @Test
    void anOrderThatTakesAwayWhatRefundsPayIsRefused() {
        var order = ShopOverHttp.order(subject);
        var number = order.get("orderNumber").textValue();
        shop.feed().put("/orders/" + number, order.toString()).is(201);
        desk.does(desk.accepted(subject, number, 3), "refunds", "{}").is(201);
        var later = ShopOverHttp.later(order);
        ((ObjectNode) later.at("/payments/0")).put("refunded", "29.00");
        shop.feed()
                .put("/orders/" + number, later.toString())
                .refuses(409, "payments_in_refunds")
                .says("p-1");
        ((ObjectNode) later.at("/payments/0")).put("refunded", "1.00");
        shop.feed().put("/orders/" + number, later.toString()).is(200);
    }

    private Caller agent() {
        return shop.agent("assistant", subject).with("Conversation-Id", "refunds");
    }

    private Reply asked(String address, String toolCall) {
        return agent().with("Tool-Call-Id", toolCall)
                .post("/tools/request_refund", returnNumber(address))
                .is(200);
    }

    private static String returnNumber(String address) {
        return "{\"returnNumber\": \"%s\"}".formatted(address.substring(address.lastIndexOf('/') + 1));
    }

    private Reply decides(String refund, String decision) {
        return desk.decides(refund, "{\"decision\": \"%s\", \"reason\": \"Because\"}".formatted(decision));
    }

    private Reply paid(Reply refund, int number) {
        return staff(
                "/refunds/" + refund.text("/id") + "/repayments/" + number + "/paid",
                "{\"reference\": \"bank transfer " + number + "\"}");
    }

    private Reply staff(String path, String body) {
        return shop.staff().withNewKey().post(path, body);
    }
}
