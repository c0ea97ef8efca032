package returns.application.answers;

import java.util.List;
import java.util.Optional;
import returns.domain.Deadline;
import returns.domain.policy.Finding;
import returns.domain.returns.Reason;

/**
 * The facts of a finding, as every adapter tells them.
 *
 * @param returnable how many units of the line can go back
 * @param deadline until when the line could be returned
 * @param allowedReasons for which reasons it can go back; empty where that is not the matter
 */
public record FindingFacts(Optional<Integer> returnable, Optional<Deadline> deadline, List<Reason> allowedReasons) {
    public static FindingFacts of(Finding finding) {
        return switch (finding) {
            case Finding.NotDelivered _ -> units(0);
            case Finding.NotEnoughUnits(var _, var left) -> units(left);
            case Finding.WindowClosed(var deadline) ->
                new FindingFacts(Optional.empty(), Optional.of(deadline), List.of());
            case Finding.ReasonNotAllowed(var _, var allowed) ->
                new FindingFacts(Optional.empty(), Optional.empty(), allowed);
            case Finding.FinalSale _, Finding.UnknownLine _, Finding.CategoryNotReturnable _, Finding.NoteRequired _ ->
                new FindingFacts(Optional.empty(), Optional.empty(), List.of());
        };
    }

    private static FindingFacts units(int left) {
        return new FindingFacts(Optional.of(left), Optional.empty(), List.of());
    }
}
