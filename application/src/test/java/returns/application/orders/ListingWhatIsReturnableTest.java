package returns.application.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.application.fixtures.OrderFixture.line;
import static returns.application.fixtures.OrderFixture.order;

import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.fixtures.Answers;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.PrincipalFixture;
import returns.application.fixtures.Shop;
import returns.application.fixtures.WantedReturn;
import returns.application.orders.ListReturnable.Result;
import returns.domain.Deadline;
import returns.domain.access.Principal;
import returns.domain.orders.Delivery;
import returns.domain.orders.LineId;
import returns.domain.orders.OrderLine;
import returns.domain.policy.Finding;

class ListingWhatIsReturnableTest {
    private static final Deadline DEADLINE = new Deadline(LocalDate.parse("2026-12-14"), ZoneId.of("Europe/Berlin"));

    private final Shop shop = new Shop();

    @Test
    void everyLineTellsHowManyUntilWhenOrWhyNot() {
        var order = shop.sold(order(
                line("1").units(5),
                line("2").notDelivered().asFinalSale(),
                line("3").units(2).delivered(new Delivery(1, OrderFixture.DELIVERED))));
        Answers.done(shop.create("k", WantedReturn.of(order).units(2)));
        var lines = Told.of(Answers.done(list(PrincipalFixture.CUSTOMER, order)));
        assertEquals(
                List.of(
                        told(order, "1", 3, Optional.of(DEADLINE)),
                        told(order, "2", 0, Optional.empty(), new Finding.FinalSale(), new Finding.NotDelivered(0, 1)),
                        told(order, "3", 1, Optional.of(DEADLINE))),
                lines);
    }

    @Test
    void afterTheWindowNoUnitCanGoBackAndTheDayIsStillTold() {
        var order = shop.sold(order(line("1").units(5)));
        shop.clock().advance(Duration.ofDays(40));
        assertEquals(
                List.of(told(order, "1", 0, Optional.of(DEADLINE), new Finding.WindowClosed(DEADLINE))),
                Told.of(Answers.done(list(PrincipalFixture.CUSTOMER, order))));
    }

    @Test
    void unitsInReturnsAreNotThereToGoBack() {
        var order = shop.sold(order(line("1").units(2)));
        var made = Answers.done(shop.create("k", WantedReturn.of(order).units(2)));
        assertEquals(
                List.of(told(order, "1", 0, Optional.of(DEADLINE), new Finding.NotEnoughUnits(1, 0))),
                Told.of(Answers.done(list(PrincipalFixture.CUSTOMER, order))));
        shop.canceled(made);
        assertEquals(
                2,
                Answers.done(list(PrincipalFixture.CUSTOMER, order))
                        .lines()
                        .getFirst()
                        .units());
    }

    @Test
    void asManyUnitsAsAreToldCanBeReturned() {
        var order = shop.sold(order(line("1").units(5).canceled(2)));
        var units = Answers.done(list(PrincipalFixture.CUSTOMER, order))
                .lines()
                .getFirst()
                .units();
        assertEquals(3, units);
        Answers.refused(
                Code.NOT_RETURNABLE, shop.create("k", WantedReturn.of(order).units(units + 1)));
        Answers.done(shop.create("k", WantedReturn.of(order).units(units)));
    }

    @Test
    void everyRuleThatIsAskedTellsWhatItSays() {
        var order = shop.sold(order(line("1").units(5).asFinalSale()));

        var result = Answers.done(list(PrincipalFixture.CUSTOMER, order));

        assertEquals(1, result.policyVersion());
        assertEquals(
                List.of(
                        "final_sale: Sold as final sale.",
                        "category: The category apparel can be returned.",
                        "delivered: 5 of 5 delivered.",
                        "window: 30 days from delivery: until 2026-12-14 (Europe/Berlin).",
                        "units_left: 5 left to return."),
                result.lines().getFirst().verdicts().stream()
                        .map(verdict -> verdict.rule() + ": " + verdict.detail())
                        .toList());
    }

    @Test
    void itIsToldToWhomTheOrderIsShown() {
        var order = shop.sold(order());
        Answers.done(list(PrincipalFixture.STAFF, order));
        Answers.done(list(PrincipalFixture.FEED, order));
        var hidden = Answers.refused(Code.NOT_FOUND, list(PrincipalFixture.OTHER_CUSTOMER, order));
        var missing = new ListReturnable(new Shop().stores(), new Shop().stores(), shop.clock())
                .list(PrincipalFixture.OTHER_CUSTOMER, order.number());
        assertEquals(Answers.refused(Code.NOT_FOUND, missing), hidden);
    }

    private Answer<Result> list(Principal principal, OrderFixture order) {
        return new ListReturnable(shop.stores(), shop.stores(), shop.clock()).list(principal, order.number());
    }

    private record Told(OrderLine line, int units, Optional<Deadline> deadline, List<Finding> findings) {
        static List<Told> of(Result result) {
            return result.lines().stream()
                    .map(line -> new Told(line.line(), line.units(), line.deadline(), line.findings()))
                    .toList();
        }
    }

    private static Told told(
            OrderFixture order, String id, int units, Optional<Deadline> deadline, Finding... findings) {
        var line = order.build().line(new LineId(id)).orElseThrow();
        return new Told(line, units, deadline, List.of(findings));
    }
}
