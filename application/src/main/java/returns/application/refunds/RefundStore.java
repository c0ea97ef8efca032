package returns.application.refunds;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import returns.domain.refunds.RefundId;
import returns.domain.returns.ReturnId;

/** Where refunds are found. They are part of their returns, and written with them. */
public interface RefundStore {
    /** The return that the refund is of. */
    Optional<ReturnId> returnOf(RefundId refund);

    /** The refunds that are looked for, in their order, at most so many. */
    List<FiledRefund> find(RefundQuery query, int most);

    /** Refunds that nobody decided about by then, the longest overdue first, at most so many. */
    List<FiledRefund> undecided(Instant now, int most);
}
