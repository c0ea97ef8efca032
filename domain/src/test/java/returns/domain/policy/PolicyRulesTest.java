package returns.domain.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static returns.domain.returns.Reason.OTHER;
import static returns.domain.returns.Reason.STYLE;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import returns.domain.fixtures.Asked;
import returns.domain.returns.Reason;

class PolicyRulesTest {
    @Test
    void demandANoteOnlyForAReasonThatIsAllowedSomewhere() {
        with(new AllowedReasons(Set.of(STYLE), Map.of("food", Set.of(OTHER))), OTHER);
        assertThrows(IllegalArgumentException.class, () -> with(new AllowedReasons(Set.of(STYLE), Map.of()), OTHER));
    }

    @Test
    void nameEveryFindingAtOnce() {
        var rules = with(new AllowedReasons(Set.of(STYLE, OTHER), Map.of("apparel", Set.of(STYLE))), OTHER);

        assertEquals(
                List.of(
                        new Finding.CategoryNotReturnable("apparel"),
                        new Finding.ReasonNotAllowed(OTHER, List.of(STYLE)),
                        new Finding.NoteRequired(OTHER)),
                new ReturnPolicy(2, Instant.EPOCH, rules).judge(Asked.stating(OTHER)));
    }

    @Test
    void freeNothingThatWasRejectedAtFirst() {
        assertFalse(PolicyRules.STANDARD.rejectedComeBack());
    }

    private static PolicyRules with(AllowedReasons reasons, Reason note) {
        var rules = PolicyRules.STANDARD;
        return new PolicyRules(
                rules.windows(),
                new ReturnableCategories(Set.of("apparel")),
                reasons,
                new RequiredNotes(Set.of(note)),
                rules.approval(),
                rules.timeToSend(),
                rules.returnShipping(),
                rules.fees(),
                rules.shippingRefund(),
                rules.paymentSplit(),
                rules.lostPromotion(),
                rules.keepTheItem(),
                rules.refundApproval(),
                rules.rejectedComeBack());
    }
}
