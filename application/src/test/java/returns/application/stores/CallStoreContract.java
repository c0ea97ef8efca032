package returns.application.stores;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.application.fixtures.KeptCallFixture.NOON;
import static returns.application.fixtures.KeptCallFixture.call;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import returns.application.answers.Code;
import returns.application.calls.CallOutcome;
import returns.application.calls.CallQuery;
import returns.application.calls.CallStore;
import returns.application.calls.CallTally;
import returns.application.calls.KeptCall;
import returns.application.fixtures.CallFilterFixture;
import returns.application.fixtures.KeptCallFixture;

/** What every store of calls must do. Each test has a customer of its own. */
public abstract class CallStoreContract {
    private static final CallOutcome NOT_FOUND = CallOutcome.named(Code.NOT_FOUND.term());

    /** Of characters that each take four bytes, and none of which comes twice. */
    private static final String LONGEST = IntStream.range(0, 1_024)
            .mapToObj(i -> Character.toString(0x20000 + i))
            .collect(Collectors.joining());

    private final String subject = "c-" + UUID.randomUUID();
    private final CallFilterFixture theirs = CallFilterFixture.any().of(subject);

    protected abstract CallStore calls();

    @Test
    void callsAreReadAsTheyWereWritten() {
        var least = theirs().named(Optional.empty(), Optional.empty()).asking(Optional.empty());
        var odd = "\"'\\ {0} ? $1 ; größe \uD835\uDD20 \u0000 \uD800";
        var most = theirs().at(NOON.plusNanos(123_456_789))
                .named(Optional.of(LONGEST), Optional.of(odd + "x".repeat(300)))
                .answered(NOT_FOUND, true);

        keep(least, most);

        finds(theirs, most, least);
    }

    @Test
    void aCallIsKeptOnceHoweverOftenItIsGiven() {
        var first = theirs();
        var second = theirs().at(NOON.plusMillis(1));

        keep(first);
        keep(first, second);

        finds(theirs, second, first);
    }

    @Test
    void everyFilterFindsWhatItAsksForAndNothingElse() {
        var found = theirs();
        var refused = theirs().at(NOON.plusSeconds(1)).of("get_return").answered(NOT_FOUND, false);
        var elsewhere = theirs().at(NOON.plusSeconds(2)).named(Optional.of(subject), Optional.empty());
        keep(found, refused, elsewhere, theirs().by("c-" + UUID.randomUUID(), Optional.empty()));

        finds(theirs, elsewhere, refused, found);
        finds(theirs.tool("get_return"), refused);
        finds(theirs.tool("get_returns"));
        finds(CallFilterFixture.any().in(subject), elsewhere);
        finds(theirs.in(subject.substring(1)));
        finds(theirs.outcome(NOT_FOUND), refused);
        finds(theirs.outcome(CallOutcome.FAILED));
        finds(theirs.from(NOON.plusSeconds(1)), elsewhere, refused);
        finds(theirs.before(NOON.plusSeconds(1)), found);
        finds(theirs.from(NOON.plusSeconds(1)).before(NOON.plusSeconds(2)), refused);
    }

    @Test
    void pagesNeitherSkipNorRepeatWhateverIsCalledMeanwhile() {
        var all = new ArrayList<KeptCall>();
        for (var i = 0; i < 9; i++) {
            // three of one instant each
            all.add(theirs().at(NOON.plusMillis(i / 3)).build());
        }
        calls().add(all);
        all.sort(Comparator.comparing(KeptCall::at)
                .thenComparing(call -> call.id().toString())
                .reversed());

        var read = new ArrayList<KeptCall>();
        var page = calls().find(new CallQuery(theirs.build(), Optional.empty()), 2);
        while (!page.isEmpty()) {
            read.addAll(page);
            keep(theirs().at(NOON.plusSeconds(1)));
            page = calls().find(
                            new CallQuery(
                                    theirs.build(), Optional.of(page.getLast().position())),
                            2);
        }

        assertEquals(all, read);
    }

    @Test
    void callsAreCountedForEachToolAndThoseThatAskForTheSameAgainAndCanBeRead() {
        keep(
                theirs().asking(Optional.of("a")),
                theirs().asking(Optional.of("a")),
                theirs().asking(Optional.of("b")),
                theirs().asking(Optional.of("a")).named(Optional.of("another"), Optional.empty()),
                theirs().asking(Optional.of("a")).named(Optional.empty(), Optional.of("call-2")),
                theirs().asking(Optional.of("a")).named(Optional.empty(), Optional.of("call-3")),
                theirs().asking(Optional.empty()),
                theirs().asking(Optional.empty()),
                theirs().of("create_return"),
                theirs().of("create_return").answered(CallOutcome.DONE, true));

        assertEquals(
                List.of(new CallTally("create_return", 2, 1, 1), new CallTally("find_orders", 8, 2, 0)),
                calls().tally(theirs.build()));
        assertEquals(
                List.of(new CallTally("find_orders", 1, 0, 0)),
                calls().tally(theirs.in("another").build()));
        assertEquals(List.of(), calls().tally(theirs.tool("get_return").build()));
    }

    @Test
    void oldCallsAreDropped() {
        var longAgo = NOON.minus(Duration.ofDays(10_000));
        var old = theirs().at(longAgo);
        var kept = theirs().at(longAgo.plusMillis(1));
        keep(old, kept);

        assertEquals(1, calls().dropBefore(longAgo.plusMillis(1)));

        finds(theirs, kept);
        assertEquals(1, calls().dropBefore(longAgo.plusMillis(2)));
    }

    @Test
    void manyCallsAreKeptAtOnce() {
        calls().add(IntStream.range(0, 500).mapToObj(_ -> theirs().build()).toList());

        assertEquals(List.of(new CallTally("find_orders", 500, 499, 0)), calls().tally(theirs.build()));
    }

    private KeptCallFixture theirs() {
        return call().by(subject, Optional.of("agent-7"));
    }

    private void keep(KeptCallFixture... more) {
        calls().add(Stream.of(more).map(KeptCallFixture::build).toList());
    }

    private void finds(CallFilterFixture filter, KeptCallFixture... expected) {
        assertEquals(
                Arrays.stream(expected).map(KeptCallFixture::build).toList(),
                calls().find(new CallQuery(filter.build(), Optional.empty()), 100));
    }
}
