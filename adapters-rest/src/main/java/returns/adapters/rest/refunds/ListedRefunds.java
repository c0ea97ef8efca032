package returns.adapters.rest.refunds;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;
import returns.application.pages.Page;
import returns.application.refunds.FiledRefund;
import returns.domain.access.Principal;

/** Pages of refunds, and of what is decided about them. */
final class ListedRefunds {
    private ListedRefunds() {}

    /**
     * A page of refunds.
     *
     * @param nextCursor the cursor of the next page; left out on the last
     */
    @Schema(name = "Refunds")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Refunds(List<RefundDocument> refunds, @Nullable String nextCursor) {
        static Refunds of(Page<FiledRefund> page, Principal reader) {
            return new Refunds(
                    page.items().stream()
                            .map(filed -> RefundDocument.of(filed, reader))
                            .toList(),
                    page.nextCursor().orElse(null));
        }
    }

    /**
     * A page of approvals.
     *
     * @param nextCursor the cursor of the next page; left out on the last
     */
    @Schema(name = "Approvals")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Approvals(
            List<ApprovalDocument> approvals, @Nullable String nextCursor) {
        static Approvals of(Page<FiledRefund> page, Principal reader) {
            return new Approvals(
                    page.items().stream()
                            .map(filed -> ApprovalDocument.of(filed, reader))
                            .toList(),
                    page.nextCursor().orElse(null));
        }
    }
}
