package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(RunningShop.class)
class ReturnsHttpTest {
    private final ShopOverHttp shop;
    private final String subject;
    private final Caller customer;

    ReturnsHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.subject = shop.newCustomer();
        this.customer = shop.customer(subject);
    }

    @Test
    void aReturnIsCreatedInTheShapeOfTheContract() {
        var order = shop.sell(subject);

        var created =
                customer.withNewKey().post("/returns", Bodies.create(order, 1)).is(201);

        var example = ShopOverHttp.example("return.json");
        assertTrue(names(created.json().fieldNames()).containsAll(names(example.fieldNames())), created.body());
        assertTrue(
                names(created.json().at("/lines/0").fieldNames())
                        .containsAll(names(example.at("/lines/0").fieldNames())),
                created.body());
        assertEquals("requested", created.text("/status"));
        assertEquals(subject, created.text("/customerId"));
        assertEquals(Optional.of("/returns/" + created.text("/number")), created.header("Location"));
        assertEquals(Optional.of("\"1\""), created.header("ETag"));
        assertFalse(created.replayed());
    }

    private static Set<String> names(Iterator<String> names) {
        var sorted = new TreeSet<String>();
        names.forEachRemaining(sorted::add);
        return sorted;
    }

    @Test
    void aReturnIsShownByItsNumberInAnyLettersAndByItsId() {
        var order = shop.sell(subject);
        var created =
                customer.withNewKey().post("/returns", Bodies.create(order, 1)).is(201);

        for (var name : new String[] {
            created.text("/number"), created.text("/number").toLowerCase(Locale.ROOT), created.text("/id")
        }) {
            var shown = customer.get("/returns/" + name).is(200);
            assertEquals(created.json(), shown.json());
            assertEquals(Optional.of("\"1\""), shown.header("ETag"));
        }
        var staff = shop.staff().get("/returns/" + created.text("/number")).is(200);
        assertEquals(created.text("/id"), staff.text("/id"));
        assertEquals(
                "[\"cancel\",\"change_quantity\"]",
                created.json().at("/allowed").toString());
        assertEquals(
                "[\"approve\",\"decline\",\"cancel\",\"change_quantity\"]",
                staff.json().at("/allowed").toString());
    }

    @Test
    void theReturnsOfAnOrderAreListedTheNewestFirst() {
        var order = shop.sell(subject);
        var first =
                customer.withNewKey().post("/returns", Bodies.create(order, 1)).is(201);
        var second =
                customer.withNewKey().post("/returns", Bodies.create(order, 2)).is(201);

        var listed =
                customer.get("/returns?orderNumber=" + order).is(200).json().get("returns");

        assertEquals(2, listed.size());
        assertEquals(second.json(), listed.get(0));
        assertEquals(first.json(), listed.get(1));
    }

    @Test
    void anotherCustomersReturnIsNotThere() {
        var order = shop.sell(subject);
        var number =
                customer.withNewKey().post("/returns", Bodies.create(order, 1)).text("/number");
        var stranger = shop.customer(shop.newCustomer());

        stranger.get("/returns/" + number).refuses(404, "not_found");
        stranger.withNewKey()
                .with("If-Match", "*")
                .post("/returns/" + number + "/cancel", "{}")
                .refuses(404, "not_found");
        assertEquals(
                "{\"returns\":[]}",
                stranger.get("/returns?orderNumber=" + order).is(200).body());
        stranger.withNewKey().post("/returns", Bodies.create(order, 1)).refuses(404, "not_found");
        customer.get("/returns/nonsense").refuses(404, "not_found");
    }

    /** Case 25. */
    @Test
    void noUnitGoesBackTwice() {
        var order = shop.sell(subject, o -> {
            var line = (ObjectNode) o.at("/lines/0");
            line.put("quantity", 5)
                    .put("discount", "0.00")
                    .put("total", "19.95")
                    .put("tax", "3.19");
            ((ObjectNode) line.at("/deliveries/0")).put("quantity", 5);
        });
        customer.withNewKey().post("/returns", Bodies.create(order, 2)).is(201);
        customer.withNewKey().post("/returns", Bodies.create(order, 3)).is(201);

        var refused =
                customer.withNewKey().post("/returns", Bodies.create(order, 1)).refuses(422, "not_returnable");

        assertEquals("not_enough_units", refused.text("/lines/0/findings/0/code"));
        assertEquals(0, refused.json().at("/lines/0/findings/0/returnable").intValue());
    }

    /** Case 26, of a quantity that could be right. */
    @Test
    void moreUnitsThanAreLeftAreRefusedWithHowManyAreLeft() {
        var order = shop.sell(subject);

        var refused = customer.withNewKey()
                .post("/returns", Bodies.create(order, 99_999))
                .refuses(422, "not_returnable");

        assertEquals(3, refused.json().at("/lines/0/findings/0/returnable").intValue());
    }

    /** Case 27. */
    @Test
    void aLineOfAnotherOrderIsNoLineOfThisOne() {
        var other = shop.sell(
                shop.newCustomer(),
                o -> ((ObjectNode) o.at("/lines/0")).put("lineId", "theirs").put("title", "Lamp"));
        var order = shop.sell(subject);

        var refused = customer.withNewKey()
                .post("/returns", Bodies.create(order, Bodies.line("theirs", 1)))
                .refuses(422, "not_returnable");

        assertEquals("unknown_line", refused.text("/lines/0/findings/0/code"));
        assertFalse(refused.body().contains(other));
        assertFalse(refused.body().contains("Lamp"));
        refused.says("Its lines are 1 (T-shirt, blue, M), 2 (Mug, hand-glazed).");
    }

    /** Cases 28 and 30. */
    @Test
    void aLineThatCannotGoBackKeepsTheWholeReturnFromBeingCreated() {
        var order = shop.sell(subject);
        var lines = Bodies.line("1", 9) + "," + Bodies.line("2", 1);

        var refused = customer.withNewKey()
                .post("/returns", Bodies.create(order, lines))
                .refuses(422, "not_returnable");

        assertEquals(2, refused.json().at("/lines").size());
        assertEquals("not_enough_units", refused.text("/lines/0/findings/0/code"));
        assertEquals("final_sale", refused.text("/lines/1/findings/0/code"));
        assertEquals("not_delivered", refused.text("/lines/1/findings/1/code"));
        assertEquals(
                "{\"returns\":[]}",
                customer.get("/returns?orderNumber=" + order).body());
    }

    /** Case 41. */
    @Test
    void aNoteIsKeptAsText() {
        var order = shop.sell(subject);
        var note = "<script>alert('x')</script> & \\\"quotes\\\" \uD83D\uDE00\\nand a line";

        var created = customer.withNewKey()
                .post("/returns", Bodies.create(order, Bodies.line("1", 1).replace("Tight", note)))
                .is(201);

        assertEquals(
                "<script>alert('x')</script> & \"quotes\" \uD83D\uDE00\nand a line", created.text("/lines/0/note"));
        assertEquals(
                created.json(),
                customer.get(created.header("Location").orElseThrow()).json());
        assertEquals(Optional.of("application/json"), created.header("Content-Type"));
    }
}
