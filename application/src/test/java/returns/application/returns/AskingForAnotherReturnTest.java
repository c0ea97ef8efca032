package returns.application.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.Difference;
import returns.application.answers.Retry;
import returns.application.fixtures.Answers;
import returns.application.fixtures.AtOnce;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.domain.policy.Finding;
import returns.domain.returns.Reason;
import returns.domain.returns.Resolution;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnNumber;

/** What a model is told that asks for a return of a line that was returned before. */
class AskingForAnotherReturnTest {
    private final Shop shop = new Shop();
    private final OrderFixture order =
            shop.sold(order(line("1").units(9), line("2").units(2)));
    private final WantedReturn wanted = WantedReturn.of(order);

    /** Case 9a. */
    @Test
    void afterItsReturnHasEndedTheSameCallCreatesNothing() {
        var first = Answers.done(shop.createByTool(wanted));
        var ended = shop.canceled(first);
        var refusal = Answers.refused(Code.RETURN_ENDED, ended, shop.createByTool(wanted));
        assertEquals(Retry.CHANGED, refusal.retry());
        assertTrue(refusal.hint().contains("previousReturn set to " + first.number()), refusal.hint());
        Answers.refused(Code.RETURN_ENDED, ended, shop.createByTool(wanted.units(2)));
        assertEquals(List.of(ended), shop.returnsOf(order));
    }

    /** Case 9a. */
    @Test
    void namingTheEndedReturnMakesAnotherOneOnce() {
        var ended = shop.canceled(Answers.done(shop.createByTool(wanted)));
        var another = Answers.done(shop.later().createByTool(wanted.after(ended)));
        assertNotEquals(ended.id(), another.id());
        assertEquals(another, Answers.replayed(shop.later().createByTool(wanted.after(ended))));
        assertEquals(List.of(another, ended), shop.returnsOf(order));
        Answers.refused(Code.RETURN_ENDED, ended, shop.createByTool(wanted));
    }

    @Test
    void anotherMeaningInTheSameConversationIsRefusedWithWhatDiffers() {
        var first = Answers.done(shop.createByTool(wanted));
        var other = wanted.units(2).because(Reason.DEFECTIVE).against(Resolution.EXCHANGE);
        var refusal = Answers.refused(Code.ALREADY_REQUESTED, first, shop.createByTool(other));
        assertEquals(
                List.of(
                        difference("quantity", "1", "2"),
                        difference("reason", "size_too_small", "defective"),
                        difference("resolution", "refund", "exchange"),
                        new Difference("wantedSku", Optional.empty(), Optional.of("OTHER-SKU"))),
                refusal.differences());
        assertEquals(Retry.CHANGED, refusal.retry());
        assertTrue(refusal.hint().contains("cancel_return"), refusal.hint());
        var units = Answers.refused(Code.ALREADY_REQUESTED, first, shop.createByTool(wanted.units(2)));
        assertEquals(List.of(difference("quantity", "1", "2")), units.differences());
        assertTrue(units.hint().contains("change_return with returnNumber " + first.number()), units.hint());
        assertEquals(List.of(first), shop.returnsOf(order));
    }

    @Test
    void askingForWhatTheReturnWasChangedToMeanwhileAnswersTheReturnAsItIs() {
        var first = Answers.done(shop.createByTool(wanted));
        var changed = Answers.done(shop.setQuantity(first, 2));
        assertEquals(changed, Answers.replayed(shop.createByTool(wanted.units(2))));
        assertEquals(List.of(changed), shop.returnsOf(order));
    }

    @Test
    void anUnknownLineIsNamedBeforeThePreviousReturn() {
        var first = Answers.done(shop.createByTool(wanted));
        var refusal = Answers.refused(
                Code.NOT_RETURNABLE, shop.createByTool(wanted.of("9").after(first)));
        assertEquals(
                List.of(new Finding.UnknownLine()), refusal.lines().getFirst().findings());
    }

    @Test
    void anOpenReturnThatAnotherConversationMadeMayBeTheOneThatIsMeant() {
        var first = Answers.done(shop.createByTool(wanted));
        Answers.refused(Code.POSSIBLE_DUPLICATE, first, shop.createByTool(wanted.in("conv-2")));
        var byBackend = Answers.done(shop.create("k", wanted.of("2")));
        Answers.refused(Code.POSSIBLE_DUPLICATE, byBackend, shop.createByTool(wanted.of("2")));
        assertEquals(2, shop.returnsOf(order).size());
    }

    @Test
    void whereNoUnitIsLeftThatIsWhatIsTold() {
        Answers.done(shop.createByTool(wanted.units(9)));
        var refusal = Answers.refused(Code.NOT_RETURNABLE, shop.createByTool(wanted.in("conv-2")));
        assertEquals(
                List.of(new Finding.NotEnoughUnits(1, 0)),
                refusal.lines().getFirst().findings());
    }

