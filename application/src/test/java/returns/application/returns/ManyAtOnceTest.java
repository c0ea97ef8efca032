package returns.application.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.util.List;
import org.junit.jupiter.api.Test;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.fixtures.Answers;
import returns.application.fixtures.AtOnce;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.domain.policy.Finding;
import returns.domain.returns.Return;

class ManyAtOnceTest {
    private final Shop shop = new Shop();

    /** Case 1. */
    @Test
    void fiftyIdenticalCreatesAreOneReturnAndFiftyEqualAnswers() {
        var order = shop.sold(order());
        var answers = AtOnce.calls(50, i -> shop.create("k", WantedReturn.of(order)));
        assertEquals(shop.returnsOf(order), results(answers));
        assertEquals(1, shop.returnsOf(order).size());
        assertEquals(
                1,
                answers.stream()
                        .filter(Answer.done(results(answers).getFirst())::equals)
                        .count());
        assertEquals(1, shop.changes().attempts(), "the others waited");
        assertEquals(1, shop.held(order));
    }

    /** Case 19, on one set of stores. */
    @Test
    void twoNodesBehaveLikeOne() {
        var order = shop.sold(order());
        var other = shop.anotherNode();
        var answers = AtOnce.calls(40, i -> (i % 2 == 0 ? shop : other).create("k", WantedReturn.of(order)));
        assertEquals(shop.returnsOf(order), results(answers));
        assertEquals(1, shop.returnsOf(order).size());
        assertEquals(
                1,
                answers.stream()
                        .filter(Answer.done(results(answers).getFirst())::equals)
                        .count());
    }

    /** Case 24. */
    @Test
    void ofTwentyForTheLastUnitOneIsDoneAndNineteenAreToldThatNoneIsLeft() {
        var order = shop.sold(order(line("1").units(1)));
        var answers = AtOnce.calls(20, i -> shop.create("k-" + i, WantedReturn.of(order)));
        assertEquals(1, answers.stream().filter(Answer.Done.class::isInstance).count());
        for (var answer :
                answers.stream().filter(Answer.Refused.class::isInstance).toList()) {
            var refusal = Answers.refused(Code.NOT_RETURNABLE, answer);
            assertEquals(
                    List.of(new Finding.NotEnoughUnits(1, 0)),
                    refusal.lines().getFirst().findings());
        }
        assertEquals(1, shop.returnsOf(order).size());
    }

    @Test
    void asManyAsThereAreUnitsAllSucceed() {
        var order = shop.sold(order(line("1").units(20)));
        var answers = AtOnce.calls(20, i -> shop.create("k-" + i, WantedReturn.of(order)));
        assertTrue(answers.stream().allMatch(Answer.Done.class::isInstance), answers.toString());
        assertEquals(20, shop.changes().attempts(), "no one's decision was stale");
        assertEquals(20, shop.held(order));
    }

    private static List<Return> results(List<Answer<Return>> answers) {
        return answers.stream().map(Answers::result).distinct().toList();
    }
}
