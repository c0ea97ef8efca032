package returns.adapters.rest.answers;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;
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
@JsonInclude(JsonInclude.Include.NON_NULL)
public record FindingDocument(
        String code,
        String detail,
        @Nullable Integer returnable,
        @Nullable String lastDay,
        @Nullable String deadline,
        @Nullable List<String> allowedReasons) {
    /** The finding as callers read it. */
    public static FindingDocument of(Finding finding) {
        return switch (finding) {
            case Finding.NotDelivered _ -> withUnits(finding, 0);
            case Finding.NotEnoughUnits units -> withUnits(finding, units.left());
            case Finding.WindowClosed(var deadline) -> withDeadline(finding, deadline);
            case Finding.ReasonNotAllowed(var reason, var allowed) -> withReasons(finding, allowed);
            case Finding.FinalSale _, Finding.UnknownLine _, Finding.CategoryNotReturnable _, Finding.NoteRequired _ ->
                new FindingDocument(finding.code(), finding.detail(), null, null, null, null);
        };
    }

    private static FindingDocument withUnits(Finding finding, int left) {
        return new FindingDocument(finding.code(), finding.detail(), left, null, null, null);
    }

    private static FindingDocument withDeadline(Finding finding, Deadline deadline) {
        return new FindingDocument(
                finding.code(),
                finding.detail(),
                null,
                deadline.lastDay().toString(),
                deadline.closesAt().toString(),
                null);
    }

    private static FindingDocument withReasons(Finding finding, List<Reason> allowed) {
        var terms = allowed.stream().map(Reason::term).toList();
        return new FindingDocument(finding.code(), finding.detail(), null, null, null, terms);
    }
}
