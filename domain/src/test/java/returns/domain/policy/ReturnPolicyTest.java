package returns.domain.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static returns.domain.fixtures.LineExample.line;
import static returns.domain.fixtures.OrderExample.order;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import returns.domain.Deadline;
import returns.domain.fixtures.LineExample;
import returns.domain.fixtures.MachineLocale;
import returns.domain.returns.Reason;

class ReturnPolicyTest {
    private static final Instant IN_TIME = Instant.parse("2026-11-20T10:15:30Z");
    private static final Instant TOO_LATE = Instant.parse("2026-12-14T23:00:00Z");
    private static final ReturnPolicy POLICY = ReturnPolicy.standard();
    private static final Finding CLOSED =
            new Finding.WindowClosed(new Deadline(LocalDate.parse("2026-12-14"), ZoneId.of("Europe/Berlin")));

    @Test
    void takesBackWhatWasDeliveredInTime() {
        assertEquals(List.of(), judge(line().ordered(3).delivered(3), 0, 3, IN_TIME));
    }

    @Test
    void leavesAFinalSaleSold() {
        assertEquals(List.of(new Finding.FinalSale()), judge(line().asFinalSale(), 0, 1, IN_TIME));
    }

    @Test
    void takesBackOnlyWhatReachedTheCustomer() {
        var nothing = line().ordered(2).delivered(new int[0]);
        var canceled = line().ordered(2).delivered(2).canceled(2);
        assertEquals(List.of(new Finding.NotDelivered(0, 2)), judge(nothing, 0, 1, IN_TIME));
        assertEquals(List.of(new Finding.NotDelivered(2, 2)), judge(canceled, 0, 1, IN_TIME));
    }

    @Test
    void takesNoUnitBackTwice() {
        assertEquals(List.of(), judge(line().ordered(5).delivered(5), 2, 3, IN_TIME));
        assertEquals(
                List.of(new Finding.NotEnoughUnits(4, 3)),
                judge(line().ordered(5).delivered(5), 2, 4, IN_TIME));
        assertEquals(
                List.of(new Finding.NotEnoughUnits(1, 0)),
                judge(line().ordered(5).delivered(5), 5, 1, IN_TIME));
        assertEquals(
                List.of(new Finding.NotEnoughUnits(3, 2)),
                judge(line().ordered(5).delivered(2), 0, 3, IN_TIME));
    }

    @Test
    void takesNothingBackAfterTheWindow() {
        assertEquals(List.of(), judge(line(), 0, 1, TOO_LATE.minusNanos(1)));
        assertEquals(List.of(CLOSED), judge(line(), 0, 1, TOO_LATE));
    }

    @Test
    void namesEveryReasonAtOnce() {
        var sold = line().ordered(2).delivered(1).asFinalSale();
        assertEquals(
                List.of(new Finding.FinalSale(), CLOSED, new Finding.NotEnoughUnits(2, 1)),
                judge(sold, 0, 2, TOO_LATE));
        assertEquals(
                List.of(new Finding.FinalSale(), new Finding.NotDelivered(0, 1)),
                judge(line().delivered(new int[0]).asFinalSale(), 0, 1, TOO_LATE));
        assertEquals(
                List.of(new Finding.FinalSale(), new Finding.NotDelivered(1, 1), CLOSED),
                judge(line().canceled(1).asFinalSale(), 0, 1, TOO_LATE));
    }

    @Test
    void asksAboutTheReasonOnceItIsStated() {
        var asked = asked(line(), 0, 1, IN_TIME);

        assertEquals(List.of("final_sale", "category", "delivered", "window", "units_left"), rules(asked));
        assertEquals(
                List.of("final_sale", "category", "delivered", "window", "units_left", "reason", "note"),
                rules(asked.stating(Reason.STYLE, Optional.empty())));
    }

    @Test
    void takesBackForEveryReasonAndWithoutANoteAtFirst() {
        for (var reason : Reason.values()) {
            assertEquals(
                    List.of(),
                    POLICY.judge(asked(line(), 0, 1, IN_TIME).stating(reason, Optional.empty())),
                    reason.term());
        }
    }

    @Test
    void isAVersionFromOne() {
        assertEquals(1, POLICY.version());
        assertThrows(IllegalArgumentException.class, () -> new ReturnPolicy(0, Instant.EPOCH, PolicyRules.STANDARD));
    }

    @Test
    void tellsTheLastDay() {
        var sold = line();
        assertEquals(
                Optional.of(LocalDate.parse("2026-12-14")),
                POLICY.deadline(order(sold).build(), sold.build()).map(Deadline::lastDay));
    }

    @Test
    void saysWhyInOneSentenceThatIsTheSameOnEveryMachine() {
        try (var _ = MachineLocale.of("ar-EG")) {
            assertSays("final_sale", "Sold as final sale.", new Finding.FinalSale());
            assertSays("not_delivered", "0 of 12 delivered.", new Finding.NotDelivered(0, 12));
            assertSays("not_delivered", "Canceled: none of the 3 delivered is left.", new Finding.NotDelivered(3, 4));
            assertSays("window_closed", "Could be returned until 2026-12-14 (Europe/Berlin).", CLOSED);
            assertSays("not_enough_units", "4 wanted, 3 left to return.", new Finding.NotEnoughUnits(4, 3));
            assertSays(
                    "category_not_returnable",
                    "Nothing of the category food can be returned.",
                    new Finding.CategoryNotReturnable("food"));
            assertSays(
                    "reason_not_allowed",
                    "Cannot be returned as style, only as defective, wrong_item.",
                    new Finding.ReasonNotAllowed(Reason.STYLE, List.of(Reason.DEFECTIVE, Reason.WRONG_ITEM)));
            assertSays("note_required", "Returned as other, it needs a note.", new Finding.NoteRequired(Reason.OTHER));
            assertSays("unknown_line", "The order has no such line.", new Finding.UnknownLine());
        }
    }

    private static List<String> rules(Rule.Question asked) {
        return POLICY.explain(asked).stream().map(Verdict::rule).toList();
    }

    private static void assertSays(String code, String detail, Finding finding) {
        assertEquals(code, finding.code());
        assertEquals(detail, finding.detail());
    }

    private static List<Finding> judge(LineExample line, int held, int wanted, Instant now) {
        return POLICY.judge(asked(line, held, wanted, now));
    }

    private static Rule.Question asked(LineExample line, int held, int wanted, Instant now) {
        return Rule.Question.of(order(line).onFile(held), line.build(), wanted, now);
    }
}
