package returns.application.stores;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.OrderFixture.order;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import returns.application.fixtures.FilterFixture;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.ReturnFixture;
import returns.application.returns.ReturnQuery;
import returns.application.returns.ReturnQuery.Order;
import returns.domain.Deadline;
import returns.domain.orders.CustomerId;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderOnFile;
import returns.domain.returns.Reason;
import returns.domain.returns.Resolution;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnLine;
import returns.domain.returns.ReturnStatus;
import returns.domain.returns.Stage;
import returns.domain.returns.Stages;
import returns.domain.returns.Transitions;

/** What every set of stores must do when returns are looked for. */
public abstract class FindingReturnsContract extends RefundsContract {
    private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");
    private static final Deadline SEND_BY = new Deadline(LocalDate.of(2026, 12, 20), ZoneId.of("Europe/Berlin"));
    private static final ReturnLine SHIRT = line("1", "SHIRT-M", "T-shirt, blue", Reason.STYLE, "Tight at the neck");
    private static final ReturnLine MUG = line("2", "MUG", "Mug, größer", Reason.DEFECTIVE, "The handle came off");

    private final CustomerId customer = new CustomerId("c-" + UUID.randomUUID());
    private final FilterFixture theirs = FilterFixture.any().of(customer);

    @Test
    void everyFilterFindsWhatItAsksForAndNothingElse() {
        var first = made(onFile(), NOON, SHIRT);
        var second = made(onFile(), NOON.plusSeconds(1), MUG);
        var requested = made(onFile(), NOON.plusSeconds(2), SHIRT, MUG);
        var approved = ReturnFixture.changing(Transitions.approve(requested, SEND_BY, Set.of()));
        changes().commit(approved);
        var third = approved.state();

        finds(theirs, third, second, first);
        finds(theirs.in(ReturnStatus.REQUESTED), second, first);
        finds(theirs.in(ReturnStatus.APPROVED, ReturnStatus.CLOSED), third);
        finds(FilterFixture.any().of(second.order()), second);
        finds(theirs.of(second.order()), second);
        finds(FilterFixture.any().of(OrderFixture.CUSTOMER).of(second.order()));
        finds(theirs.from(NOON.plusSeconds(1)), third, second);
        finds(theirs.before(NOON.plusSeconds(1)), first);
        finds(theirs.from(NOON.plusSeconds(1)).before(NOON.plusSeconds(2)), second);
        finds(theirs.why(Reason.DEFECTIVE), third, second);
        finds(theirs.why(Reason.STYLE, Reason.COLOR), third, first);
        finds(theirs.sku("MUG"), third, second);
        finds(theirs.sku("mug"));
        finds(theirs.words("mug"), third, second);
        finds(theirs.words("neck").in(ReturnStatus.REQUESTED), first);
        finds(FilterFixture.any().words(second.number().value()), second);
        finds(theirs.words(second.number().value().substring(2, 9).toLowerCase(Locale.ROOT)), second);
    }

    @Test
    void whatIsAskedOfLinesOneLineMustHave() {
        var both = made(onFile(), NOON, SHIRT, MUG);
        finds(theirs.sku("MUG").why(Reason.DEFECTIVE), both);
        finds(theirs.sku("MUG").why(Reason.STYLE));
        finds(theirs.words("mug handle"), both);
        finds(theirs.words("mug tight"));
        finds(theirs.words("handle").sku("SHIRT-M"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "shirt",
                "SHIRTS",
                "t-sh",
                "50%",
                "50 % off",
                "o'neill",
                "O’Neill",
                "größ",
                "GRÖSSTE größe",
                "gro\u0308ß",
                "日本",
                "back\\slash",
                "\"quoted\" words",
                ":* & ! | <-> off",
                "under_score",
                "'; drop table return; --",
                "{0} ? ?? $1 :a"
            })
    void wordsAreFoundByHowTheyBeginAndAllElseIsNoPartOfThem(String words) {
        var note = "T-Shirts at 50%off: O'Neill’s \"quoted\" words\\back\\slash,\nGröße GRÖSSTE 日本語 "
                + "under_scores ; DROP TABLE return 0 1 abc";
        var found = made(onFile(), NOON, line("1", "SKU", "A title", Reason.OTHER, note));
        made(onFile(), NOON, line("1", "SKU", "bshirt", Reason.OTHER, "a50 xoff dunder lback notquoted"));
        finds(theirs.words(words), found);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"xshirt", "hirt", "shirt nowhere", "_hirt", "%hirt", "s.*irt", "shirt:* | nowhere", "!nowhere"})
    void wordsThatNoWordBeginsWithAreNotFound(String words) {
        made(onFile(), NOON, line("1", "SKU", "T-shirt 4711", Reason.OTHER, "size"));
        finds(theirs.words(words));
    }

