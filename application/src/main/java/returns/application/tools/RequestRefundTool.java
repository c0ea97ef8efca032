package returns.application.tools;

import returns.application.refunds.RequestRefund;

/** The tool {@code request_refund}. */
public final class RequestRefundTool {
    private RequestRefundTool() {}

    public static Tool<ReturnNumberArguments, RefundResult> of(RequestRefund request) {
        return new Tool<>(
                "request_refund",
                "Ask for the refund of a return",
                "Asks the shop to pay back what is owed for the goods of a return that it has accepted. Use it when"
                    + " the customer wants their money and preview_refund says that something is owed; tell them the"
                    + " amount first. You name no amount: the shop computes it. A person of the shop decides before"
                    + " anything is paid, so do not promise that it will be, nor when. It is safe to repeat: asked"
                    + " again, it answers the same refund, and pays nothing twice. get_approval tells what was"
                    + " decided.",
                Effect.MOVES_MONEY,
                true,
                ReturnNumberArguments.class,
                RefundResult.class,
                (host, written) -> written.ref()
                        .then(ref -> request.request(host.principal(), ref))
                        .refusing(NextTool::afterReturn)
                        .map(RefundResult::of));
    }
}
