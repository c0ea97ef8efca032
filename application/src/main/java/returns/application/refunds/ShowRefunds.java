package returns.application.refunds;

import java.util.Optional;
import java.util.function.Predicate;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.application.pages.Cursor;
import returns.application.pages.Page;
import returns.application.pages.Position;
import returns.application.returns.ReturnRef;
import returns.application.returns.ReturnStore;
import returns.domain.access.Principal;
import returns.domain.refunds.RefundId;
import returns.domain.refunds.RefundStatus;

/** Shows refunds and approvals as they are now: each to its customer, to staff and to those who approve refunds; lists to the latter two. */
public final class ShowRefunds {
    private final ReturnStore returns;
    private final RefundStore refunds;

    public ShowRefunds(ReturnStore returns, RefundStore refunds) {
        this.returns = returns;
        this.refunds = refunds;
    }

    /** The refund of that id. */
    public Answer<FiledRefund> refund(Principal principal, RefundId id) {
        return find(principal, id, _ -> true, "refund ");
    }

    /** The refund of that id, if a person decides about it, or did. */
    public Answer<FiledRefund> approval(Principal principal, RefundId id) {
        return find(principal, id, filed -> filed.refund().approval().isPresent(), "approval ");
    }

    /** A page of refunds; a cursor that was changed, or that is of another list, is refused. */
    public Answer<Page<FiledRefund>> list(Principal principal, RefundQuery query, Optional<String> cursor, int limit) {
        return principal.isOfShop() ? page(query, cursor, limit) : Answer.refused(Refusal.forbidden("list refunds"));
    }

    /** A page of the refunds that wait for a person, the oldest first. */
    public Answer<Page<FiledRefund>> waiting(Principal principal, Optional<String> cursor, int limit) {
        return principal.isOfShop()
                ? page(RefundQuery.standing(RefundStatus.AWAITING_APPROVAL), cursor, limit)
                : Answer.refused(Refusal.forbidden("list approvals"));
    }

    private Answer<Page<FiledRefund>> page(RefundQuery query, Optional<String> cursor, int limit) {
        return Cursor.read(query.meaning(), cursor).map(position -> {
            var found = refunds.find(query.after(position.map(last -> new RefundId(last.id()))), limit + 1);
            return Page.cut(query.meaning(), found, limit, ShowRefunds::position);
        });
    }

    private static Position position(FiledRefund filed) {
        return new Position(filed.refund().asked().at(), filed.refund().id().value());
    }

    private Answer<FiledRefund> find(Principal principal, RefundId id, Predicate<FiledRefund> which, String what) {
        return refunds.returnOf(id)
                .flatMap(of -> returns.find(new ReturnRef.ById(of)))
                .filter(of -> principal.isOfShop() || principal.handlesReturnsOf(of.customer()))
                .flatMap(of -> of.refund(id).map(refund -> new FiledRefund(of, refund)))
                .filter(which)
                .map(Answer::done)
                .orElseGet(() -> Answer.refused(Refusal.notFound(what + id)));
    }
}
