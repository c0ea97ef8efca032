package returns.application.answers;

import java.util.List;
import returns.domain.orders.LineId;
import returns.domain.policy.Finding;

/** Every reason why one line cannot be returned as asked. */
public record LineFindings(LineId line, List<Finding> findings) {
    public LineFindings {
        findings = List.copyOf(findings);
    }
}
