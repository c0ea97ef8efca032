package returns.domain.policy;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import returns.domain.returns.Reason;

/**
 * Why goods may come back.
 *
 * @param standard for every category that has no reasons of its own
 */
public record AllowedReasons(Set<Reason> standard, Map<String, Set<Reason>> categories) implements Rule {
    /** Every reason is good enough. */
    public static final AllowedReasons ALL = new AllowedReasons(EnumSet.allOf(Reason.class), Map.of());

    public AllowedReasons {
        standard = Set.copyOf(standard);
        categories = categories.entrySet().stream()
                .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, entry -> Set.copyOf(entry.getValue())));
        if (Stream.concat(Stream.of(standard), categories.values().stream()).anyMatch(Set::isEmpty)) {
            throw new IllegalArgumentException("must leave a reason to every category");
        }
    }

    /** The reasons for goods of that category, in the order of the vocabulary. */
    public List<Reason> of(String category) {
        return categories.getOrDefault(category, standard).stream().sorted().toList();
    }

    /** Whether there is a category of goods that may come back for that reason. */
    public boolean anywhere(Reason reason) {
        return standard.contains(reason) || categories.values().stream().anyMatch(reasons -> reasons.contains(reason));
    }

    @Override
    public String rule() {
        return "reason";
    }

    @Override
    public Verdict judge(Question q) {
        var allowed = of(q.line().category());
        return q.stated()
                .map(Stated::reason)
                .filter(reason -> !allowed.contains(reason))
                .map(reason -> Verdict.against(this, new Finding.ReasonNotAllowed(reason, allowed)))
                .orElseGet(() -> Verdict.passes(this, "The reason is allowed."));
    }
}
