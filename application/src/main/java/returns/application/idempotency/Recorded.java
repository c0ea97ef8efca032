package returns.application.idempotency;

import returns.domain.idempotency.IdempotencyRecord;
import returns.domain.returns.Return;

/**
 * The record of a call that was answered.
 *
 * @param version of the return that the call made or found; known for ever, as its key is
 * @param current the return as it is now
 */
public record Recorded(IdempotencyRecord record, int version, Return current) {}
