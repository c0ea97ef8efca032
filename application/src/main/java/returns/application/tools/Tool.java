package returns.application.tools;

import java.util.Optional;
import java.util.function.BiFunction;
import returns.application.answers.Answer;
import returns.application.input.Written;
import returns.domain.idempotency.Fingerprint;

/**
 * A tool that a model can call.
 *
 * @param name stable
 * @param description for the model: when to use it, when not, what to ask the customer first
 * @param repeatable whether the same call again has no further effect
 * @param arguments what the model writes; a component that may be left out is {@code @Nullable}
 * @param result what the model reads
 */
public record Tool<A extends Record, R extends Record>(
        String name,
        String title,
        String description,
        Effect effect,
        boolean repeatable,
        Class<A> arguments,
        Class<R> result,
        BiFunction<ToolCall, A, Answer<R>> call) {
    /** Runs the call that a model wrote: mended where there is no doubt what is meant, then read, then run. */
    public Answer<R> answer(ToolCall host, Written written) {
        return Mending.mended(written, arguments).as(arguments).then(mended -> call(host, mended));
    }

    /** The fingerprint of what a model wrote, once mended: calls that ask for the same have the same. None if it is unreadable. */
    public Optional<Fingerprint> fingerprint(Written written) {
        return switch (Mending.mended(written, arguments).content()) {
            case Answer.Done(var mended, var _) -> Optional.of(Fingerprint.of(ArgumentsMeaning.of(mended)));
            case Answer.Refused(var _) -> Optional.empty();
        };
    }

    /** Runs the call. */
    public Answer<R> call(ToolCall host, A written) {
        return call.apply(host, written);
    }
}
