package returns.application.refunds;

import java.util.function.Predicate;
import returns.application.answers.Answer;
import returns.application.answers.Refusal;
import returns.application.returns.ReturnRef;
import returns.application.returns.ReturnStore;
import returns.domain.access.Principal;
import returns.domain.refunds.RefundId;

/** Shows a refund or an approval as it is now, to its customer, to staff and to those who approve refunds. */
public final class ShowRefund {
    private final ReturnStore returns;
    private final RefundStore refunds;

    public ShowRefund(ReturnStore returns, RefundStore refunds) {
        this.returns = returns;
        this.refunds = refunds;
    }

    /** The refund of that id. */
    public Answer<FiledRefund> show(Principal principal, RefundId id) {
        return find(principal, id, _ -> true, "refund ");
    }

    /** The refund of that id, if a person decides about it, or did. */
    public Answer<FiledRefund> approval(Principal principal, RefundId id) {
        return find(principal, id, filed -> filed.refund().approval().isPresent(), "approval ");
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
