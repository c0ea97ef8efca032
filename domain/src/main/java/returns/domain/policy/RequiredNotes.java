package returns.domain.policy;

import java.util.Set;
import returns.domain.returns.Reason;

/** Which reasons the customer explains in words of their own. */
public record RequiredNotes(Set<Reason> reasons) implements Rule {
    public RequiredNotes {
        reasons = Set.copyOf(reasons);
    }

    @Override
    public String rule() {
        return "note";
    }

    @Override
    public Verdict judge(Question q) {
        return q.stated()
                .filter(stated ->
                        reasons.contains(stated.reason()) && stated.note().isEmpty())
                .map(stated -> Verdict.against(this, new Finding.NoteRequired(stated.reason())))
                .orElseGet(() -> Verdict.passes(this, "No note is missing."));
    }
}
