package returns.adapters.tools.mcp;

import java.util.List;
import org.jspecify.annotations.Nullable;
import returns.domain.Deadline;
import returns.domain.policy.Finding;
import returns.domain.returns.Reason;

/** A reason why units of a line cannot go back, with the facts; what has no facts to it is left out. */
record FindingResult(
        String code,
        String detail,
        @Nullable Integer returnable,
        @Nullable String lastDay,
        @Nullable String deadline,
        @Nullable List<String> allowedReasons) {
    static FindingResult of(Finding finding) {
        return switch (finding) {
            case Finding.NotDelivered _ -> withUnits(finding, 0);
            case Finding.NotEnoughUnits units -> withUnits(finding, units.left());
            case Finding.WindowClosed(var deadline) -> withDeadline(finding, deadline);
            case Finding.ReasonNotAllowed(var _, var allowed) -> withReasons(finding, allowed);
            case Finding.FinalSale _, Finding.UnknownLine _, Finding.CategoryNotReturnable _, Finding.NoteRequired _ ->
                new FindingResult(finding.code(), finding.detail(), null, null, null, null);
        };
    }

    private static FindingResult withUnits(Finding finding, int left) {
        return new FindingResult(finding.code(), finding.detail(), left, null, null, null);
    }

    private static FindingResult withDeadline(Finding finding, Deadline deadline) {
        return new FindingResult(
                finding.code(),
                finding.detail(),
                null,
                deadline.lastDay().toString(),
                deadline.closesAt().toString(),
                null);
    }

    private static FindingResult withReasons(Finding finding, List<Reason> allowed) {
        var terms = allowed.stream().map(Reason::term).toList();
        return new FindingResult(finding.code(), finding.detail(), null, null, null, terms);
    }
}
