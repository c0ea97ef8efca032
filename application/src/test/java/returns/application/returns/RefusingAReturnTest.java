package returns.application.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import returns.application.answers.Code;
import returns.application.answers.LineFindings;
import returns.application.fixtures.Answers;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.application.returns.CreateReturn.Command;
import returns.domain.orders.LineId;
import returns.domain.policy.Finding;
import returns.domain.returns.Resolution;

class RefusingAReturnTest {
    private final Shop shop = new Shop();

    /** Case 26, as far as a command can be built of it. */
    @ParameterizedTest
    @ValueSource(ints = {0, -1, 1_000_001, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void aQuantityThatCannotBeMakesNoCommand(int quantity) {
        var wanted = WantedReturn.of(order()).units(quantity);
        var refused = assertThrows(IllegalArgumentException.class, wanted::command);
        assertEquals("must have a quantity of 1 to 1000000", refused.getMessage());
    }

    /** Case 26. */
    @Test
    void moreUnitsThanWereSoldAreRefused() {
        var order = shop.sold(order());
        var refusal = Answers.refused(
                Code.NOT_RETURNABLE, shop.create("k", WantedReturn.of(order).units(99_999)));
        assertEquals(List.of(findings("1", new Finding.NotEnoughUnits(99_999, 3))), refusal.lines());
    }

    /** Case 27. */
    @Test
    void aLineOfAnotherOrderIsUnknown() {
        shop.sold(order(line("7").units(3)));
        var order = shop.sold(order());
        var refusal = Answers.refused(
                Code.NOT_RETURNABLE, shop.create("k", WantedReturn.of(order).of("7")));
        assertEquals(List.of(findings("7", new Finding.UnknownLine())), refusal.lines());
        assertFalse(refusal.toString().contains("T-shirt 7"), refusal.toString());
    }

    /** Case 27. */
    @Test
    void anotherCustomersOrderIsRefusedLikeOneThatIsNotThere() {
        var order = shop.sold(order());
        var hidden = Answers.refused(
                Code.NOT_FOUND, shop.create(PrincipalFixture.OTHER_CUSTOMER, "k", WantedReturn.of(order)));
        var missing = Answers.refused(
                Code.NOT_FOUND, new Shop().create(PrincipalFixture.OTHER_CUSTOMER, "k", WantedReturn.of(order)));
        assertEquals(missing, hidden);
        Answers.refused(Code.NOT_FOUND, shop.create(PrincipalFixture.FEED, "k", WantedReturn.of(order)));
        Answers.done(shop.create(PrincipalFixture.STAFF, "k", WantedReturn.of(order)));
    }

    /** Case 28. */
    @Test
    void oneLineThatCannotGoBackLeavesTheOthersAlone() {
        var order = shop.sold(
                order(line("1").units(3), line("2").asFinalSale(), line("3").notDelivered()));
        var wanted = WantedReturn.of(order);
        var three = new Command(
                order.number(),
                Resolution.REFUND,
                List.of(
                        wanted.wantedLine(),
                        wanted.of("2").units(2).wantedLine(),
                        wanted.of("3").wantedLine()));
        var refusal = Answers.refused(Code.NOT_RETURNABLE, shop.create(PrincipalFixture.CUSTOMER, "k", three));
        assertEquals(
                List.of(
                        findings("2", new Finding.FinalSale(), new Finding.NotEnoughUnits(2, 1)),
                        findings("3", new Finding.NotDelivered(0, 1))),
                refusal.lines());
        assertEquals(List.of(), shop.returnsOf(order));
        assertEquals(0, shop.held(order));
    }

    /** Case 29. */
    @Test
    void aLineIsNamedOnce() {
        var once = WantedReturn.of(order()).wantedLine();
        var number = order().number();
        assertThrows(IllegalArgumentException.class, () -> new Command(number, Resolution.REFUND, List.of(once, once)));
        assertThrows(IllegalArgumentException.class, () -> new Command(number, Resolution.REFUND, List.of()));
        var many = IntStream.rangeClosed(0, Command.MAX_LINES)
                .mapToObj(i -> WantedReturn.of(order()).of("l-" + i).wantedLine())
                .toList();
        assertThrows(IllegalArgumentException.class, () -> new Command(number, Resolution.REFUND, many));
        assertEquals(
                100,
                new Command(number, Resolution.REFUND, many.subList(0, 100))
                        .lines()
                        .size());
        assertThrows(
                IllegalArgumentException.class,
                () -> new Command(number, Resolution.REFUND, Collections.nCopies(100, once)));
    }

    /** Case 30. */
    @Test
    void whatDidNotArriveOrWasCanceledCannotGoBack() {
        var order = shop.sold(order(line("1").notDelivered(), line("2").units(2).canceled(2)));
        var notYet = Answers.refused(Code.NOT_RETURNABLE, shop.create("k", WantedReturn.of(order)));
        assertEquals(List.of(findings("1", new Finding.NotDelivered(0, 1))), notYet.lines());
        var never = Answers.refused(
                Code.NOT_RETURNABLE, shop.create("k", WantedReturn.of(order).of("2")));
        assertEquals(List.of(findings("2", new Finding.NotDelivered(2, 2))), never.lines());
    }

    private static LineFindings findings(String line, Finding... findings) {
        return new LineFindings(new LineId(line), List.of(findings));
    }
}
