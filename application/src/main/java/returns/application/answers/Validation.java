package returns.application.answers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Makes values of what a caller wrote, and collects everything that is wrong with it, so that one answer names it all. */
public final class Validation {
    private static final int MOST = 100;

    private final SequencedMap<String, InvalidValue> invalid = new LinkedHashMap<>();

    /**
     * Notes that a value is not valid: {@code detail} says what it must be. The first word about a value stands, and of very
     * many the first 100.
     */
    public void reject(String pointer, String detail) {
        if (invalid.size() < MOST) {
            invalid.putIfAbsent(pointer, new InvalidValue(pointer, detail));
        }
    }

    /** The value made of what was written, which must be there. */
    public <S, T> Optional<T> required(String pointer, @Nullable S written, Function<? super S, ? extends T> make) {
        if (written == null) {
            reject(pointer, "must be given");
        }
        return optional(pointer, written, make);
    }

    /** The value made of what was written, if anything was. */
    public <S, T> Optional<T> optional(String pointer, @Nullable S written, Function<? super S, ? extends T> make) {
        return written == null ? Optional.empty() : made(pointer, () -> make.apply(written));
    }

    /** All values made of a list, which must be there; each is given its own pointer. */
    public <S, T> List<T> each(String pointer, @Nullable List<@Nullable S> written, Element<? super S, T> make) {
        if (written == null) {
            reject(pointer, "must be given");
            return List.of();
        }
        var values = new ArrayList<T>();
        for (var i = 0; i < written.size(); i++) {
            var at = pointer + "/" + i;
            var element = written.get(i);
            if (element == null) {
                reject(at, "must not be null");
            } else {
                make.of(at, element).ifPresent(values::add);
            }
        }
        return values;
    }

    /** Makes a value of one element of a list. */
    public interface Element<S, T> {
        Optional<T> of(String pointer, S written);
    }

    /** Made of parts, if all parts are valid so far and fit together. */
    public <T> Optional<T> made(String pointer, Supplier<? extends T> make) {
        try {
            return Optional.of(make.get());
        } catch (IllegalArgumentException e) {
            reject(pointer, String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    /** The whole, made of its parts; or the refusal that names everything that is not valid. */
    public <T> Answer<T> whole(Supplier<? extends T> make) {
        return whole("", make);
    }

    /** The same, where what the parts may still be refused for is at that pointer. */
    public <T> Answer<T> whole(String pointer, Supplier<? extends T> make) {
        return invalid.isEmpty()
                ? made(pointer, make).<Answer<T>>map(Answer::done).orElseGet(this::refused)
                : refused();
    }

    /** The refusal that names everything that is not valid. */
    public <T> Answer<T> refused() {
        return Answer.refused(Refusal.invalid(List.copyOf(invalid.values())));
    }
}