    @Test
    void namingTheOpenReturnMakesAnotherOneOnceEachTime() {
        var first = Answers.done(shop.createByTool(wanted));
        var asked = wanted.in("conv-2").after(first);
        var second = Answers.done(shop.later().createByTool(asked));
        assertEquals(second, Answers.replayed(shop.createByTool(asked)));
        Answers.refused(Code.POSSIBLE_DUPLICATE, second, shop.createByTool(wanted.in("conv-2")));
        Answers.refused(
                Code.POSSIBLE_DUPLICATE,
                second,
                shop.createByTool(wanted.in("conv-3").after(first)));
        var third = Answers.done(shop.later().createByTool(wanted.in("conv-2").after(second)));
        assertEquals(
                third, Answers.replayed(shop.createByTool(wanted.in("conv-2").after(second))));
        assertEquals(second, Answers.replayed(shop.createByTool(asked)));
        assertEquals(List.of(third, second, first), shop.returnsOf(order));
    }

    @Test
    void namingAnEndedReturnWhileANewerIsOpenTellsOfTheNewer() {
        var ended = shop.canceled(Answers.done(shop.createByTool(wanted)));
        var newer = Answers.done(shop.later().createByTool(wanted.after(ended)));
        Answers.refused(
                Code.POSSIBLE_DUPLICATE,
                newer,
                shop.createByTool(wanted.in("conv-2").after(ended)));
        Answers.done(shop.later().createByTool(wanted.in("conv-2").after(newer)));
    }

    @Test
    void namingTheNewestReturnIsEnoughThoughItEndedAndAnOlderIsOpen() {
        var older = Answers.done(shop.createByTool(wanted));
        var newest = shop.canceled(Answers.done(shop.later().createByTool(wanted.after(older))));
        Answers.done(shop.later().createByTool(wanted.in("conv-2").after(newest)));
        assertEquals(3, shop.returnsOf(order).size());
    }

    @Test
    void aCallThatNamedAReturnIsAlsoToldWhenItsOwnHasEnded() {
        var first = Answers.done(shop.createByTool(wanted));
        var asked = wanted.after(first);
        var second = shop.canceled(Answers.done(shop.later().createByTool(asked)));
        Answers.refused(Code.RETURN_ENDED, second, shop.createByTool(asked));
        Answers.done(shop.later().createByTool(wanted.after(second)));
    }

    @Test
    void thePreviousReturnIsOneOfThisLineAndCustomer() {
        var ofOtherLine = Answers.done(shop.createByTool(wanted.of("2")));
        var foreign = shop.sold(order().of(OrderFixture.OTHER_CUSTOMER));
        var ofOtherOrder = Answers.done(shop.create(PrincipalFixture.OTHER_CUSTOMER, "k", WantedReturn.of(foreign)));
        for (var previous : List.of(ofOtherLine.number(), ofOtherOrder.number(), new ReturnNumber("R-7K3F9QX2"))) {
            var refusal = Answers.refused(Code.UNKNOWN_PREVIOUS_RETURN, shop.createByTool(wanted.after(previous)));
            assertEquals("There is no return " + previous + " of line 1.", refusal.detail());
            assertEquals(Optional.empty(), refusal.existing());
        }
        Answers.done(shop.createByTool(wanted));
    }

    @Test
    void anOpenReturnThatAnotherConversationMakesMeanwhileIsSeen() {
        var other = shop.anotherNode();
        shop.changes().next((store, change) -> {
            Answers.done(other.createByTool(wanted.in("conv-2")));
            return store.commit(change);
        });
        var answer = shop.createByTool(wanted);
        Answers.refused(Code.POSSIBLE_DUPLICATE, shop.returnsOf(order).getFirst(), answer);
        assertEquals(1, shop.returnsOf(order).size());
    }

    @Test
    void ofManyConversationsAtOnceOneReturnsTheLine() {
        var answers = AtOnce.calls(24, i -> shop.createByTool(wanted.in("conv-" + i)));
        assertEquals(1, answers.stream().filter(Answer.Done.class::isInstance).count());
        var made = shop.returnsOf(order);
        assertEquals(1, made.size());
        answers.stream().filter(Answer.Refused.class::isInstance).forEach(a -> refusedFor(made.getFirst(), a));
    }

    private static void refusedFor(Return open, Answer<Return> answer) {
        Answers.refused(Code.POSSIBLE_DUPLICATE, open, answer);
    }

    private static Difference difference(String argument, String before, String now) {
        return new Difference(argument, Optional.of(before), Optional.of(now));
    }
}
