package returns.application.pages;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import returns.domain.idempotency.Meaning;

/**
 * A page of a list.
 *
 * @param nextCursor the cursor of the next page; none if this is the last
 */
public record Page<T>(List<T> items, Optional<String> nextCursor) {
    public Page {
        items = List.copyOf(items);
    }

    /**
     * The page that begins with what was found.
     *
     * @param list what the list is of, which its cursors hold to
     * @param found one more than the limit, if there are as many: by it the page knows that it is not the last
     * @param limit how many of them the page has at most
     * @param position the place of one of them in the list
     */
    public static <T> Page<T> cut(Meaning list, List<T> found, int limit, Function<T, Position> position) {
        return new Page<>(found.stream().limit(limit).toList(), Cursor.next(list, found, limit, position));
    }
}
