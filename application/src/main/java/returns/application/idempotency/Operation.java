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
 * @param name stable: it stands in every stored record
 * @param repeated what a call is answered whose key is known
 */
public record Operation(String name, Repeated repeated) {
    /** What a call is answered whose key is known. */
    public interface Repeated {
        /**
         * The answer.
         *
         * @param meaning what the call at hand asks for
         * @param stored the stored result, if its retention has not passed
         */
        Answer<Return> answer(Recorded recorded, Meaning.Parts meaning, Optional<Return> stored);
    }

    /**
     * An operation that answers the same call with the stored result, or with the thing as it is now once the retention of
     * results has passed; and refuses another call with that key (draft-ietf-httpapi-idempotency-key-header-07, section 2.7).
     */
    public static Operation of(String name) {
        return new Operation(
                name,
                (recorded, meaning, stored) -> recorded.record().means(meaning)
                        ? Answer.replayed(stored.orElse(recorded.now()))
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
