package returns.adapters.rest.answers;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;
import returns.application.answers.FindingFacts;
import returns.domain.Deadline;
import returns.domain.policy.Finding;
import returns.domain.returns.Reason;

/**
 * A reason why units of a line cannot go back, with the facts.
 *
 * @param code the stable name of the reason
 * @param detail the reason in one sentence
 * @param returnable how many units of the line can go back
 * @param lastDay the last day on which the line could be returned, in the shop's time zone
 * @param deadline the first instant that is too late
 * @param allowedReasons for which reasons it can go back
 */
@Schema(name = "Finding")
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record FindingDocument(
        String code,
        String detail,
        @Nullable Integer returnable,
        @Nullable String lastDay,
        @Nullable String deadline,
        @Nullable List<String> allowedReasons) {
    /** The finding as callers read it. */
    public static FindingDocument of(Finding finding) {
        var facts = FindingFacts.of(finding);
        return new FindingDocument(
                finding.code(),
                finding.detail(),
                facts.returnable().orElse(null),
                facts.deadline().map(Deadline::lastDay).map(LocalDate::toString).orElse(null),
                facts.deadline().map(Deadline::closesAt).map(Instant::toString).orElse(null),
                facts.allowedReasons().stream().map(Reason::term).toList());
    }
}