    @Test
    void aTextWithoutAnySpaceIsAWordThatGoesByItsBeginning() {
        var endless = made(onFile(), NOON, line("1", "SKU", "A title", Reason.OTHER, "\uD835\uDD20".repeat(2_000)));
        finds(theirs.words("\uD835\uDD20".repeat(200)), endless);
    }

    @ParameterizedTest
    @ValueSource(strings = {"it's", "a\"b", "50%", "a_b", "back\\slash", "{0}", "?", "$1", "--", "größe"})
    void namesAreTakenAsTheyAre(String name) {
        var found = made(onFile(), NOON, line("1", name, "A title", Reason.OTHER, "A note"));
        made(onFile(), NOON, line("1", name + "x", "A title", Reason.OTHER, "A note"));
        finds(theirs.sku(name), found);
    }

    @Test
    void aReturnIsFoundByTheCustomerOfItsOrderAsItIsNow() {
        var order = order();
        var made = made(onFile(order), NOON, SHIRT);
        finds(theirs);
        orders().save(order.of(customer).build(), 1);
        finds(theirs, made.of(customer));
        finds(FilterFixture.any().of(OrderFixture.CUSTOMER).of(order.number()));
    }

    @ParameterizedTest
    @EnumSource
    void pagesNeitherSkipNorRepeatWhateverIsCreatedMeanwhile(Order order) {
        var here = new ArrayList<Return>();
        for (var i = 0; i < 9; i++) {
            // three of one instant each
            here.add(made(onFile(), NOON.plusMillis(i / 3), SHIRT));
        }
        var oldestFirst = Comparator.comparing(Return::createdAt).thenComparing(r -> r.id().toString());
        here.sort(order == Order.OLDEST_FIRST ? oldestFirst : oldestFirst.reversed());

        var read = new ArrayList<Return>();
        var query = ReturnQuery.of(theirs.build(), order);
        var page = returns().find(query, 2);
        while (!page.isEmpty()) {
            assertTrue(page.size() <= 2);
            read.addAll(page);
            var last = ReturnQuery.positionOf(page.getLast());
            made(onFile(), last.at().minus(Duration.ofDays(order == Order.OLDEST_FIRST ? 1 : -1)), SHIRT);
            page = returns().find(query.after(last), 2);
        }
        assertEquals(here, read);
    }

    private void finds(FilterFixture filter, Return... expected) {
        assertEquals(Arrays.asList(expected), returns().find(ReturnQuery.of(filter.build(), Order.NEWEST_FIRST), 100));
    }

    private OrderOnFile onFile() {
        return onFile(order().of(customer));
    }

    private Return made(OrderOnFile onFile, Instant at, ReturnLine... lines) {
        var made = Return.made(
                ReturnFixture.IDENTITIES.ids().get(),
                ReturnFixture.IDENTITIES.numbers().get(),
                onFile.order().number(),
                onFile.order().customer(),
                Resolution.REFUND,
                1,
                Stream.of(lines).toList(),
                Optional.empty(),
                at);
        changes().commit(ReturnFixture.creating(onFile, made));
        return made;
    }

    private static ReturnLine line(String id, String sku, String title, Reason reason, String note) {
        return new ReturnLine(
                new LineId(id),
                sku,
                title,
                reason,
                Optional.of(note),
                Optional.empty(),
                Optional.empty(),
                Stages.of(Stage.PENDING, 1));
    }
}
