package returns.bootstrap.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(RunningShop.class)
class FindingReturnsHttpTest {
    private final ShopOverHttp shop;
    private final String subject;
    private final Caller customer;

    FindingReturnsHttpTest(ShopOverHttp shop) {
        this.shop = shop;
        this.subject = shop.newCustomer();
        this.customer = shop.customer(subject);
    }

    @Test
    void everyFilterFindsWhatItAsksFor() {
        var order = shop.sell(subject);
        var small = created(order, Bodies.line("1", 1));
        var worn = created(
                order,
                Bodies.line("1", 1).replace("size_too_small", "defective").replace("Tight", "Größe 50%"));
        customer.withNewKey()
                .with("If-Match", "*")
                .post("/returns/" + small + "/cancel", "{}")
                .is(200);
        var createdAt = customer.get("/returns/" + worn).text("/createdAt");

        assertEquals(List.of(worn, small), found(customer, ""));
        assertEquals(List.of(small, worn), found(customer, "sort=createdAt"));
        assertEquals(List.of(worn, small), found(customer, "sort=-createdAt"));
        assertEquals(List.of(worn, small), found(customer, "orderNumber=" + order));
        assertEquals(List.of(worn, small), found(shop.staff(), "customerId=" + subject));
        assertEquals(List.of(small), found(customer, "status=canceled"));
        assertEquals(List.of(worn, small), found(customer, "status=canceled&status=requested&status=closed"));
        assertEquals(List.of(worn), found(customer, "reason=defective&reason=style"));
        assertEquals(List.of(worn), found(customer, "createdFrom=" + createdAt));
        assertEquals(List.of(small), found(customer, "createdBefore=" + createdAt));
        assertEquals(List.of(worn, small), found(customer, "sku=" + sku(order)));
        assertEquals(List.of(), found(customer, "sku=nothing"));
        assertEquals(List.of(worn), found(customer, "q=" + encoded("GRÖß 50%")));
        assertEquals(List.of(small), found(customer, "q=" + small.toLowerCase(Locale.ROOT)));
        assertEquals(
                List.of(worn), found(customer, "q=t-shirt+50&status=requested&reason=defective&sku=" + sku(order)));
    }

    @Test
    void aCustomerSeesNoReturnOfAnotherWhateverIsAskedFor() {
        var order = shop.sell(subject);
        var number = created(order, Bodies.line("1", 1));
        var stranger = shop.customer(shop.newCustomer());

        for (var query : List.of("", "customerId=" + subject, "orderNumber=" + order, "q=" + number)) {
            assertEquals(
                    "{\"returns\":[]}",
                    stranger.get("/returns?" + query).is(200).body());
            assertEquals(
                    "{\"returns\":[]}",
                    shop.feed().get("/returns?" + query).is(200).body());
        }
        assertEquals(List.of(number), found(customer, "customerId=" + subject));
    }

    @Test
    void pagesLeadToTheEndWhateverIsCreatedMeanwhile() {
        var order = shop.sell(subject);
        var all = IntStream.range(0, 3)
                .mapToObj(i -> created(order, Bodies.line("1", 1)))
                .toList();
        var path = "/returns?limit=1";
        var read = new ArrayList<String>();
        var page = customer.get(path).is(200);
        created(shop.sell(subject), Bodies.line("1", 1));
        while (page.json().has("nextCursor")) {
            read.add(page.text("/returns/0/number"));
            page = customer.get(path + "&cursor=" + page.text("/nextCursor")).is(200);
        }
        read.add(page.text("/returns/0/number"));
        assertEquals(all.reversed(), read);
    }

    @Test
    void aCursorIsTakenAsItIsOrNotAtAll() {
        var order = shop.sell(subject);
        created(order, Bodies.line("1", 1));
        created(order, Bodies.line("1", 1));
        var cursor = customer.get("/returns?limit=1&orderNumber=" + order).text("/nextCursor");
        assertFalse(cursor.isEmpty());
        var last = cursor.endsWith("A") ? "B" : "A";

        for (var bad : List.of("", "nonsense", cursor + "A", cursor.substring(1), cursor.substring(0, 47) + last)) {
            customer.get("/returns?orderNumber=" + order + "&cursor=" + bad)
                    .refuses(400, "invalid")
                    .names("cursor");
        }
        customer.get("/returns?cursor=" + cursor).refuses(400, "invalid").names("cursor");
        customer.get("/returns?sort=createdAt&orderNumber=" + order + "&cursor=" + cursor)
                .refuses(400, "invalid")
                .names("cursor");
        customer.get("/returns?limit=2&orderNumber=" + order + "&cursor=" + cursor)
                .is(200);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        status=open         | status        | requested, approved, received
        status=             | status        | must be one of
        reason=whim         | reason        | defective
        createdFrom=today   | createdFrom   | RFC 3339
        createdFrom=2026-11-14T15:00:00 | createdFrom | RFC 3339
        createdBefore=0000-01-01T00:00:00Z | createdBefore | 1970 to 9998
        limit=0             | limit         | 1 to 100
        limit=101           | limit         | 1 to 100
        limit=-1            | limit         | 1 to 100
        limit=ten           | limit         | 1 to 100
        limit=99999999999   | limit         | 1 to 100
        limit=              | limit         | 1 to 100
        limit=1&limit=2     | limit         | given once
        sort=number         | sort          | createdAt or -createdAt
        sku=%20             | sku           | blank
        sku=a%00b           | sku           | control character
        q=                  | q             | a letter or a digit
        q=%25_:*            | q             | a letter or a digit
        q=a%00b             | q             | control character
        orderNumber=        | orderNumber   | blank
        customerId=%20      | customerId    | blank
        customerId=a&customerId=b | customerId | given once
        page=2              | page          | left out: known here are status, customerId
        Status=closed       | Status        | left out
        """)
    void aParameterThatIsNotValidIsRefusedByName(String query, String name, String says) {
        for (var caller : List.of(customer, shop.staff())) {
            caller.get("/returns?" + query).refuses(400, "invalid").names(name).says(says);
        }
    }

    @Test
    void everythingWrongIsNamedInOneAnswer() {
        customer.get("/returns?status=open&reason=whim&limit=0&sort=x&createdFrom=x&extra=1&sku=a&sku=b")
                .refuses(400, "invalid")
                .names("status")
                .names("reason")
                .names("limit")
                .names("sort")
                .names("createdFrom")
                .names("extra")
                .names("sku");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a' or '1'='1", "a\\' or 1=1 --", "a); drop table return; --", "a{0}?$1", "a:* | b", "a%"})
    void whatIsLookedForIsNeverMoreThanData(String text) {
        created(shop.sell(subject), Bodies.line("1", 1));
        for (var name : List.of("sku", "orderNumber", "customerId")) {
            assertEquals(List.of(), found(shop.staff(), name + "=" + encoded(text)));
        }
        found(customer, "q=" + encoded(text));
        assertEquals(1, found(customer, "").size());
    }

    private String created(String order, String lines) {
        return customer.withNewKey()
                .post("/returns", Bodies.create(order, lines))
                .is(201)
                .text("/number");
    }

    private String sku(String order) {
        return shop.staff().get("/orders/" + order).text("/lines/0/sku");
    }

    private static List<String> found(Caller caller, String query) {
        var returns = caller.get("/returns?" + query).is(200).json().get("returns");
        return IntStream.range(0, returns.size())
                .mapToObj(i -> returns.get(i).get("number").textValue())
                .toList();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
