package returns.domain.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static returns.domain.fixtures.LineExample.line;
import static returns.domain.returns.Reason.DEFECTIVE;
import static returns.domain.returns.Reason.STYLE;
import static returns.domain.returns.Reason.WRONG_ITEM;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import returns.domain.fixtures.Asked;
import returns.domain.returns.Reason;

class AllowedReasonsTest {
    private static final AllowedReasons NARROW =
            new AllowedReasons(Set.of(STYLE, DEFECTIVE), Map.of("apparel", Set.of(WRONG_ITEM, DEFECTIVE)));

    @Test
    void namesWhatIsAllowedForTheCategory() {
        var finding = new Finding.ReasonNotAllowed(STYLE, List.of(DEFECTIVE, WRONG_ITEM));

        assertEquals(new Verdict("reason", finding.detail(), Optional.of(finding)), NARROW.judge(Asked.stating(STYLE)));
        assertEquals(Optional.empty(), NARROW.judge(Asked.stating(DEFECTIVE)).finding());
    }

    @Test
    void goesByTheDefaultWhereTheCategoryHasNoneOfItsOwn() {
        assertEquals(List.of(DEFECTIVE, STYLE), NARROW.of("books"));
        assertEquals(List.of(Reason.values()), AllowedReasons.ALL.of("books"));
    }

    @Test
    void knowsWhetherAReasonIsAllowedAnywhere() {
        assertTrue(NARROW.anywhere(STYLE));
        assertTrue(NARROW.anywhere(WRONG_ITEM));
        assertFalse(NARROW.anywhere(Reason.OTHER));
    }

    @Test
    void leavesAReasonToEveryCategory() {
        assertThrows(IllegalArgumentException.class, () -> new AllowedReasons(Set.of(), Map.of()));
        assertThrows(IllegalArgumentException.class, () -> new AllowedReasons(Set.of(STYLE), Map.of("food", Set.of())));
    }

    @Test
    void saysNothingBeforeAReasonIsStated() {
        assertEquals(Optional.empty(), NARROW.judge(Asked.about(line(), 1)).finding());
    }
}
