package returns.adapters.tools.mcp;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;
import returns.application.answers.FindingFacts;
import returns.domain.Deadline;
import returns.domain.policy.Finding;
import returns.domain.returns.Reason;

/** A reason why units of a line cannot go back, with the facts; what has no facts to it is left out. */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record FindingResult(
        String code,
        String detail,
        @Nullable Integer returnable,
        @Nullable String lastDay,
        @Nullable String deadline,
        @Nullable List<String> allowedReasons) {
    static FindingResult of(Finding finding) {
        var facts = FindingFacts.of(finding);
        return new FindingResult(
                finding.code(),
                finding.detail(),
                facts.returnable().orElse(null),
                facts.deadline().map(Deadline::lastDay).map(LocalDate::toString).orElse(null),
                facts.deadline().map(Deadline::closesAt).map(Instant::toString).orElse(null),
                facts.allowedReasons().stream().map(Reason::term).toList());
    }
}
