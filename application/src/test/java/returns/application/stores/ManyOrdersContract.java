package returns.application.stores;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import returns.application.changes.CommitOutcome;
import returns.application.fixtures.AtOnce;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.ReturnFixture;
import returns.application.orders.OrderStore.Snapshot;
import returns.domain.orders.CustomerId;
import returns.domain.orders.Order;
import returns.domain.orders.OrderNumber;
import returns.domain.orders.OrderOnFile;
import returns.domain.orders.OrderPosition;

/** What every set of stores must do with many orders at once. */
public abstract class ManyOrdersContract extends ReturnLifeContract {
    @Test
    void ordersAreStoredAndReadTogether() {
        var changed = order(line("1").units(3), line("2"));
        onFile(changed);
        var later = changed.later().of(line("3"), line("1").units(5)).build();
        var added = order(line("b"), line("a").notDelivered()).build();
        var absent = new OrderNumber("no-such-order");

        assertEquals(
                CommitOutcome.COMMITTED, orders().saveAll(List.of(new Snapshot(later, 1), new Snapshot(added, 0))));

        assertEquals(
                List.of(later, added),
                List.of(find(later.number()).order(), find(added.number()).order()));
        assertEquals(
                Set.of(find(later.number()), find(added.number())),
                Set.copyOf(orders().findAll(Set.of(later.number(), added.number(), absent))));
        assertEquals(2, find(later.number()).version());
        assertEquals(1, find(added.number()).version());
        assertEquals(List.of(), orders().findAll(Set.of()));
    }

    @Test
    void ifOneOfManyOrdersIsStaleNoneIsStored() {
        var changed = order();
        onFile(changed);
        var held = order(line("1").units(3));
        changes().commit(ReturnFixture.creating(onFile(held), 2));
        var added = order().build();
        var later = new Snapshot(changed.later().build(), 1);
        for (var stale : List.of(
                new Snapshot(changed.later().build(), 2),
                new Snapshot(changed.build(), 0),
                new Snapshot(held.with(l -> l.canceled(2)).build(), 1),
                new Snapshot(held.of(line("9")).build(), 1))) {
            assertEquals(CommitOutcome.STALE, orders().saveAll(List.of(new Snapshot(added, 0), stale)));
        }
        var unknown = new Snapshot(order().build(), 1);
        assertEquals(CommitOutcome.STALE, orders().saveAll(List.of(later, unknown)));

        assertEquals(
                List.of(),
                orders().findAll(Set.of(added.number(), unknown.order().number())));
        assertEquals(changed.build(), find(changed.number()).order());
        assertEquals(held.build(), find(held.number()).order());
    }

    @Test
    void ofManyThatStoreTheSameOrdersAtOnceOneDoes() {
        var added = IntStream.range(0, 20)
                .mapToObj(i -> order(line("b"), line("a")))
                .toList();
        assertEquals(1, committed(storedAtOnce(added, 0)));
        assertEquals(1, committed(storedAtOnce(added, 1)));
        var versions = orders().findAll(added.stream().map(OrderFixture::number).collect(Collectors.toSet())).stream()
                .map(OrderOnFile::version)
                .toList();
        assertEquals(Collections.nCopies(20, 2), versions);
    }

    @Test
    void theOrdersOfACustomerAreReadTheNewestFirstPageByPage() {
        var customer = new CustomerId("c-" + UUID.randomUUID());
        var one = order().of(customer);
        var later = order().of(customer).placed(one.placedAt().plusSeconds(1));
        var twins = Stream.of("a", "b")
                .map(name -> order().numbered(name + UUID.randomUUID()).of(customer))
                .map(twin -> twin.placed(one.placedAt().minusSeconds(1)))
                .toList();
        Stream.of(twins.get(0), one, twins.get(1), later, order()).forEach(this::onFile);

        var first = orders().ofCustomer(customer, OrderPosition.END, 2);
        var second =
                orders().ofCustomer(customer, OrderPosition.of(first.getLast().order()), 1);
        var third =
                orders().ofCustomer(customer, OrderPosition.of(second.getLast().order()), 9);

        assertEquals(List.of(find(later.number()), find(one.number())), first);
        assertEquals(List.of(find(twins.get(1).number())), second);
        assertEquals(List.of(find(twins.get(0).number())), third);
        assertEquals(
                List.of(),
                orders().ofCustomer(customer, OrderPosition.of(third.getLast().order()), 9));
    }

    private List<CommitOutcome> storedAtOnce(List<OrderFixture> these, int onVersion) {
        return AtOnce.calls(
                6,
                i -> orders().saveAll(shuffled(these, i).stream()
                        .map(order -> new Snapshot(order, onVersion))
                        .toList()));
    }

    private static List<Order> shuffled(List<OrderFixture> these, int seed) {
        var orders = new ArrayList<>(these.stream().map(OrderFixture::build).toList());
        Collections.shuffle(orders, new Random(seed));
        return orders;
    }

    private static long committed(List<CommitOutcome> outcomes) {
        return outcomes.stream().filter(CommitOutcome.COMMITTED::equals).count();
    }
}
