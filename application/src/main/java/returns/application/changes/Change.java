package returns.application.changes;

import java.util.List;
import java.util.Optional;
import returns.domain.idempotency.IdempotencyRecord;
import returns.domain.returns.Return;
import returns.domain.returns.ReturnEvent;

/**
 * All that is to happen, as a value: committed whole, or not at all.
 *
 * @param state the return's new state; decided on the version before its own, or on there being none before version 1
 * @param refunds what it means for the order's payments; none if it leaves the return's refunds as they are. A repayment that
 *     is planned by it is handed over to be sent, once it is committed
 * @param record by which the change is recognised when it is asked for again
 */
public record Change(
        Return state,
        List<UnitsMove> moves,
        Optional<RefundsMove> refunds,
        ReturnEvent event,
        Optional<IdempotencyRecord> record) {
    public Change {
        moves = List.copyOf(moves);
    }

    /** A change that is not yet keyed. */
    public Change(Return state, List<UnitsMove> moves, Optional<RefundsMove> refunds, ReturnEvent event) {
        this(state, moves, refunds, event, Optional.empty());
    }

    /** A change that is not yet keyed, and leaves the refunds as they are. */
    public Change(Return state, List<UnitsMove> moves, ReturnEvent event) {
        this(state, moves, Optional.empty(), event);
    }

    /** Whether it makes a return that was not there. */
    public boolean creates() {
        return state.version() == 1;
    }

    /** This change, and by what it will be recognised. */
    public Change recordedAs(IdempotencyRecord key) {
        return new Change(state, moves, refunds, event, Optional.of(key));
    }
}
