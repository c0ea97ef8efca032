package returns.domain.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.domain.fixtures.LineExample.line;

import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import returns.domain.fixtures.Asked;

class ReturnableCategoriesTest {
    @Test
    void leavesSoldWhatIsOfAnExcludedCategory() {
        var finding = new Finding.CategoryNotReturnable("apparel");

        assertEquals(new Verdict("category", finding.detail(), Optional.of(finding)), judge(Set.of("food", "apparel")));
        assertEquals(
                new Verdict("category", "The category apparel can be returned.", Optional.empty()),
                judge(Set.of("food", "Apparel")));
    }

    private static Verdict judge(Set<String> excluded) {
        return new ReturnableCategories(excluded).judge(Asked.about(line(), 1));
    }
}
