package returns.adapters.rest.policy;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import returns.application.answers.Validation;
import returns.domain.Text;
import returns.domain.policy.AllowedReasons;
import returns.domain.policy.RequiredNotes;
import returns.domain.returns.Reason;

/**
 * Why goods may come back.
 *
 * @param allowed for categories that are not named; every reason if left out
 * @param noteRequired reasons that the customer explains in a note; none if left out
 */
@Schema(name = "PolicyReasons")
@JsonInclude(JsonInclude.Include.NON_NULL)
record ReasonsDocument(
        @Nullable List<@Nullable String> allowed,
        @Nullable List<@Nullable Category> categories,
        @Nullable List<@Nullable String> noteRequired) {
    /** Why goods of one category may come back. */
    @Schema(name = "PolicyReasonsOfCategory")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Category(@Nullable String category, @Nullable List<@Nullable String> allowed) {
        Optional<Map.Entry<String, Set<Reason>>> reasons(String at, Validation v) {
            var name = v.required(at + "/category", category, text -> Text.name(text, 128));
            var reasons = some(at + "/allowed", v, allowed);
            return name.map(known -> Map.entry(known, reasons));
        }
    }

    static ReasonsDocument of(AllowedReasons allowed, RequiredNotes notes) {
        return new ReasonsDocument(
                terms(allowed.standard()),
                allowed.categories().entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .<@Nullable Category>map(entry -> new Category(entry.getKey(), terms(entry.getValue())))
                        .toList(),
                terms(notes.reasons()));
    }

    Optional<AllowedReasons> allowed(String at, Validation v) {
        var standard = allowed == null ? AllowedReasons.ALL.standard() : some(at + "/allowed", v, allowed);
        var named =
                new PolicyLists(v).named(at + "/categories", categories, (each, category) -> category.reasons(each, v));
        var some = !standard.isEmpty() && named.values().stream().noneMatch(Set::isEmpty);
        return some ? Optional.of(new AllowedReasons(standard, named)) : Optional.empty();
    }

    /** The notes; a reason that is allowed nowhere needs none. */
    RequiredNotes notes(String at, Validation v, Optional<AllowedReasons> among) {
        var noted = new PolicyLists(v).reasons(at + "/noteRequired", noteRequired);
        noted.stream()
                .filter(reason -> among.isPresent() && !among.get().anywhere(reason))
                .forEach(reason -> v.reject(
                        at + "/noteRequired/" + written(reason), "must be a reason that is allowed somewhere"));
        return new RequiredNotes(noted);
    }

    /** The words of these reasons, in the order of the vocabulary. */
    static List<@Nullable String> terms(Collection<Reason> reasons) {
        return reasons.stream().sorted().<@Nullable String>map(Reason::term).toList();
    }

    private int written(Reason reason) {
        return noteRequired == null ? 0 : noteRequired.indexOf(reason.term());
    }

    private static Set<Reason> some(String at, Validation v, @Nullable List<@Nullable String> written) {
        var reasons = new PolicyLists(v).reasons(at, written);
        if (written == null || written.isEmpty()) {
            v.reject(at, "must leave at least one reason");
        }
        return reasons;
    }
}
