package returns.application.tools;

import returns.application.refunds.PreviewRefund;

/** The tool {@code preview_refund}. */
public final class PreviewRefundTool {
    private PreviewRefundTool() {}

    public static Tool<ReturnNumberArguments, RefundPreviewResult> of(PreviewRefund preview) {
        return new Tool<>(
                "preview_refund",
                "Preview the refund of a return",
                "Tells what a return comes to in money and how the amount comes about: what is due now, and what is"
                    + " expected if all goods are accepted. Use it when the customer asks what they get back or why it"
                    + " is less than they paid. It needs a return: before there is one, name no amount. Do not promise"
                    + " what is only expected, and do not do sums of your own. It only looks: it moves no money.",
                Effect.READS,
                true,
                ReturnNumberArguments.class,
                RefundPreviewResult.class,
                (host, written) -> written.ref()
                        .then(ref -> preview.preview(host.principal(), ref))
                        .refusing(NextTool::afterReturn)
                        .map(RefundPreviewResult::of));
    }
}
