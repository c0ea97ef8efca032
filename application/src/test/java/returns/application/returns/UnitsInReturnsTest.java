package returns.application.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.util.HashMap;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import returns.application.answers.Answer;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.domain.orders.LineId;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnId;

/** Whatever is asked for, in whatever order: no unit is in two returns, and no key makes two. */
class UnitsInReturnsTest {
    private static final int SEQUENCES = 30;

    @Test
    void heldUnitsAreThoseOfOpenReturnsAndNeverMoreThanCanComeBack() {
        long first = Long.getLong("seed", System.nanoTime());
        for (long seed = first; seed < first + SEQUENCES; seed++) {
            try {
                new Sequence(new Random(seed)).run();
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("with -Dseed=" + seed + ": " + e.getMessage(), e);
            }
        }
    }

    private static final class Sequence {
        private final RandomGenerator random;
        private final Shop shop = new Shop();
        private final OrderFixture order =
                shop.sold(order(line("1").units(5), line("2").units(3)));
        private final HashMap<String, ReturnId> made = new HashMap<>();

        Sequence(RandomGenerator random) {
            this.random = random;
        }

        void run() {
            for (var i = 0; i < 40; i++) {
                step();
                shop.later();
                order.lines().forEach(sold -> check(sold.id()));
            }
        }

        private void step() {
            var wanted = WantedReturn.of(order)
                    .of(random.nextBoolean() ? "1" : "2")
                    .units(random.nextInt(1, 4))
                    .in("conv-" + random.nextInt(3));
            var all = shop.returnsOf(order);
            switch (random.nextInt(5)) {
                case 0 -> {
                    var key = "k-" + random.nextInt(6);
                    noteFor(key, shop.create(key, wanted));
                }
                case 1 -> noteFor("tool", shop.createByTool(wanted));
                case 2 -> {
                    if (!all.isEmpty()) {
                        noteFor("again", shop.createByTool(wanted.after(any(all))));
                    }
                }
                case 3 -> {
                    if (!all.isEmpty()) {
                        shop.cancelByTool(PrincipalFixture.CUSTOMER, any(all));
                    }
                }
                default -> {
                    var told = order.with(l -> l.canceled(random.nextInt(2)));
                    shop.stores().save(told.build(), shop.onFile(order).version());
                }
            }
        }

        private Return any(List<Return> all) {
            return all.get(random.nextInt(all.size()));
        }

        private void noteFor(String key, Answer<Return> answer) {
            if (answer instanceof Answer.Done<Return>(var r, var replayed) && key.startsWith("k-")) {
                assertEquals(replayed, made.containsKey(key), "a key makes one return");
                assertEquals(made.computeIfAbsent(key, k -> r.id()), r.id());
            }
        }

        private void check(LineId line) {
            var onFile = shop.onFile(order);
            var open = shop.returnsOf(order).stream()
                    .filter(Return::isOpen)
                    .flatMap(r -> r.line(line).stream())
                    .mapToInt(l -> l.quantity())
                    .sum();
            assertEquals(open, onFile.holding(line).units());
            assertTrue(onFile.left(onFile.order().line(line).orElseThrow()) >= 0, "no unit is in two returns");
        }
    }
}
