package returns.application.idempotency;

import returns.application.answers.Refusal;
import returns.domain.idempotency.Meaning;

/**
 * What a use case read, in one go, to answer or to decide.
 *
 * @param <F> the facts of the decision
 */
public sealed interface Reading<F> {
    /** The caller has no right to see it: nothing else is asked, and nothing that is stored is shown. */
    record Hidden<F>(Refusal refusal) implements Reading<F> {}

    /**
     * The key is known: the change was made, and no facts are needed.
     *
     * @param asked what the call at hand means
     */
    record Repeated<F>(Recorded recorded, Meaning.Parts asked) implements Reading<F> {}

    /**
     * The key is free, and these are the facts.
     *
     * @param asked what the call at hand means
     */
    record Fresh<F>(F facts, Meaning.Parts asked) implements Reading<F> {}
}
