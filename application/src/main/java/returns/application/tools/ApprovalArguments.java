package returns.application.tools;

import returns.application.answers.Answer;
import returns.application.answers.Validation;
import returns.domain.refunds.RefundId;

/** What the model writes for a tool that acts on one approval. */
public record ApprovalArguments(
        @Description("The id of the approval, as request_refund answered it, such as"
                + " 01996f0e-8c1a-7b52-9a34-5d1f6f0c2b11.")
        @Example("01996f0e-8c1a-7b52-9a34-5d1f6f0c2b11")
        String approvalId) {
    Answer<RefundId> id() {
        var v = new Validation();
        var id = v.required("/approvalId", approvalId, ApprovalArguments::parse);
        return v.whole(id::orElseThrow);
    }

    private static RefundId parse(String text) {
        return RefundId.parse(text.strip())
                .orElseThrow(() ->
                        new IllegalArgumentException("must be the id of an approval, as request_refund answered it"));
    }
}
