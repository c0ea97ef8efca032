package returns.application.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.application.fixtures.OrderFixture.order;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import returns.application.answers.Code;
import returns.application.fixtures.Answers;
import returns.application.fixtures.AtOnce;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.ReturnFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.application.input.Precondition;
import returns.domain.returns.ReturnEvent;
import returns.domain.returns.ReturnStatus;
import returns.domain.returns.Stage;
import returns.domain.returns.Step;

class CancelingAReturnTest {
    private final Shop shop = new Shop();
    private final OrderFixture order = shop.sold(order());

    @Test
    void aCanceledReturnGivesItsUnitsBack() {
        var made = Answers.done(shop.create("k", WantedReturn.of(order).units(2)));
        var canceled = Answers.done(shop.later().cancelByTool(PrincipalFixture.AGENT, made));
        assertEquals(ReturnFixture.canceling(made).state(), canceled);
        assertEquals(List.of(canceled), shop.returnsOf(order));
        assertEquals(0, shop.held(order));
        assertEquals(
                ReturnEvent.by(
                        PrincipalFixture.AGENT,
                        ReturnEvent.Type.CANCELED,
                        shop.clock().instant(),
                        Optional.empty(),
                        canceled,
                        List.of(Step.on(made.lines().getFirst().line(), Stage.PENDING, Stage.CANCELED, 2))),
                shop.changes().committed().getLast().event());
    }

    @Test
    void aCanceledReturnThatIsCanceledAgainAnswersTheSame() {
        var made = Answers.done(shop.create("k", WantedReturn.of(order).units(2)));
        var canceled = Answers.done(shop.cancelByTool(PrincipalFixture.CUSTOMER, made));
        assertEquals(canceled, Answers.done(shop.later().cancelByTool(PrincipalFixture.STAFF, made)));
        assertEquals(canceled, Answers.done(shop.cancel(PrincipalFixture.CUSTOMER, "k", made, new Precondition.Any())));
        assertEquals(2, shop.changes().committed().size());
        assertEquals(0, shop.held(order));
    }

    /** As case 22 has it of approvals. */
    @Test
    void ofTwentyAtOnceOneCancels() {
        var made = Answers.done(shop.create("k", WantedReturn.of(order).units(2)));
        Answers.done(shop.create("k-2", WantedReturn.of(order)));
        var other = shop.anotherNode();
        var answers = AtOnce.calls(20, i -> (i % 2 == 0 ? shop : other).cancelByTool(PrincipalFixture.CUSTOMER, made));
        assertEquals(
                List.of(ReturnFixture.canceling(made).state()),
                answers.stream().map(Answers::result).distinct().toList());
        assertEquals(1, shop.held(order), "the units of the other return");
    }

    @Test
    void ofTwentyAtOnceWithOneKeyOneCancels() {
        var made = Answers.done(shop.create("k", WantedReturn.of(order).units(2)));
        var answers = AtOnce.calls(
                20, i -> shop.cancel(PrincipalFixture.CUSTOMER, "k", made, new Precondition.OneOf(Set.of(1))));
        assertEquals(
                List.of(ReturnFixture.canceling(made).state()),
                answers.stream().map(Answers::result).distinct().toList());
        assertEquals(
                1, shop.changes().committed().stream().filter(c -> !c.creates()).count());
    }

    @Test
    void onlyItsCustomerAndStaffMayCancelIt() {
        var made = Answers.done(shop.create("k", WantedReturn.of(order)));
        for (var principal : List.of(PrincipalFixture.OTHER_CUSTOMER, PrincipalFixture.FEED)) {
            var hidden = Answers.refused(Code.NOT_FOUND, shop.cancelByTool(principal, made));
            assertEquals(Answers.refused(Code.NOT_FOUND, new Shop().cancelByTool(principal, made)), hidden);
        }
        assertEquals(
                ReturnStatus.CANCELED,
                Answers.done(shop.cancelByTool(PrincipalFixture.STAFF, made)).status());
    }

    @Test
    void aReturnThatIsNotThereCannotBeCanceled() {
        var unknown = ReturnFixture.of(shop.onFile(order), 1);
        Answers.refused(Code.NOT_FOUND, shop.cancelByTool(PrincipalFixture.STAFF, unknown));
        Answers.refused(Code.NOT_FOUND, shop.cancel(PrincipalFixture.STAFF, "k", unknown, new Precondition.Any()));
    }
}
