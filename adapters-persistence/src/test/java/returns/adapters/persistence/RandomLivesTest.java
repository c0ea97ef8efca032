package returns.adapters.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import returns.application.answers.Answer;
import returns.application.changes.ChangeStore;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.SettableClock;
import returns.application.orders.OrderStore;
import returns.application.policy.PolicyStore;
import returns.application.returns.HandleReturn.Command;
import returns.application.returns.ReturnRef;
import returns.application.returns.ReturnStore;
import returns.application.stores.InMemoryStores;
import returns.domain.orders.LineId;
import returns.domain.returns.Disposition;
import returns.domain.returns.Inspection;
import returns.domain.returns.Receipt;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnLine;
import returns.domain.returns.Settlement;

/**
 * Random lives of returns, on PostgreSQL and on the plain model of the stores in memory: the same answers, and after every
 * command the units add up. {@code -Dseed} repeats a run, {@code -Dlives} makes it longer.
 */
class RandomLivesTest {
    private static final int COMMANDS = 60;
    private static final LineId ONE = new LineId("1");
    private static final LineId TWO = new LineId("2");

    private final SettableClock clock = new SettableClock(OrderFixture.NOW);
    private final OrderFixture order = order(line("1").units(5), line("2").units(2));

    @Test
    void postgreSqlAnswersAsTheModelDoesAndNoUnitIsLostOrTakenTwice() {
        var seed = Long.getLong("seed", 20_261_130L);
        for (var life = 0; life < Integer.getInteger("lives", 15); life++) {
            live(seed + life);
            clock.set(OrderFixture.NOW);
        }
    }

    private void live(long seed) {
        var model = new InMemoryStores();
        var desks = List.of(
                ReturnsDesk.on(model, model, model, model, clock, seed),
                ReturnsDesk.on(
                        Database.bean(ChangeStore.class),
                        Database.bean(ReturnStore.class),
                        Database.bean(OrderStore.class),
                        Database.bean(PolicyStore.class),
                        clock,
                        seed));
        var number = order.numbered("life-" + seed + "-" + System.identityHashCode(model));
        desks.forEach(desk -> desk.orders().save(number.build(), 0));
        var random = new Random(seed);
        var keys = new ArrayList<String>();
        for (var i = 0; i < COMMANDS; i++) {
            var command = command(random, key(random, keys, seed), number, desks.getFirst());
            var answers = desks.stream().map(command).toList();
            var when = "seed " + seed + ", command " + i;
            assertEquals(answers.getFirst(), answers.getLast(), when);
            desks.forEach(desk -> assertAddsUp(desk, number, when));
        }
    }

    /** Mostly a new key, at times one that was used. */
    private static String key(Random random, List<String> keys, long seed) {
        if (keys.isEmpty() || random.nextInt(5) > 0) {
            keys.add("life-" + seed + "-" + keys.size() + "-" + random.nextLong());
        }
        return keys.get(random.nextInt(5) > 0 ? keys.size() - 1 : random.nextInt(keys.size()));
    }

    private Function<ReturnsDesk, Answer<?>> command(Random random, String key, OrderFixture sold, ReturnsDesk model) {
        var returns = model.of(sold.number());
        var line = random.nextInt(3) == 0 ? TWO : ONE;
        var units = 1 + random.nextInt(3);
        if (returns.isEmpty() || random.nextInt(6) == 0) {
            return desk -> desk.create(key, sold.number(), line, units);
        }
        var ref = new ReturnRef.ById(returns.get(random.nextInt(returns.size())).id());
        return switch (random.nextInt(12)) {
            case 0 -> desk -> desk.cancel(key, ref);
            case 1 -> desk -> desk.setQuantity(ref, line, units);
            case 2 -> {
                clock.advance(Duration.ofDays(random.nextInt(20)));
                yield RandomLivesTest::expire;
            }
            case 3, 4 -> desk -> desk.handle(key, ref, new Command.Approve());
            case 5 -> desk -> desk.handle(key, ref, new Command.Decline("Worn"));
            case 6, 7 -> {
                var missing = random.nextInt(2);
                yield desk -> desk.handle(key, ref, receive(line, units, missing));
            }
            case 8, 9 -> {
                var accepted = random.nextInt(3) > 0;
                yield desk -> desk.handle(key, ref, inspect(line, units, accepted));
            }
            case 10 -> desk -> desk.handle(key, ref, new Command.Settle(List.of(new Settlement(line, units)), "pi_3"));
            default -> {
                var command = random.nextInt(3) > 0 ? new Command.Close() : new Command.Reopen("Once more");
                yield desk -> desk.handle(key, ref, command);
            }
        };
    }

    /** Others' returns end in the same database, so how many ended is no part of the answer. */
    private static Answer<?> expire(ReturnsDesk desk) {
        desk.expire().run();
        return Answer.done("expired");
    }

    private static Command receive(LineId line, int received, int missing) {
        return new Command.Receive(
                new Receipt(List.of(new Receipt.Line(line, received, missing, Optional.empty())), List.of()),
                Optional.empty());
    }

    private static Command inspect(LineId line, int units, boolean accepted) {
        return new Command.Inspect(
                List.of(new Inspection(line, units, accepted, Disposition.RESTOCK)), Optional.empty());
    }

    private static void assertAddsUp(ReturnsDesk desk, OrderFixture sold, String when) {
        var onFile = desk.orders().find(sold.number()).orElseThrow();
        var returns = desk.of(sold.number());
        for (var line : onFile.order().lines()) {
            var held = returns.stream()
                    .flatMap(r -> r.line(line.id()).stream())
                    .mapToInt(RandomLivesTest::held)
                    .sum();
            assertEquals(held, onFile.holding(line.id()).units(), when);
            assertTrue(held <= line.returnable(), when);
        }
        for (Return r : returns) {
            assertTrue(desk.returns().timeline(r.id()).explains(r), when + ": " + r);
        }
    }

    private static int held(ReturnLine line) {
        return line.stages().units().entrySet().stream()
                .filter(stage -> stage.getKey().isHeld())
                .mapToInt(stage -> stage.getValue())
                .sum();
    }
}
