package returns.application.tools;

import returns.application.refunds.ShowRefund;

/** The tool {@code get_approval}. */
public final class GetApprovalTool {
    private GetApprovalTool() {}

    public static Tool<ApprovalArguments, RefundResult> of(ShowRefund show) {
        return new Tool<>(
                "get_approval",
                "Show what was decided about a refund",
                "Shows whether a person of the shop has approved or rejected a refund that request_refund asked for,"
                    + " with the reason, and what became of the money. Use it when the customer asks how their refund"
                    + " stands. It only looks: nobody decides sooner because of it, so do not call it again and"
                    + " again.",
                Effect.READS,
                true,
                ApprovalArguments.class,
                RefundResult.class,
                (host, written) -> written.id()
                        .then(id -> show.approval(host.principal(), id))
                        .refusing(refusal -> refusal.withHint(refusal.hint()
                                + " request_refund with the number of the return answers its approval, too."))
                        .map(RefundResult::of));
    }
}
