package returns.domain.policy;

import java.util.Set;

/** Which categories never come back. */
public record ReturnableCategories(Set<String> excluded) implements Rule {
    public ReturnableCategories {
        excluded = Set.copyOf(excluded);
    }

    @Override
    public String rule() {
        return "category";
    }

    @Override
    public Verdict judge(Question q) {
        var category = q.line().category();
        return excluded.contains(category)
                ? Verdict.against(this, new Finding.CategoryNotReturnable(category))
                : Verdict.passes(this, "The category %s can be returned.".formatted(category));
    }
}
