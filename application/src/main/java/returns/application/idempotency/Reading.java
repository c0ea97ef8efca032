package returns.application.idempotency;

import java.util.Optional;
import returns.application.answers.Refusal;

/**
 * What a use case read, in one go, to answer or to decide.
 *
 * @param <F> the facts of the decision
 */
public sealed interface Reading<F> {
    /** The caller has no right to see it: nothing else is asked, and nothing that is stored is shown. */
    record Hidden<F>(Refusal refusal) implements Reading<F> {}

    /** The record of the key, if there is one, and the facts. */
    record Seen<F>(Optional<Recorded> recorded, F facts) implements Reading<F> {}
}
