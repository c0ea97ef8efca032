package returns.application.idempotency;

import java.util.function.Function;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.application.changes.Change;
import returns.domain.idempotency.IdempotencyRecord;
import returns.domain.returns.Return;

/** What was decided on the facts. */
public sealed interface Decision {
    /** Make this change; its state is the result. */
    record Make(Change change) implements Decision {}

    /** Answer this, without a change. */
    record Settle(Answer<Return> answer) implements Decision {}

    /** This decision; if it makes a change, with the record by which that is recognised. */
    default Decision keyed(Function<Change, IdempotencyRecord> record) {
        return switch (this) {
            case Make(var change) -> new Make(change.recordedAs(record.apply(change)));
            case Settle settle -> settle;
        };
    }

    /** Do nothing, and say why. The key is not used up. */
    static Decision refuse(Refusal refusal) {
        return new Settle(Answer.refused(refusal));
    }

    /** All is as asked for already. */
    static Decision alreadySo(Return state) {
        return new Settle(Answer.done(state));
    }
}
