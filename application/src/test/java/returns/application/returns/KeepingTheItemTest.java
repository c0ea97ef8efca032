package returns.application.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;
import static returns.application.fixtures.RulesFixture.rules;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.application.returns.HandleReturn.Command;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnStatus;
import returns.domain.returns.Stage;

/** A unit costs 3.99 EUR, and what is worth up to 5 EUR is kept. */
class KeepingTheItemTest {
    private final Shop shop = new Shop();

    @Test
    void whatIsNotKeptInOneReturnIsNotKeptInSeveral() {
        shop.rules(rules().approving(5_000).keeping(500).build());
        var order = sold();
        assertEquals(Stage.ACCEPTED, stage(created("1", order)));
        assertEquals(Stage.APPROVED, stage(created("2", order)));
        assertEquals(Stage.ACCEPTED, stage(created("3", sold())), "of another order it is another matter");
    }

    @Test
    void noMoreIsKeptWhereAPersonApproves() {
        shop.rules(rules().keeping(500).build());
        var order = sold();
        var one = created("1", order);
        var other = created("2", order);
        assertEquals(Stage.APPROVED, stage(approved(one)));
        shop.canceled(one);
        assertEquals(Stage.ACCEPTED, stage(approved(other)));
    }

    /** Both see that there is no other return. */
    @Test
    void ofTwoAtOnceOneIsKept() {
        shop.rules(rules().approving(5_000).keeping(500).build());
        var order = sold();
        var node = shop.anotherNode();
        shop.changes().next((store, change) -> {
            Answers.done(node.create("1", WantedReturn.of(order)));
            return store.commit(change);
        });
        created("2", order);
        assertEquals(
                1,
                shop.returnsOf(order).stream()
                        .map(KeepingTheItemTest::stage)
                        .filter(Stage.ACCEPTED::equals)
                        .count());
        assertEquals(2, shop.held(order));
    }

    private OrderFixture sold() {
        return shop.sold(order(line("1").units(3)).placed(OrderFixture.NOW));
    }

    private Return created(String key, OrderFixture order) {
        return Answers.done(shop.create(key, WantedReturn.of(order)));
    }

    private Return approved(Return requested) {
        assertEquals(ReturnStatus.REQUESTED, requested.status());
        return Answers.done(shop.handle("approve-" + requested.number(), requested, new Command.Approve()));
    }

    private static Stage stage(Return of) {
        var stages = of.lines().getFirst().stages();
        return Stream.of(Stage.values())
                .filter(stage -> stages.in(stage) > 0)
                .findFirst()
                .orElseThrow();
    }
}
