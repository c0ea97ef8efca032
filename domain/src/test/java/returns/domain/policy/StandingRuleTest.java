package returns.domain.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.domain.fixtures.LineExample.line;
import static returns.domain.policy.StandingRule.DELIVERED;
import static returns.domain.policy.StandingRule.FINAL_SALE;
import static returns.domain.policy.StandingRule.UNITS_LEFT;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import returns.domain.fixtures.Asked;
import returns.domain.fixtures.LineExample;

class StandingRuleTest {
    @Test
    void leavesAFinalSaleSold() {
        assertAgainst(new Finding.FinalSale(), FINAL_SALE, line().asFinalSale(), 1);
        assertPasses("Not sold as final sale.", FINAL_SALE, line(), 1);
    }

    @Test
    void takesBackOnlyWhatReachedTheCustomer() {
        assertAgainst(new Finding.NotDelivered(0, 1), DELIVERED, line().delivered(new int[0]), 1);
        assertAgainst(new Finding.NotDelivered(1, 1), DELIVERED, line().canceled(1), 1);
        assertPasses("1 of 2 delivered.", DELIVERED, line().ordered(2).delivered(1), 2);
    }

    @Test
    void takesNoUnitBackTwice() {
        assertAgainst(
                new Finding.NotEnoughUnits(2, 1), UNITS_LEFT, line().ordered(2).delivered(1), 2);
        assertPasses("1 left to return.", UNITS_LEFT, line().ordered(2).delivered(1), 1);
        assertPasses("0 left to return.", UNITS_LEFT, line().delivered(new int[0]), 1);
    }

    private static void assertAgainst(Finding finding, StandingRule rule, LineExample line, int wanted) {
        assertEquals(
                new Verdict(rule.term(), finding.detail(), Optional.of(finding)),
                rule.judge(Asked.about(line, wanted)));
    }

    private static void assertPasses(String detail, StandingRule rule, LineExample line, int wanted) {
        assertEquals(new Verdict(rule.term(), detail, Optional.empty()), rule.judge(Asked.about(line, wanted)));
    }
}
