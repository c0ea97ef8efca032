package returns.application.input;

import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.application.answers.Validation;

/**
 * What a caller wrote: an object of texts, numbers, truth values, lists and objects, not yet judged; or why it cannot be read
 * at all.
 */
public record Written(Answer<Map<String, @Nullable Object>> content) {
    /** That could be read. */
    public static Written of(Map<String, @Nullable Object> properties) {
        return new Written(Answer.done(properties));
    }

    /** That cannot be read. */
    public static Written unreadable(Refusal why) {
        return new Written(Answer.refused(why));
    }

    /** What was written, or the refusal of a call that had to say something and did not. */
    public static Written orMissing(@Nullable Written written) {
        return written != null
                ? written
                : unreadable(Refusal.of(
                        Code.MALFORMED,
                        Retry.CHANGED,
                        "The call has no body.",
                        "Nothing was done. Send one JSON object, with the same key if the call has one."));
    }

    /** A body without any property, which nothing is asked of. */
    public record Nothing() {}

    /** What was written of a call that has nothing to say: no body, or an empty object. */
    public static Answer<Nothing> nothing(@Nullable Written written) {
        return written == null ? Answer.done(new Nothing()) : written.as(Nothing.class);
    }

    /**
     * A value of that shape; or a refusal that names everything that is not of it: properties that it does not know, what is
     * missing of those that are not {@code @Nullable}, and values of other types. Nothing is converted, {@code 1.0} is 1, and
     * {@code null} is the same as nothing.
     */
    public <R extends Record> Answer<R> as(Class<R> shape) {
        return as(shape, (read, v) -> v.whole(() -> read));
    }

    /** The same, and what is made of it; both name what is not valid, in one refusal. */
    public <R extends Record, T> Answer<T> as(Class<R> shape, BiFunction<R, Validation, Answer<T>> make) {
        return content.then(properties -> {
            var v = new Validation();
            Optional<R> read = new RecordReader(v).object("", properties, shape);
            return read.map(r -> make.apply(r, v)).orElseGet(v::refused);
        });
    }
}
