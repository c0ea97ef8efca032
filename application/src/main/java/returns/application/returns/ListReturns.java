package returns.application.returns;

import java.util.List;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.pages.Cursor;
import returns.application.pages.Page;
import returns.application.pages.PageSize;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.orders.CustomerId;
import returns.domain.returns.Return;

/**
 * Lists returns page by page: to staff all that are looked for, to customers those of their own. Pages that follow each other
 * repeat no return, and leave out none that has what is asked for all the while, whatever is created meanwhile.
 */
public final class ListReturns {
    private final ReturnStore returns;

    public ListReturns(ReturnStore returns) {
        this.returns = returns;
    }

    /**
     * A page that is asked for.
     *
     * @param cursor of the page before it, which the same was asked for
     * @param limit how many returns at most, 1 to 100
     */
    public record Command(ReturnFilter filter, ReturnQuery.Order order, Optional<String> cursor, int limit) {
        public Command {
            limit = PageSize.of(limit);
        }
    }

    /** That page; a cursor that was changed, or that is of another list, is refused. */
    public Answer<Page<Return>> list(Principal principal, Command command) {
        var list = ReturnQuery.of(command.filter, command.order);
        return Cursor.read(list.meaning(), command.cursor)
                .map(position -> page(principal, position.map(list::after).orElse(list), command.limit));
    }

    private Page<Return> page(Principal principal, ReturnQuery query, int limit) {
        return Page.cut(query.meaning(), found(principal, query, limit + 1), limit, ReturnQuery::positionOf);
    }

    private List<Return> found(Principal principal, ReturnQuery query, int most) {
        if (principal.is(Role.STAFF)) {
            return returns.find(query, most);
        }
        var customer = query.filter().customer().orElseGet(() -> new CustomerId(principal.subject()));
        return principal.handlesReturnsOf(customer) ? returns.find(query.of(customer), most) : List.of();
    }
}
