package returns.application.idempotency;

import returns.domain.idempotency.IdempotencyRecord;
import returns.domain.returns.Return;

/** The record of a change that was made, and the return that it made or changed as it is now. */
public record Recorded(IdempotencyRecord record, Return now) {}
