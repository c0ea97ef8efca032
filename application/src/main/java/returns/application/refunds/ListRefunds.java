package returns.application.refunds;

import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.application.pages.Cursor;
import returns.application.pages.Page;
import returns.application.pages.PageSize;
import returns.application.pages.Position;
import returns.domain.access.Principal;
import returns.domain.refunds.RefundId;
import returns.domain.refunds.RefundStatus;

/**
 * Lists refunds page by page, to staff and to those who approve refunds. A cursor that was changed, or that is of another list,
 * is refused.
 */
public final class ListRefunds {
    private final RefundStore refunds;

    public ListRefunds(RefundStore refunds) {
        this.refunds = refunds;
    }

    /**
     * A page that is asked for.
     *
     * @param cursor of the page before it, which the same was asked for
     * @param limit how many refunds at most, 1 to 100
     */
    public record Command(RefundQuery query, Optional<String> cursor, int limit) {
        public Command {
            limit = PageSize.of(limit);
        }
    }

    /**
     * A page that is asked for, of what waits for a person.
     *
     * @param cursor of the page before it
     * @param limit how many refunds at most, 1 to 100
     */
    public record Waiting(Optional<String> cursor, int limit) {
        public Waiting {
            limit = PageSize.of(limit);
        }

        private Command command() {
            return new Command(RefundQuery.standing(RefundStatus.AWAITING_APPROVAL), cursor, limit);
        }
    }

    /** A page of refunds. */
    public Answer<Page<FiledRefund>> list(Principal principal, Command command) {
        return principal.isOfShop() ? page(command) : Answer.refused(Refusal.forbidden("list refunds"));
    }

    /** A page of the refunds that wait for a person, the oldest first. */
    public Answer<Page<FiledRefund>> waiting(Principal principal, Waiting waiting) {
        return principal.isOfShop() ? page(waiting.command()) : Answer.refused(Refusal.forbidden("list approvals"));
    }

    private Answer<Page<FiledRefund>> page(Command command) {
        var list = command.query.meaning();
        return Cursor.read(list, command.cursor).map(position -> {
            var query = command.query.after(position.map(last -> new RefundId(last.id())));
            return Page.cut(list, refunds.find(query, command.limit + 1), command.limit, ListRefunds::position);
        });
    }

    private static Position position(FiledRefund filed) {
        return new Position(filed.refund().asked().at(), filed.refund().id().value());
    }
}
