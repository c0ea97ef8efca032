package returns.application.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import returns.application.answers.Code;
import returns.application.fixtures.Answers;
import returns.application.fixtures.FilterFixture;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.application.pages.Cursor;
import returns.application.pages.Page;
import returns.application.pages.Position;
import returns.application.returns.ListReturns.Command;
import returns.application.returns.ReturnQuery.Order;
import returns.domain.access.Principal;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnStatus;

class ListingReturnsTest {
    private final Shop shop = new Shop();
    private final ListReturns list = new ListReturns(shop.stores());

    @Test
    void theReturnsOfAnOrderAreListedTheNewestFirst() {
        var order = shop.sold(order());
        var first = made("k-1", order);
        var second = made("k-2", order);
        var canceled = shop.canceled(first);
        for (var principal : List.of(PrincipalFixture.CUSTOMER, PrincipalFixture.AGENT, PrincipalFixture.STAFF)) {
            assertEquals(new Page<>(List.of(second, canceled), Optional.empty()), page(principal, ofOrder(order)));
        }
    }

    @Test
    void customersSeeTheirOwnWhateverTheyAskFor() {
        var own = made("k-1", shop.sold(order()));
        var foreign = Answers.done(shop.later()
                .create(
                        PrincipalFixture.OTHER_CUSTOMER,
                        "k-2",
                        WantedReturn.of(shop.sold(order().of(OrderFixture.OTHER_CUSTOMER)))));

        assertEquals(List.of(own), found(PrincipalFixture.CUSTOMER, FilterFixture.any()));
        assertEquals(
                List.of(own),
                found(PrincipalFixture.CUSTOMER, FilterFixture.any().of(OrderFixture.CUSTOMER)));
        assertEquals(
                List.of(), found(PrincipalFixture.CUSTOMER, FilterFixture.any().of(OrderFixture.OTHER_CUSTOMER)));
        assertEquals(
                List.of(), found(PrincipalFixture.CUSTOMER, FilterFixture.any().of(foreign.order())));
        assertEquals(List.of(foreign, own), found(PrincipalFixture.STAFF, FilterFixture.any()));
        assertEquals(
                List.of(own), found(PrincipalFixture.STAFF, FilterFixture.any().of(OrderFixture.CUSTOMER)));
        assertEquals(List.of(), found(PrincipalFixture.FEED, FilterFixture.any()));
        assertEquals(List.of(), found(PrincipalFixture.FEED, FilterFixture.any().of(OrderFixture.CUSTOMER)));
    }

