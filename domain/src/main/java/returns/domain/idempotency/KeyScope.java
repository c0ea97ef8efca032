package returns.domain.idempotency;

/**
 * A key where it counts: the same key of another principal, or on another operation, is another key.
 *
 * @param principal the subject who asks, whichever agent acts for them
 * @param operation the name of the operation
 */
public record KeyScope(String principal, String operation, IdempotencyKey key) {}
