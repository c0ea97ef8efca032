package returns.application.calls;

import java.util.List;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.application.pages.Cursor;
import returns.application.pages.Page;
import returns.application.pages.PageSize;
import returns.domain.access.Principal;
import returns.domain.access.Role;

/** Shows staff which tools were called, the newest call first, and how often models repeated themselves. */
public final class ListCalls {
    private final CallStore calls;

    public ListCalls(CallStore calls) {
        this.calls = calls;
    }

    /**
     * A page that is asked for.
     *
     * @param cursor of the page before it, which the same was asked for
     * @param limit how many calls at most, 1 to 100
     */
    public record Command(CallFilter filter, Optional<String> cursor, int limit) {
        public Command {
            limit = PageSize.of(limit);
        }
    }

    /** That page; a cursor that was changed, or that is of another list, is refused. */
    public Answer<Page<KeptCall>> list(Principal principal, Command command) {
        return allowed(principal, command)
                .then(page -> Cursor.read(page.filter.meaning(), page.cursor))
                .map(position -> page(new CallQuery(command.filter, position), command.limit));
    }

    /** How often each tool was called, in the calls that have what is asked. */
    public Answer<List<CallTally>> tally(Principal principal, CallFilter filter) {
        return allowed(principal, filter).map(calls::tally);
    }

    private Page<KeptCall> page(CallQuery query, int limit) {
        return Page.cut(query.filter().meaning(), calls.find(query, limit + 1), limit, KeptCall::position);
    }

    private static <T> Answer<T> allowed(Principal principal, T asked) {
        return principal.is(Role.STAFF) ? Answer.done(asked) : Answer.refused(Refusal.forbidden("see calls of tools"));
    }
}
