package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(RunningShop.class)
class CancelHttpTest {
    private final ShopOverHttp shop;
    private final String subject;
    private final Caller customer;

    private String order = "";
    private String cancel = "";

    CancelHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.subject = shop.newCustomer();
        this.customer = shop.customer(subject);
    }

    @BeforeEach
    void aReturnOfAllUnits() {
        order = shop.sell(subject);
        var created =
                customer.withNewKey().post("/returns", Bodies.create(order, 3)).is(201);
        cancel = created.header("Location").orElseThrow() + "/cancel";
    }

    @Test
    void aCanceledReturnGivesItsUnitsBack() {
        customer.withNewKey().post("/returns", Bodies.create(order, 1)).refuses(422, "not_returnable");

        var canceled = customer.withNewKey()
                .with("If-Match", "\"1\"")
                .post(cancel, "{}")
                .is(200);

        assertEquals("canceled", canceled.text("/status"));
        assertEquals(2, canceled.json().get("version").intValue());
        assertEquals(Optional.of("\"2\""), canceled.header("ETag"));
        customer.withNewKey().post("/returns", Bodies.create(order, 3)).is(201);
    }

    @Test
    void anEmptyBodyIsNoBody() {
        assertEquals(
                "canceled",
                customer.withNewKey()
                        .with("If-Match", "*")
                        .send("POST", cancel, null)
                        .is(200)
                        .text("/status"));
    }

    @Test
    void aBodyThatSaysSomethingIsRefused() {
        customer.withNewKey()
                .with("If-Match", "*")
                .post(cancel, "{\"reason\": \"changed my mind\"}")
                .refuses(400, "invalid")
                .names("/reason");
    }

    @Test
    void aRepetitionAnswersWhatTheFirstCallAnswered() {
        var keyed = customer.withNewKey().with("If-Match", "\"1\"");
        var first = keyed.post(cancel, "{}").is(200);

        var again = keyed.post(cancel, "").is(200);

        assertTrue(again.replayed());
        assertEquals(first.body(), again.body());
        assertEquals(first.header("ETag"), again.header("ETag"));
    }

    @Test
    void aCanceledReturnCanceledAgainAnswersTheSame() {
        var first = customer.withNewKey()
                .with("If-Match", "\"1\"")
                .post(cancel, "{}")
                .is(200);

        var again = customer.withNewKey()
                .with("If-Match", "\"1\"")
                .post(cancel, "{}")
                .is(200);

        assertEquals(first.body(), again.body());
        assertFalse(again.replayed());
    }

    @Test
    void aChangeNamesTheVersionThatItIsMeantFor() {
        customer.withNewKey().post(cancel, "{}").refuses(428, "precondition_required");

        assertEquals("requested", customer.get(cancel.replace("/cancel", "")).text("/status"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"2\"", "W/\"1\"", "\"x\"", "\"2\", \"3\""})
    void aChangeMeantForAnotherVersionIsRefused(String tags) {
        var refused =
                customer.withNewKey().with("If-Match", tags).post(cancel, "{}").refuses(412, "precondition_failed");

        assertEquals("requested", refused.text("/return/status"));
        assertEquals("requested", customer.get(cancel.replace("/cancel", "")).text("/status"));
    }

    @Test
    void aTagThatCannotBeReadIsRefused() {
        customer.withNewKey()
                .with("If-Match", "1")
                .post(cancel, "{}")
                .refuses(400, "invalid")
                .names("If-Match");
    }

    @Test
    void theRightToSeeComesBeforeTheKeyAndTheKeyBeforeTheVersion() {
        var keyed = customer.withNewKey();
        keyed.with("If-Match", "\"1\"").post(cancel, "{}").is(200);

        assertTrue(keyed.post(cancel, "{}").is(200).replayed());
        assertTrue(keyed.with("If-Match", "\"7\"").post(cancel, "{}").is(200).replayed());
        shop.customer(shop.newCustomer()).withNewKey().post(cancel, "{}").refuses(404, "not_found");
    }

    @Test
    void aKeyIsRequired() {
        customer.with("If-Match", "\"1\"").post(cancel, "{}").refuses(400, "key_missing");
    }

    @Test
    void aKeyThatCanceledOneReturnCancelsNoOther() {
        var keyed = customer.withNewKey().with("If-Match", "*");
        keyed.post(cancel, "{}").is(200);
        var other = customer.withNewKey()
                .post("/returns", Bodies.create(order, 1))
                .header("Location")
                .orElseThrow();

        keyed.post(other + "/cancel", "{}").refuses(422, "key_reused");
    }
}
