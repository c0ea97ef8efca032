package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(RunningShop.class)
class PolicyHttpTest {
    private final ShopOverHttp shop;
    private final Caller policy;
    private final String customer;

    PolicyHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.policy = shop.caller(ShopOverHttp.claims("p-1", "policy"));
        this.customer = shop.newCustomer();
    }

    @Test
    void theFirstVersionIsThereFromTheBeginning() {
        var first = shop.staff().get("/policy/versions/1").is(200);

        assertEquals(Optional.of("\"1\""), first.header("ETag"));
        assertEquals("1970-01-01T00:00:00Z", first.text("/inForceFrom"));
        assertEquals(30, first.json().at("/rules/windows/days").intValue());
        assertEquals("delivery", first.text("/rules/windows/countedFrom"));
    }

    @Test
    void otherRulesAreTheNextVersion() {
        var before = newest();

        var put = put(before, rules(14, "")).is(200);

        assertEquals(before + 1, put.json().at("/version").intValue());
        assertEquals(Optional.of("\"%s\"".formatted(before + 1)), put.header("ETag"));
        assertEquals(put.json(), policy.get("/policy").is(200).json());
        assertEquals(
                put.json(),
                shop.staff().get("/policy/versions/" + (before + 1)).is(200).json());
    }

    @Test
    void theSameRulesAgainAreTheSameVersion() {
        var before = newest();
        var rules = rules(15, "");
        var first = put(before, rules).is(200);

        assertEquals(first.body(), put(before, rules).is(200).body());
        assertEquals(
                first.body(),
                put(before, first.json().at("/rules").toString()).is(200).body());
        assertEquals(before + 1, newest());
    }

    @Test
    void whatIsReplacedMustBeNamedAndBeTheNewest() {
        var before = newest();
        put(before, rules(16, "")).is(200);

        policy.put("/policy", rules(17, "")).refuses(428, "precondition_required");
        put(before, rules(17, "")).refuses(412, "precondition_failed");
        policy.with("If-Match", "one").put("/policy", rules(17, "")).refuses(400, "invalid");

        assertEquals(before + 1, newest());
    }

    @Test
    void onlyWhoMayChangesAndReadsIt() {
        for (var other : List.of(shop.staff(), shop.customer(customer), shop.feed())) {
            other.with("If-Match", "*").put("/policy", rules(1, "")).refuses(403, "forbidden");
        }
        shop.customer(customer).get("/policy").refuses(403, "forbidden");
        shop.anonymous().get("/policy").refuses(401, "unauthorized");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "99999999", "999999999999", "two"})
    void aVersionThatIsNotThereIsNotFound(String version) {
        policy.get("/policy/versions/" + version).refuses(404, "not_found");
    }

    @Test
    void aPolicyThatContradictsItselfIsRefusedWithEveryFinding() {
        put(newest(), """
            {
              "windows": {"days": -1, "timeZone": "Mars/Base"},
              "restockingFees": [{"percent": "100.5"}],
              "reasons": {"allowed": ["style"], "noteRequired": ["other"]},
              "window": 30
            }
            """)
                .refuses(400, "invalid")
                .names("/windows/days")
                .names("/windows/timeZone")
                .names("/restockingFees/0/percent")
                .names("/reasons/noteRequired/0")
                .names("/window");
    }

    @Test
    void anOrderGoesByTheVersionThatWasInForceWhenItWasPlaced() {
        var before = shop.sell(customer);
        put(newest(), rules(30, """
            , "reasons": {"allowed": ["defective", "other"], "noteRequired": ["other"]},
            "categoriesExcluded": ["kitchen"]\
            """)).is(200);
        var after = sellNow();

        create(before, "size_too_small", "Tight").is(201);
        create(after, "size_too_small", "Tight")
                .refuses(422, "not_returnable")
                .says("reason_not_allowed")
                .says("\"allowedReasons\":[\"defective\",\"other\"]");
        create(after, "other", " ").refuses(422, "not_returnable").says("note_required");
        create(after, "other", "It ticks").is(201);
        shop.agent("agent-1", customer)
                .with("Conversation-Id", "c-1")
                .post("/tools/create_return", Bodies.tool(after, 1).replace("\"1\"", "\"2\""))
                .says("nothing of this kind can be returned");
    }

    @Test
    void everyRuleThatIsAskedIsExplained() {
        var order = shop.sell(customer);

        var told =
                shop.customer(customer).get("/orders/" + order + "/returnable").is(200);

        assertEquals(1, told.json().at("/policyVersion").intValue());
        assertEquals(
                List.of("final_sale", "category", "delivered", "window", "units_left"),
                told.json().at("/lines/0/rules").findValuesAsText("rule"));
        assertTrue(told.text("/lines/0/rules/3/detail").startsWith("30 days from delivery: until "));
        assertTrue(told.json().at("/lines/0/rules/3/passes").booleanValue());
        assertEquals("Europe/Berlin", told.text("/lines/0/timeZone"));
        assertEquals("final_sale", told.text("/lines/1/rules/0/finding"));
        assertEquals("Sold as final sale.", told.text("/lines/1/rules/0/detail"));
    }

    @Test
    void aDraftIsTriedAndNothingIsStored() {
        var placed = Instant.EPOCH.plusSeconds(Math.floorMod(customer.hashCode(), 900_000_000));
        var order = shop.sell(customer, sold -> sold.put("placedAt", placed.toString()));
        var made = create(order, "size_too_small", "Tight").is(201).text("/number");
        var before = policy.get("/policy").is(200).body();

        var tried = policy.post(
                        "/policy/try?from=%s&to=%s".formatted(placed, placed.plusSeconds(1)),
                        "{\"windows\": {\"days\": 0}}")
                .is(200);

        assertEquals(1, tried.json().at("/orders").intValue());
        assertEquals(2, tried.json().at("/lines/judged").intValue());
        assertEquals(1, tried.json().at("/lines/otherwise").intValue());
        assertEquals(1, tried.json().at("/returns/otherwise").intValue());
        assertEquals("1", tried.text("/differences/0/lineId"));
        assertEquals(made, tried.text("/differences/1/returnNumber"));
        assertEquals("window_closed", tried.text("/differences/1/draft/lines/0/findings/0/code"));
        assertEquals(before, policy.get("/policy").body());
    }

    @Test
    void aTrialNeedsAPeriodAndARightAndAnHonestDraft() {
        var address = "/policy/try?from=2001-01-01T00:00:00Z&to=2001-01-02T00:00:00Z";

        policy.post("/policy/try?to=yesterday", "{}")
                .refuses(400, "invalid")
                .names("from")
                .names("to");
        policy.post("/policy/try?from=2001-01-02T00:00:00Z&to=2001-01-02T00:00:00Z", "{}")
                .refuses(400, "invalid")
                .names("to");
        shop.staff()
                .post(address, "{\"daysToSend\": 0}")
                .refuses(400, "invalid")
                .names("/daysToSend");
        shop.customer(customer).post(address, "{}").refuses(403, "forbidden");
        shop.staff().post(address, "{}").is(200);
    }

    /** An order that was placed and delivered after the newest version came in force. */
    private String sellNow() {
        var now = Instant.now().plusSeconds(1).truncatedTo(ChronoUnit.SECONDS).toString();
        return shop.sell(customer, order -> {
            order.put("placedAt", now).put("updatedAt", now);
            ((ObjectNode) order.at("/lines/0/deliveries/0")).put("deliveredAt", now);
        });
    }

    private Reply create(String order, String reason, String note) {
        var line = """
            {"lineId": "1", "quantity": 1, "reason": "%s", "note": "%s"}\
            """.formatted(reason, note);
        return shop.customer(customer).withNewKey().post("/returns", Bodies.create(order, line));
    }

    private Reply put(int replaces, String rules) {
        return policy.with("If-Match", "\"" + replaces + "\"").put("/policy", rules);
    }

    private int newest() {
        return policy.get("/policy").is(200).json().at("/version").intValue();
    }

    /** Rules that no other test puts in force: they name a product that is this test's own. */
    private String rules(int days, String more) {
        return """
            {"windows": {"days": %d, "products": [{"name": "%s", "days": 1}]}%s}\
            """.formatted(days, customer, more);
    }
}
