package returns.application.returns;

import java.util.List;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.answers.InvalidValue;
import returns.application.answers.Refusal;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.orders.CustomerId;
import returns.domain.returns.Return;

/**
 * Lists returns page by page: to staff all that are looked for, to customers those of their own. Pages that follow each other
 * repeat no return, and leave out none that has what is asked for all the while, whatever is created meanwhile.
 */
public final class ListReturns {
    /** The size of a page, unless it is asked for. */
    public static final int USUAL_LIMIT = 50;

    /** The size of the largest page. */
    public static final int MAX_LIMIT = 100;

    private final ReturnStore returns;

    public ListReturns(ReturnStore returns) {
        this.returns = returns;
    }

    /**
     * The size of a page.
     *
     * @throws IllegalArgumentException if it is out of range
     */
    public static int pageSize(int limit) {
        if (limit < 1 || limit > MAX_LIMIT) {
            throw new IllegalArgumentException("must be a whole number from 1 to " + MAX_LIMIT);
        }
        return limit;
    }

    /**
     * A page that is asked for.
     *
     * @param cursor of the page before it, which the same was asked for
     * @param limit how many returns at most, 1 to 100
     */
    public record Command(ReturnFilter filter, ReturnQuery.Order order, Optional<String> cursor, int limit) {
        public Command {
            limit = pageSize(limit);
        }
    }

    /**
     * What was found.
     *
     * @param nextCursor the cursor of the next page; none if this is the last
     */
    public record Page(List<Return> returns, Optional<String> nextCursor) {
        public Page {
            returns = List.copyOf(returns);
        }
    }

    /** That page; a cursor that was changed, or that is of another list, is refused. */
    public Answer<Page> list(Principal principal, Command command) {
        var list = ReturnQuery.of(command.filter, command.order);
        return from(list, command.cursor).map(query -> page(principal, list, query, command.limit));
    }

    private static Answer<ReturnQuery> from(ReturnQuery list, Optional<String> cursor) {
        if (cursor.isEmpty()) {
            return Answer.done(list);
        }
        return Cursor.read(list, cursor.get())
                .map(position -> Answer.done(list.after(position)))
                .orElseGet(() -> Answer.refused(Refusal.invalid(List.of(new InvalidValue(
                        "cursor",
                        "must be the nextCursor of a page of the same list, with the same parameters but for the"
                                + " limit")))));
    }

    private Page page(Principal principal, ReturnQuery list, ReturnQuery query, int limit) {
        var found = found(principal, query, limit + 1);
        if (found.size() <= limit) {
            return new Page(found, Optional.empty());
        }
        var last = ReturnQuery.Position.of(found.get(limit - 1));
        return new Page(found.subList(0, limit), Optional.of(Cursor.write(list, last)));
    }

    private List<Return> found(Principal principal, ReturnQuery query, int most) {
        if (principal.is(Role.STAFF)) {
            return returns.find(query, most);
        }
        var customer = query.filter().customer().orElseGet(() -> new CustomerId(principal.subject()));
        return principal.handlesReturnsOf(customer) ? returns.find(query.of(customer), most) : List.of();
    }
}