    @Test
    void aReturnIsItsCustomersAsItsOrderIsNow() {
        var order = shop.sold(order());
        made("k", order);
        shop.told(order.later().of(OrderFixture.OTHER_CUSTOMER));
        assertEquals(List.of(), found(PrincipalFixture.CUSTOMER, FilterFixture.any()));
        assertEquals(
                1, found(PrincipalFixture.OTHER_CUSTOMER, FilterFixture.any()).size());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 6, 7, 100})
    void pagesLeadFromTheFirstReturnToTheLast(int limit) {
        var all = manyMade(6);
        var read = new ArrayList<Return>();
        var cursor = Optional.<String>empty();
        var pages = 0;
        do {
            var page = page(PrincipalFixture.CUSTOMER, new Command(any(), Order.OLDEST_FIRST, cursor, limit));
            read.addAll(page.items());
            cursor = page.nextCursor();
            pages++;
        } while (cursor.isPresent());
        assertEquals(all, read);
        assertEquals((all.size() + limit - 1) / limit, pages);
    }

    @Test
    void whatIsCreatedMeanwhileNeitherRepeatsNorHidesAReturn() {
        var all = manyMade(4);
        var first = page(PrincipalFixture.STAFF, new Command(any(), Order.NEWEST_FIRST, Optional.empty(), 2));
        made("k-meanwhile", shop.sold(order()));
        var second = page(PrincipalFixture.STAFF, new Command(any(), Order.NEWEST_FIRST, first.nextCursor(), 2));
        assertEquals(
                all.reversed(),
                Stream.concat(first.items().stream(), second.items().stream()).toList());
        assertEquals(Optional.empty(), second.nextCursor());
    }

    private static Stream<String> noCursors() {
        return Stream.of("", " ", "x", "=", "AAAA", "A".repeat(48), "A".repeat(10_000), "../..", "é", "\u0000");
    }

    @ParameterizedTest
    @MethodSource("noCursors")
    void whatIsNoCursorIsRefused(String cursor) {
        refusedByName(new Command(any(), Order.NEWEST_FIRST, Optional.of(cursor), 2));
    }

    @Test
    void aCursorWithAnyCharacterChangedIsRefused() {
        var cursor = cursor(new Command(any(), Order.NEWEST_FIRST, Optional.empty(), 2));
        for (var i = 0; i < cursor.length(); i++) {
            for (var other : List.of('A', 'B', '-', '=', '+')) {
                var changed = new StringBuilder(cursor);
                changed.setCharAt(i, other);
                if (!changed.toString().equals(cursor)) {
                    refusedByName(new Command(any(), Order.NEWEST_FIRST, Optional.of(changed.toString()), 2));
                }
            }
        }
        for (var changed : List.of(cursor + "A", cursor + "=", cursor.substring(1), cursor.substring(0, 44))) {
            refusedByName(new Command(any(), Order.NEWEST_FIRST, Optional.of(changed), 2));
        }
    }

    /** Anybody can compute the checksum. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "-290000-01-01T00:00:00Z",
                "1969-12-31T23:59:59Z",
                "9999-01-01T00:00:00Z",
                "+290000-01-01T00:00:00Z"
            })
    void aForgedTimeThatNothingIsOfIsRefused(String time) {
        var query = ReturnQuery.of(any(), Order.NEWEST_FIRST);
        var forged = new Position(Instant.parse(time), new UUID(1, 2));
        var cursor = Cursor.next(query.meaning(), List.of(1, 2), 1, _ -> forged);
        refusedByName(new Command(any(), Order.NEWEST_FIRST, cursor, 2));
    }

    @Test
    void aCursorIsOfOneListWhateverTheSizeOfItsPages() {
        var cursor = Optional.of(cursor(new Command(any(), Order.NEWEST_FIRST, Optional.empty(), 2)));
        assertEquals(
                1,
                page(PrincipalFixture.STAFF, new Command(any(), Order.NEWEST_FIRST, cursor, 100))
                        .items()
                        .size());
        refusedByName(new Command(any(), Order.OLDEST_FIRST, cursor, 2));
        for (var other : List.of(
                FilterFixture.any().of(OrderFixture.CUSTOMER),
                FilterFixture.any().in(ReturnStatus.REQUESTED),
                FilterFixture.any().words("t"),
                FilterFixture.any().sku("t"))) {
            refusedByName(new Command(other.build(), Order.NEWEST_FIRST, cursor, 2));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, 101, Integer.MAX_VALUE})
    void aPageHoldsOneToAHundred(int limit) {
        assertThrows(
                IllegalArgumentException.class, () -> new Command(any(), Order.NEWEST_FIRST, Optional.empty(), limit));
    }

    /** The cursor of that page, of three returns that are there. */
    private String cursor(Command command) {
        manyMade(3);
        return page(PrincipalFixture.STAFF, command).nextCursor().orElseThrow();
    }

    private void refusedByName(Command command) {
        for (var principal : List.of(PrincipalFixture.STAFF, PrincipalFixture.CUSTOMER, PrincipalFixture.FEED)) {
            var refusal = Answers.refused(Code.INVALID, list.list(principal, command));
            assertEquals("cursor", refusal.invalid().getFirst().pointer());
        }
    }

    private List<Return> manyMade(int count) {
        var order = shop.sold(order(line("1").units(count)));
        return IntStream.range(0, count).mapToObj(i -> made("k-" + i, order)).toList();
    }

    /** A return of one unit, later than all before it. */
    private Return made(String key, OrderFixture order) {
        return Answers.done(shop.later().create(key, WantedReturn.of(order)));
    }

    private List<Return> found(Principal principal, FilterFixture filter) {
        return page(principal, new Command(filter.build(), Order.NEWEST_FIRST, Optional.empty(), 100))
                .items();
    }

    private Page<Return> page(Principal principal, Command command) {
        return Answers.done(list.list(principal, command));
    }

    private static ReturnFilter any() {
        return FilterFixture.any().build();
    }

    private static Command ofOrder(OrderFixture order) {
        return new Command(ReturnFilter.of(order.number()), Order.NEWEST_FIRST, Optional.empty(), 100);
    }
}
