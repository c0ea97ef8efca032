package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import returns.bootstrap.http.ForgetfulModel.Said;

/** One customer, two conversations, and a model that forgets: at the end there is what the customer wanted, and nothing else. */
@ExtendWith(RunningShop.class)
class ForgetfulModelHttpTest {
    private static final String BLUE = "T-shirt, blue, M";
    private static final String RED = "T-shirt, red, M";

    private final ShopOverHttp shop;
    private final String customer;
    private final String order;
    private final ForgetfulModel model;

    ForgetfulModelHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.customer = shop.newCustomer();
        this.order = shop.sell(customer, ForgetfulModelHttpTest::twoShirts);
        this.model = in("conversation-1");
    }

    @Test
    void atTheEndThereIsExactlyWhatTheCustomerWanted() throws IOException {
        asksTwiceInOneTurn();
        asksAgainAfterATimeOut();
        rewordsTheNote();
        changesItsMindAboutTheQuantity();
        cancelsAndStartsAgain();
        comesBackInAnotherConversation();
        wantsTwoMoreUnits();
        mixesUpTwoLines();

        assertEquals(
                List.of(
                        "2 of " + BLUE + ": canceled",
                        "1 of " + BLUE + ": requested",
                        "2 of " + BLUE + ": requested",
                        "1 of " + BLUE + ": canceled",
                        "1 of " + RED + ": requested"),
                returns());
    }

    private void asksTwiceInOneTurn() {
        List<Reply> replies;
        try (var turn = Executors.newVirtualThreadPerTaskExecutor()) {
            replies = IntStream.range(0, 2)
                    .mapToObj(_ ->
                            CompletableFuture.supplyAsync(() -> model.call("create_return", shirt(BLUE, 1)), turn))
                    .toList()
                    .stream()
                    .map(CompletableFuture::join)
                    .toList();
        }
        assertEquals(
                1,
                replies.stream().map(reply -> reply.is(200).body()).distinct().count());
        assertThereAre("1 of " + BLUE + ": requested");
    }

    /** The host gave up before it was answered, so the model only knows that it does not know. */
    private void asksAgainAfterATimeOut() throws IOException {
        var body = shirt(BLUE, 1).toString();
        var host = model.host();
        RawCall.sendAndHangUp(
                host.base(),
                "POST /tools/create_return HTTP/1.1\r\n"
                        + "Host: shop\r\n"
                        + "Content-Type: application/json\r\n"
                        + "Conversation-Id: "
                        + host.headers().get("Conversation-Id") + "\r\nAuthorization: "
                        + host.headers().get("Authorization") + "\r\nContent-Length: " + body.length() + "\r\n\r\n"
                        + body);
        model.call("create_return", shirt(BLUE, 1)).is(200);
        assertThereAre("1 of " + BLUE + ": requested");
    }

    private void rewordsTheNote() {
        model.call("create_return", shirt(BLUE, 1).put("note", "It does not fit"))
                .is(200);
        model.call("create_return", shirt(BLUE, 1).put("note", "Too tight at the shoulders"))
                .is(200);
        assertThereAre("1 of " + BLUE + ": requested");
    }

    private void changesItsMindAboutTheQuantity() {
        for (var times = 0; times < 2; times++) {
            model.create(shirt(BLUE, 2), _ -> Said.THAT_ONE_BUT_WITH_THIS_MANY);
            assertThereAre("2 of " + BLUE + ": requested");
        }
    }

    private void cancelsAndStartsAgain() {
        var number = model.call("list_returns", theOrder()).is(200).text("/returns/0/number");
        model.call("cancel_return", ForgetfulModel.returnNumber(number)).is(200);
        model.call("cancel_return", ForgetfulModel.returnNumber(number)).is(200);
        for (var times = 0; times < 2; times++) {
            model.create(shirt(BLUE, 1), _ -> Said.ANOTHER_ONE);
            assertThereAre("2 of " + BLUE + ": canceled", "1 of " + BLUE + ": requested");
        }
    }

    private void comesBackInAnotherConversation() {
        var later = in("conversation-2");
        for (var times = 0; times < 2; times++) {
            assertEquals(
                    1,
                    units(later.create(shirt(BLUE, 1), _ -> Said.THAT_ONE_I_MEAN)
                            .json()));
            assertThereAre("2 of " + BLUE + ": canceled", "1 of " + BLUE + ": requested");
        }
    }

    /** The customer knows what they asked for when they are told of it. */
    private void wantsTwoMoreUnits() {
        var later = in("conversation-2");
        for (var times = 0; times < 2; times++) {
            later.create(shirt(BLUE, 2), told -> units(told) == 2 ? Said.THAT_ONE_I_MEAN : Said.ANOTHER_ONE);
            assertThereAre(
                    "2 of " + BLUE + ": canceled", "1 of " + BLUE + ": requested", "2 of " + BLUE + ": requested");
        }
    }

    /** The customer wants the red one, hears of the blue one in the answer, and says so. */
    private void mixesUpTwoLines() {
        var later = in("conversation-3");
        later.call("create_return", shirt(RED, 1).put("lineId", "T-shirt"))
                .refuses(422, "not_returnable")
                .says(RED);
        var wrong = later.create(shirt(BLUE, 1), _ -> Said.ANOTHER_ONE);
        assertEquals(BLUE, wrong.text("/lines/0/title"));
        later.call("cancel_return", ForgetfulModel.returnNumber(wrong.text("/number")))
                .is(200);
        for (var times = 0; times < 2; times++) {
            assertEquals(
                    RED,
                    later.create(shirt(RED, 1), _ -> Said.ANOTHER_ONE).is(200).text("/lines/0/title"));
        }
    }

    private ForgetfulModel in(String conversation) {
        return new ForgetfulModel(
                shop.agent("agent-7", customer).with("Conversation-Id", conversation + " of " + customer));
    }

    /** As the model finds it out each time: by the title, among the lines of the order. */
    private ObjectNode shirt(String title, int quantity) {
        var line = StreamSupport.stream(
                        model.call("list_returnable_items", theOrder())
                                .json()
                                .get("lines")
                                .spliterator(),
                        false)
                .filter(found -> found.get("title").textValue().equals(title))
                .findFirst()
                .orElseThrow();
        return theOrder()
                .put("lineId", line.get("lineId").textValue())
                .put("quantity", quantity)
                .put("reason", "size_too_small")
                .put("resolution", "refund");
    }

    private ObjectNode theOrder() {
        return ((ObjectNode) Reply.json("{}")).put("orderNumber", order);
    }

    private static int units(JsonNode told) {
        return told.at("/lines/0/quantity").intValue();
    }

    private void assertThereAre(String... expected) {
        assertEquals(List.of(expected), returns());
    }

    /** The oldest first. */
    private List<String> returns() {
        var found = shop.customer(customer)
                .get("/returns?sort=createdAt&orderNumber=" + order)
                .is(200);
        return StreamSupport.stream(found.json().get("returns").spliterator(), false)
                .map(r -> StreamSupport.stream(r.get("lines").spliterator(), false)
                                .map(line -> line.get("quantity") + " of "
                                        + line.get("title").textValue())
                                .collect(Collectors.joining(", "))
                        + ": " + r.get("status").textValue())
                .toList();
    }

    private static void twoShirts(ObjectNode sold) {
        var lines = (ArrayNode) sold.get("lines");
        lines.remove(1);
        var blue = (ObjectNode) lines.get(0);
        blue.put("title", BLUE).put("quantity", 6).put("total", "21.97");
        ((ObjectNode) blue.at("/deliveries/0")).put("quantity", 6);
        lines.add(blue.deepCopy().put("lineId", "2").put("sku", "TSHIRT-M-RED").put("title", RED));
    }
}
