package returns.application.idempotency;

import java.util.Optional;
import java.util.function.Function;
import returns.application.answers.Refusal;
import returns.application.changes.Change;
import returns.domain.idempotency.IdempotencyRecord;
import returns.domain.returns.Return;

/** What was decided on the facts. */
public sealed interface Decision {
    /** Make this change; its state is the result. */
    record Make(Change change) implements Decision {}

    /**
     * All is as asked for already, and that is the result.
     *
     * @param record by which the call is recognised when it is repeated, after the return may have changed again
     */
    record AlreadySo(Return state, Optional<IdempotencyRecord> record) implements Decision {}

    /** Do nothing, and say why. The key is not used up. */
    record Refuse(Refusal refusal) implements Decision {}

    /** This decision; unless it refuses, with the record by which it is recognised, made of its result. */
    default Decision keyed(Function<Return, IdempotencyRecord> record) {
        return switch (this) {
            case Make(var change) -> new Make(change.recordedAs(record.apply(change.state())));
            case AlreadySo(var state, var _) -> new AlreadySo(state, Optional.of(record.apply(state)));
            case Refuse refuse -> refuse;
        };
    }

    /** Do nothing, and say why. */
    static Decision refuse(Refusal refusal) {
        return new Refuse(refusal);
    }

    /** All is as asked for already. */
    static Decision alreadySo(Return state) {
        return new AlreadySo(state, Optional.empty());
    }
}
