package returns.application.idempotency;

import java.time.Instant;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.domain.idempotency.IdempotencyKey;
import returns.domain.idempotency.KeyScope;
import returns.domain.idempotency.Meaning;
import returns.domain.returns.Return;

/**
 * A kind of change whose calls are recognised by a key.
 *
 * @param <R> what its calls are answered
 * @param name stable: it stands in every stored record
 * @param onRepeat what a call is answered whose key is known
 */
public record Operation<R>(String name, Result<R> result, OnRepeat<R> onRepeat) {
    /** What a call is answered. */
    public interface Result<R> {
        /**
         * The result.
         *
         * @param state the return as the call left or found it; once the retention of results has passed, as it is now
         * @param version of the return that the call made or found
         */
        R of(Return state, int version);
    }

    /** What a call is answered whose key is known. */
    public interface OnRepeat<R> {
        /**
         * The answer.
         *
         * @param meaning what the call at hand asks for
         * @param stored the stored result, if its retention has not passed
         */
        Answer<R> answer(Recorded recorded, Meaning.Parts meaning, Optional<Return> stored);
    }

    /** An operation that is answered with the return, as {@link #of(String, Result)} says. */
    public static Operation<Return> of(String name) {
        return of(name, (state, _) -> state);
    }

    /**
     * An operation that answers the same call with the stored result, or with the thing as it is now once the retention of
     * results has passed; and refuses another call with that key (draft-ietf-httpapi-idempotency-key-header-07, section 2.7).
     */
    public static <R> Operation<R> of(String name, Result<R> result) {
        return new Operation<>(
                name,
                result,
                (recorded, meaning, stored) -> recorded.record().means(meaning)
                        ? Answer.replayed(result.of(stored.orElse(recorded.current()), recorded.version()))
                        : Answer.refused(keyReused(recorded.record().createdAt())));
    }

    KeyScope scope(String principal, IdempotencyKey key) {
        return new KeyScope(principal, name, key);
    }

    private static Refusal keyReused(Instant at) {
        return Refusal.of(
                Code.KEY_REUSED,
                Retry.NEW_KEY,
                "This key was used at " + at + " for a request that means something else.",
                "Nothing was done. If this is a new request, send it with a new key; if it is the earlier one again,"
                        + " send it as it was.");
    }
}
