package returns.adapters.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import returns.application.changes.ChangeStore;
import returns.application.changes.CommitOutcome;
import returns.application.changes.StoreUnavailable;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.ReturnFixture;
import returns.application.orders.OrderStore;
import returns.application.orders.OrderStore.Snapshot;
import returns.domain.idempotency.IdempotencyKey;
import returns.domain.idempotency.KeyScope;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderNumber;
import returns.domain.orders.OrderOnFile;

/** What only a database can do wrong. */
class PostgresFaultsTest {
    private static final String DEADLOCKS = "select deadlocks from pg_stat_database where datname = current_database()";

    private final OrderStore orders = Database.bean(OrderStore.class);
    private final ChangeStore changes = Database.bean(ChangeStore.class);

    @Test
    void whereTheResultCannotBeStoredThereIsNoEffectEither() {
        Database.execute("""
            create or replace function break_record() returns trigger language plpgsql as $$
            begin raise exception 'disk on fire' using errcode = 'XX000'; end $$;
            create or replace trigger break_record before insert on idempotency_record
            for each row when (new.key like 'chosen:broken-%') execute function break_record();
            """);
        var key = new IdempotencyKey.Chosen("broken-" + UUID.randomUUID());
        var onFile = onFile(order());
        var change = ReturnFixture.keyed(ReturnFixture.creating(onFile, 2), new KeyScope("c-17", "create_return", key));

        assertThrows(RuntimeException.class, () -> changes.commit(change));
        assertNothingOf(onFile);

        Database.execute("drop trigger break_record on idempotency_record");
        assertEquals(CommitOutcome.COMMITTED, changes.commit(change), "the key is still free");
    }

    @Test
    void whereALineCannotBeReservedNothingOfTheOthersIsLeft() {
        var onFile = onFile(order(line("1").units(1)));
        Database.execute("update order_line set reserved = 1 where order_number = '" + number(onFile) + "'");
        assertEquals(CommitOutcome.STALE, changes.commit(ReturnFixture.creating(onFile, 1)));
        assertEquals(0, Database.count("select count(*) from return where order_number = '" + number(onFile) + "'"));
    }

    @Test
    void theDatabaseItselfRefusesAUnitThatIsReturnedTwice() {
        var onFile = onFile(order(line("1").units(3)));
        var sql = "update order_line set reserved = 4 where order_number = '" + number(onFile) + "'";
        var refused = assertThrows(IllegalStateException.class, () -> Database.execute(sql));
        assertTrue(refused.getMessage().contains("order_line_no_unit_twice"), refused.getMessage());
    }

    @Test
    void aChangeThatWaitsTooLongForOthersIsBusyAndLeavesNothing() throws SQLException {
        var onFile = onFile(order());
        var impatient = Map.<String, Object>of("datasources.default.connection-init-sql", "set lock_timeout = '200ms'");
        try (var node = Database.node(impatient);
                var other = Database.connection()) {
            other.setAutoCommit(false);
            try (var lock = other.createStatement()) {
                lock.execute("select 1 from order_line where order_number = '" + number(onFile) + "' for update");
            }
            var change = ReturnFixture.creating(onFile, 1);
            assertEquals(CommitOutcome.BUSY, node.getBean(ChangeStore.class).commit(change));
            assertEquals(CommitOutcome.BUSY, node.getBean(OrderStore.class).save(onFile.order(), onFile.version()));
            other.rollback();
            assertNothingOf(onFile);
        }
    }

    @Test
    void aDatabaseThatIsAwayIsToldFromAFault() throws Exception {
        var server = Database.startServer();
        try (var node = Database.node(server, Map.of())) {
            var away = node.getBean(OrderStore.class);
            away.save(order().build(), 0);
            server.close();
            assertThrows(StoreUnavailable.class, () -> away.find(new OrderNumber("1")));
            assertThrows(StoreUnavailable.class, () -> away.save(order().build(), 0));
            var change = ReturnFixture.creating(onFile(order()), 1);
            assertThrows(
                    StoreUnavailable.class,
                    () -> node.getBean(ChangeStore.class).commit(change));
        }
    }

    /** Whoever runs the database may have set a limit, or cancels what takes too long. */
    @Test
    void aReadThatTakesTooLongIsToldFromAFault() throws SQLException {
        var impatient =
                Map.<String, Object>of("datasources.default.connection-init-sql", "set statement_timeout = '500ms'");
        try (var node = Database.node(impatient);
                var other = Database.connection()) {
            other.setAutoCommit(false);
            try (var lock = other.createStatement()) {
                lock.execute("lock table shop_order in access exclusive mode");
            }
            var slow = node.getBean(OrderStore.class);
            assertThrows(StoreUnavailable.class, () -> slow.find(new OrderNumber("1")));
            other.rollback();
        }
    }

