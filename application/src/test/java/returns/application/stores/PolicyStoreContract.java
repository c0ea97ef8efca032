package returns.application.stores;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.RulesFixture.rules;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import returns.application.changes.ChangeStore;
import returns.application.changes.CommitOutcome;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.ReturnFixture;
import returns.application.fixtures.RulesFixture;
import returns.application.orders.OrderStore;
import returns.application.policy.PolicyFacts;
import returns.application.policy.PolicyStore;
import returns.application.policy.SoldOrders;
import returns.application.returns.ReturnStore;
import returns.application.returns.ReturnStore.CreateFacts.Free;
import returns.domain.orders.CustomerId;
import returns.domain.orders.OrderNumber;
import returns.domain.orders.OrderOnFile;
import returns.domain.policy.PolicyRules;
import returns.domain.policy.ReturnPolicy;

/** What every store of policies must do. No version is ever taken away, so a test begins on what others left. */
public abstract class PolicyStoreContract {
    /** Orders of other tests are placed before. */
    private static final Instant LATER = Instant.parse("2100-01-01T00:00:00Z");

    protected abstract PolicyStore policies();

    protected abstract SoldOrders sold();

    protected abstract OrderStore orders();

    protected abstract ReturnStore returns();

    protected abstract ChangeStore changes();

    @Test
    void theFirstVersionIsThereFromTheBeginning() {
        assertEquals(Optional.of(ReturnPolicy.standard()), policies().version(1));
        assertEquals(ReturnPolicy.standard(), policies().ofOrderPlacedAt(OrderFixture.DELIVERED));
        assertEquals(ReturnPolicy.standard(), policies().ofOrderPlacedAt(Instant.EPOCH));
    }

    @Test
    void aVersionIsReadAsItWasWritten() {
        var next = add(RulesFixture.everyRule());

        assertEquals(Optional.of(next), policies().version(next.version()));
        assertEquals(next, policies().newest());
        assertEquals(Optional.empty(), policies().version(next.version() + 1));
    }

    @Test
    void anOrderGoesByTheVersionThatWasInForceWhenItWasPlaced() {
        var earlier = add(rules().window(7).build());
        var later = add(rules().window(8).build());

        assertEquals(earlier, policies().ofOrderPlacedAt(earlier.inForceFrom()));
        assertEquals(earlier, policies().ofOrderPlacedAt(later.inForceFrom().minusMillis(1)));
        assertEquals(later, policies().ofOrderPlacedAt(later.inForceFrom()));
        assertEquals(
                later.version(), facts(placedAt(later.inForceFrom(), "c-1")).version());
        assertEquals(
                earlier.version(),
                facts(placedAt(later.inForceFrom().minusMillis(1), "c-1")).version());
    }

    @Test
    void aNumberIsTakenOnce() {
        var taken = policies().newest();
        var other = new ReturnPolicy(
                taken.version(), taken.inForceFrom(), rules().window(99).build());

        assertEquals(CommitOutcome.STALE, policies().add(other, PrincipalFixture.POLICY));
        assertEquals(Optional.of(taken), policies().version(taken.version()));
    }

    @Test
    void theCustomersReturnsAreCountedOnlyWhereTheVersionNeedsThem() {
        var silent = add(rules().window(9).build());
        var counting = add(rules().countingReturns().build());
        var customer = "c-" + UUID.randomUUID();
        var before = ReturnFixture.creating(onFile(placedAt(silent.inForceFrom(), customer)), 1);
        changes().commit(before);
        changes().commit(ReturnFixture.creating(onFile(placedAt(silent.inForceFrom(), "c-1")), 1));

        assertEquals(new PolicyFacts(silent.version(), List.of()), facts(placedAt(silent.inForceFrom(), customer)));
        assertEquals(
                new PolicyFacts(counting.version(), List.of(before.state().createdAt())),
                facts(placedAt(counting.inForceFrom(), customer)));
        assertEquals(
                new PolicyFacts(counting.version(), List.of()),
                facts(placedAt(counting.inForceFrom(), "c-" + UUID.randomUUID())));
    }

    @Test
    void whatWasSoldIsReadPageByPage() {
        var from = Instant.parse("2050-01-01T00:00:00Z");
        var customer = "c-" + UUID.randomUUID();
        var first = onFile(placedAt(from, customer));
        var change = ReturnFixture.creating(first, 1);
        changes().commit(change);
        onFile(placedAt(from.plusMillis(1), customer));
        onFile(placedAt(from.plusMillis(1), "c-" + UUID.randomUUID()));
        onFile(placedAt(from.plusMillis(2), customer));
        var to = from.plusMillis(2);

        var two = sold().placed(from, to, Optional.empty(), 2);
        var rest = sold().placed(from, to, Optional.of(two.getLast().position()), 2);

        assertEquals(
                new SoldOrders.Sold(
                        orders().find(first.order().number()).orElseThrow(),
                        List.of(change.state()),
                        List.of(change.state().createdAt())),
                two.getFirst());
        assertEquals(List.of(), two.getLast().returns());
        assertEquals(List.of(), two.getLast().customersReturns());
        assertEquals(1, rest.size());
        assertTrue(two.getLast()
                        .position()
                        .number()
                        .value()
                        .compareTo(rest.getFirst().position().number().value())
                < 0);
        assertEquals(
                List.of(), sold().placed(from, to, Optional.of(rest.getLast().position()), 2));
    }

    /** The next version, in force a day after the one before. */
    private ReturnPolicy add(PolicyRules rules) {
        var newest = policies().newest();
        var from = newest.version() == 1 ? LATER : newest.inForceFrom().plus(Duration.ofDays(1));
        var next = new ReturnPolicy(newest.version() + 1, from, rules);
        assertEquals(CommitOutcome.COMMITTED, policies().add(next, PrincipalFixture.POLICY));
        return next;
    }

    private PolicyFacts facts(OrderFixture order) {
        onFile(order);
        var facts = returns().factsToCreate(ReturnFixture.freshKey(), order.number(), Optional.empty());
        assertTrue(facts.isPresent() && facts.get() instanceof Free);
        return ((Free) facts.get()).policy();
    }

    private OrderOnFile onFile(OrderFixture order) {
        orders().save(order.build(), 0);
        return orders().find(order.number()).orElseThrow();
    }

    private static OrderFixture placedAt(Instant placed, String customer) {
        var fixture = OrderFixture.order(line("1").units(3));
        return new OrderFixture(
                new OrderNumber(UUID.randomUUID().toString()),
                new CustomerId(customer),
                fixture.zone(),
                placed,
                placed,
                fixture.lines());
    }
}
