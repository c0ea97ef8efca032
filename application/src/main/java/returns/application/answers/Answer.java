package returns.application.answers;

import java.util.function.Function;
import java.util.function.UnaryOperator;

/** What a use case answers. */
public sealed interface Answer<R> {
    /**
     * It is done.
     *
     * @param replayed whether an earlier call did it, and this is what that call was answered
     */
    record Done<R>(R result, boolean replayed) implements Answer<R> {}

    /** It was not done. */
    record Refused<R>(Refusal refusal) implements Answer<R> {}

    /** Done by this call. */
    static <R> Answer<R> done(R result) {
        return new Done<>(result, false);
    }

    /** Done by an earlier call. */
    static <R> Answer<R> replayed(R result) {
        return new Done<>(result, true);
    }

    /** Not done. */
    static <R> Answer<R> refused(Refusal refusal) {
        return new Refused<>(refusal);
    }

    /** The same answer with its result written in other words. */
    default <S> Answer<S> map(Function<? super R, ? extends S> words) {
        return switch (this) {
            case Done<R>(var result, var replayed) -> new Done<>(words.apply(result), replayed);
            case Refused<R>(var refusal) -> new Refused<>(refusal);
        };
    }

    /** The same answer; if it is a refusal, in other words. */
    default Answer<R> refusing(UnaryOperator<Refusal> words) {
        return switch (this) {
            case Done<R> done -> done;
            case Refused<R>(var refusal) -> new Refused<>(words.apply(refusal));
        };
    }

    /** What comes next, if this was done. */
    default <S> Answer<S> then(Function<? super R, Answer<S>> next) {
        return switch (this) {
            case Done<R>(var result, var replayed) -> next.apply(result);
            case Refused<R>(var refusal) -> new Refused<>(refusal);
        };
    }
}
