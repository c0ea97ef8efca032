package returns.application.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.application.fixtures.KeptCallFixture.NOON;
import static returns.application.fixtures.KeptCallFixture.call;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import returns.application.answers.Code;
import returns.application.calls.ListCalls.Command;
import returns.application.fixtures.Answers;
import returns.application.fixtures.CallFilterFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.SettableClock;
import returns.application.stores.InMemoryCalls;

class ListingCallsTest {
    private final InMemoryCalls store = new InMemoryCalls();
    private final ListCalls list = new ListCalls(store);
    private final CallFilter all = CallFilterFixture.any().build();
    private final List<KeptCall> made = IntStream.range(0, 6)
            .mapToObj(i -> call().at(NOON.plusSeconds(i)).build())
            .toList();

    @BeforeEach
    void make() {
        store.add(made);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 6, 7, 100})
    void pagesLeadFromTheNewestCallToTheOldest(int limit) {
        var read = new ArrayList<KeptCall>();
        var cursor = Optional.<String>empty();
        do {
            var page = Answers.done(list.list(PrincipalFixture.STAFF, new Command(all, cursor, limit)));
            read.addAll(page.items());
            cursor = page.nextCursor();
        } while (cursor.isPresent());

        assertEquals(made.reversed(), read);
    }

    @Test
    void aCursorIsOfOneListOnly() {
        var first = Answers.done(list.list(PrincipalFixture.STAFF, new Command(all, Optional.empty(), 2)));
        var another = CallFilterFixture.any().tool("find_orders").build();

        var refused = Answers.refused(
                Code.INVALID, list.list(PrincipalFixture.STAFF, new Command(another, first.nextCursor(), 2)));

        assertEquals("cursor", refused.invalid().getFirst().pointer());
    }

    @Test
    void onlyStaffSeeCalls() {
        for (var principal : List.of(
                PrincipalFixture.CUSTOMER, PrincipalFixture.AGENT, PrincipalFixture.FEED, PrincipalFixture.POLICY)) {
            Answers.refused(Code.FORBIDDEN, list.list(principal, new Command(all, Optional.of("no cursor"), 2)));
            Answers.refused(Code.FORBIDDEN, list.tally(principal, all));
        }
        assertEquals(
                List.of(new CallTally("find_orders", 6, 5, 0)), Answers.done(list.tally(PrincipalFixture.STAFF, all)));
    }

    @Test
    void callsAreKeptUntilTheirRetentionHasPassedAndNotAMomentLonger() {
        var clock = new SettableClock(NOON.plus(Duration.ofDays(90)));
        var drop = new DropOldCalls(store, clock, Duration.ofDays(90));

        assertEquals(0, drop.run());
        clock.advance(Duration.ofMillis(1));
        assertEquals(1, drop.run());
        clock.advance(Duration.ofDays(1));
        assertEquals(5, drop.run());
    }
}
