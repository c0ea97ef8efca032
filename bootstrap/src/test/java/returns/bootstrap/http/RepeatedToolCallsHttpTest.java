package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(RunningShop.class)
class RepeatedToolCallsHttpTest {
    private static final String CREATE = "/tools/create_return";

    private final ShopOverHttp shop;
    private final String customer;
    private final Caller agent;
    private final String order;

    RepeatedToolCallsHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.customer = shop.newCustomer();
        this.agent = shop.agent("agent-7", customer).with("Conversation-Id", "conversation-1");
        this.order = shop.sell(customer);
    }

    /** The promise of the service, and case 10. */
    @Test
    void aChangeThatIsAskedForAgainHasNoFurtherEffectAndAnswersWhatItAnsweredTheFirstTime() {
        var first = agent.with("Tool-Call-Id", "call-1")
                .post(CREATE, Bodies.tool(order, 1))
                .is(200);
        var second = agent.with("Tool-Call-Id", "call-2")
                .post(CREATE, Bodies.tool(order, 1))
                .is(200);

        assertEquals(first.body(), second.body());
        assertFalse(first.replayed());
        assertTrue(second.replayed());
        assertEquals(List.of(first.text("/number")), numbers());
    }

    /** Case 9, of a tool. */
    @Test
    void anotherNoteIsTheSameCall() {
        var first = agent.post(CREATE, Bodies.tool(order, 1)).is(200);

        var again = agent.post(
                CREATE,
                Bodies.tool(order, 1).replace(": 1,", ": 1.0,").replace("}", ", \"note\": \"In other words\"}"));

        assertEquals(first.body(), again.is(200).body());
        assertTrue(again.replayed());
    }

    @Test
    void anotherMeaningInTheSameConversationIsRefusedWithWhatDiffers() {
        var first = agent.post(CREATE, Bodies.tool(order, 1)).is(200);

        var refused = agent.post(CREATE, Bodies.tool(order, 2)).refuses(409, "already_requested");

        assertEquals(first.json(), refused.json().get("return"));
        assertEquals(
                "[{\"argument\":\"quantity\",\"before\":\"1\",\"now\":\"2\"}]",
                refused.json().get("differences").toString());
        assertTrue(refused.text("/hint").contains("previousReturn set to " + first.text("/number")));
        assertEquals(1, numbers().size());
    }

    @Test
    void theSameLineInAnotherConversationIsAPossibleDuplicate() {
        var first = agent.post(CREATE, Bodies.tool(order, 1)).is(200);

        var refused = agent.with("Conversation-Id", "conversation-2")
                .post(CREATE, Bodies.tool(order, 1))
                .refuses(409, "possible_duplicate");

        assertEquals(first.json(), refused.json().get("return"));
        assertEquals(1, numbers().size());
    }

    /** Case 9a. */
    @Test
    void aReturnThatHasEndedIsNotCreatedAgainUnlessTheCustomerWantsAnother() {
        var first = agent.post(CREATE, Bodies.tool(order, 1)).is(200).text("/number");
        agent.post("/tools/cancel_return", number(first)).is(200);

        var refused = agent.post(CREATE, Bodies.tool(order, 1)).refuses(409, "return_ended");
        assertEquals("canceled", refused.text("/return/status"));
        assertEquals(List.of(first), numbers());

        var another = agent.post(CREATE, Bodies.toolAgain(order, 1, first)).is(200);
        var repeated = agent.post(CREATE, Bodies.toolAgain(order, 1, first)).is(200);

        assertNotEquals(first, another.text("/number"));
        assertEquals(another.body(), repeated.body());
        assertFalse(another.replayed());
        assertTrue(repeated.replayed());
        assertEquals(2, numbers().size());
    }

    @Test
    void anotherReturnBesideAnOpenOneIsAskedForByName() {
        var first = agent.post(CREATE, Bodies.tool(order, 1)).is(200).text("/number");

        var second = agent.post(CREATE, Bodies.toolAgain(order, 2, first)).is(200);

        assertTrue(agent.post(CREATE, Bodies.toolAgain(order, 2, first)).is(200).replayed());
        assertEquals(List.of(second.text("/number"), first), numbers());
    }

    @Test
    void aPreviousReturnIsOneOfThisLine() {
        agent.post(CREATE, Bodies.toolAgain(order, 1, "R-7K3F9QX2")).refuses(422, "unknown_previous_return");
        agent.post(CREATE, Bodies.toolAgain(order, 1, "the last one"))
                .refuses(400, "invalid")
                .names("/previousReturn");
        var other = shop.newCustomer();
        var theirs = shop.customer(other)
                .withNewKey()
                .post("/returns", Bodies.create(shop.sell(other), 1))
                .text("/number");
        agent.post(CREATE, Bodies.toolAgain(order, 1, theirs)).refuses(422, "unknown_previous_return");
    }

    @Test
    void withoutAConversationTheCustomerTakesItsPlace() {
        var host = shop.agent("agent-7", customer);
        var first = host.post(CREATE, Bodies.tool(order, 1)).is(200);

        var again = host.post(CREATE, Bodies.tool(order, 1)).is(200);

        assertTrue(again.replayed());
        assertEquals(first.body(), again.body());
    }

    @Test
    void theKeyIsTheCustomersAndTheAgentIsRecorded() throws SQLException {
        var first = agent.post(CREATE, Bodies.tool(order, 1)).is(200);
        var otherAgent = shop.agent("agent-8", customer).with("Conversation-Id", "conversation-1");

        assertTrue(otherAgent.post(CREATE, Bodies.tool(order, 1)).is(200).replayed());
        otherAgent.post("/tools/cancel_return", number(first.text("/number"))).is(200);

        assertEquals(
                List.of(customer + " agent-7 requested", customer + " agent-8 canceled"),
                shop.query(
                        "select principal || ' ' || agent || ' ' || type from return_event"
                                + " where return_id = ?::uuid order by version",
                        first.text("/id")));
    }

    @Test
    void aKeyThatACallerChoseIsNeverADerivedOne() throws SQLException {
        var created = agent.post(CREATE, Bodies.tool(order, 1)).is(200);
        var derived = shop.query("select key from idempotency_record where return_id = ?::uuid", created.text("/id"))
                .getFirst();

        var chosen = shop.customer(customer)
                .withKey(derived)
                .post("/returns", Bodies.create(order, 1))
                .is(201);

        assertFalse(chosen.replayed());
    }

    @Test
    void noKeyIsAskedForAndOneThatIsSentSaysNothing() {
        var first = agent.withKey("a").post(CREATE, Bodies.tool(order, 1)).is(200);

        assertTrue(
                agent.withKey("b").post(CREATE, Bodies.tool(order, 1)).is(200).replayed());
        assertEquals(Optional.empty(), first.header("ETag"));
    }

    private static String number(String number) {
        return "{\"returnNumber\": \"" + number + "\"}";
    }

    private List<String> numbers() {
        return shop.customer(customer)
                .get("/returns?orderNumber=" + order)
                .is(200)
                .json()
                .get("returns")
                .findValuesAsText("number");
    }
}
