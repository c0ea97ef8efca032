package returns.application.tools;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import returns.application.answers.Answer;
import returns.application.answers.InvalidValue;
import returns.application.answers.Refusal;

/**
 * A part of a long list.
 *
 * @param next the cursor of the next part; none if this is the last one
 */
record Cut<T>(List<T> part, Optional<String> next) {
    /** Why a cursor is none. */
    static final String NO_CURSOR = "must be the nextCursor of an earlier answer of this tool, or left out";

    /** At most so many, after the one that the cursor names; from the first if there is no cursor. */
    static <T> Answer<Cut<T>> of(List<T> all, int most, @Nullable String cursor, Function<T, String> name) {
        var from = cursor == null ? 0 : all.stream().map(name).toList().indexOf(cursor) + 1;
        if (cursor != null && from == 0) {
            return Answer.refused(Refusal.invalid(List.of(new InvalidValue("/cursor", NO_CURSOR))));
        }
        var part = all.stream().skip(from).limit(most).toList();
        return Answer.done(new Cut<>(
                part, from + part.size() < all.size() ? Optional.of(name.apply(part.getLast())) : Optional.empty()));
    }
}