    /** A migration takes as long as it takes, though calls do not wait so long. */
    @Test
    void aMigrationWaitsLongerThanCallsDo() throws Exception {
        var impatient = Map.<String, Object>of(
                "datasources.default.data-source-properties.socketTimeout", "1",
                "datasources.default.connection-init-sql", "set lock_timeout = 0");
        try (var other = Database.connection();
                var threads = Executors.newSingleThreadExecutor()) {
            other.setAutoCommit(false);
            try (var lock = other.createStatement()) {
                lock.execute("lock table databasechangelog in access exclusive mode");
            }
            var started = threads.submit(() -> Database.node(impatient));
            assertThrows(TimeoutException.class, () -> started.get(4, TimeUnit.SECONDS));
            other.rollback();
            try (var node = started.get()) {
                assertEquals(Optional.empty(), node.getBean(OrderStore.class).find(new OrderNumber("1")));
            }
        }
    }

    @Test
    void snapshotsAndReturnsOfOneOrderDoNotWaitForEachOtherInACircle() throws Exception {
        var order = order(line("b").units(1_000), line("a").units(1_000));
        onFile(order);
        var before = Database.count(DEADLOCKS);
        try (var threads = Executors.newFixedThreadPool(6)) {
            var running = new ArrayList<Future<?>>();
            for (var i = 0; i < 120; i++) {
                running.add(threads.submit(() -> {
                    var now = orders.find(order.number()).orElseThrow();
                    return changes.commit(ReturnFixture.creating(now, 1));
                }));
                running.add(threads.submit(() -> {
                    var now = orders.find(order.number()).orElseThrow();
                    return orders.save(order.build(), now.version());
                }));
            }
            for (var one : running) {
                one.get();
            }
        }
        Database.execute("select pg_stat_force_next_flush()");
        assertEquals(before, Database.count(DEADLOCKS));
    }

    @Test
    void batchesOfOrdersAndReturnsOfThemDoNotWaitForEachOtherInACircle() throws Exception {
        var batch = IntStream.range(0, 10)
                .mapToObj(i -> order(line("b").units(1_000), line("a").units(1_000)))
                .toList();
        batch.forEach(this::onFile);
        var before = Database.count(DEADLOCKS);
        try (var threads = Executors.newFixedThreadPool(6)) {
            var running = new ArrayList<Future<?>>();
            for (var i = 0; i < 60; i++) {
                var these = new ArrayList<>(batch);
                Collections.shuffle(these, new Random(i));
                running.add(threads.submit(() -> orders.saveAll(these.stream()
                        .map(order -> new Snapshot(
                                order.build(),
                                orders.find(order.number()).orElseThrow().version()))
                        .toList())));
                running.add(threads.submit(() -> changes.commit(ReturnFixture.creating(
                        orders.find(these.getFirst().number()).orElseThrow(), 1))));
            }
            for (var one : running) {
                one.get();
            }
        }
        Database.execute("select pg_stat_force_next_flush()");
        assertEquals(before, Database.count(DEADLOCKS));
    }

    @Test
    void everyChangeTellsWhoMadeItAndForWhom() {
        var change = ReturnFixture.creating(onFile(order()), 1);
        changes.commit(change);
        changes.commit(ReturnFixture.canceling(change.state()));
        var events = "select count(*) from return_event where return_id = '"
                + change.state().id() + "' and ";
        assertEquals(
                1,
                Database.count(
                        events + "version = 1 and type = 'requested' and principal = 'c-17' and agent = 'agent-1'"));
        assertEquals(
                1,
                Database.count(events + "version = 2 and type = 'canceled' and principal = 's-1' and agent is null"));
    }

    private OrderOnFile onFile(OrderFixture order) {
        orders.save(order.build(), 0);
        return orders.find(order.number()).orElseThrow();
    }

    private void assertNothingOf(OrderOnFile onFile) {
        assertEquals(0, Database.count("select count(*) from return where order_number = '" + number(onFile) + "'"));
        assertEquals(
                0, Database.count("select count(*) from return_line where order_number = '" + number(onFile) + "'"));
        var now = orders.find(onFile.order().number()).orElseThrow();
        assertEquals(0, now.holding(new LineId("1")).units());
    }

    private static OrderNumber number(OrderOnFile onFile) {
        return onFile.order().number();
    }
}
