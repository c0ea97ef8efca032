package returns.adapters.rest.refunds;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import returns.application.refunds.FiledRefund;
import returns.domain.access.Principal;
import returns.domain.refunds.Approval;
import returns.domain.refunds.Approval.Decision;

/**
 * A person's decision about one exact refund: its amount, its currency and its return in the version that it was planned on.
 *
 * @param id of the refund, too
 * @param action what is decided about: {@code refund}
 * @param status {@code waiting}, {@code approved}, {@code rejected}, {@code expired} or {@code canceled}
 * @param returnVersion that it was planned on
 * @param customerId who gets it
 * @param agent who acted for them, if an agent did
 * @param expiresAt the first instant that is too late to decide (RFC 3339, UTC)
 * @param reason in the words of who decided; customers are told why it was rejected
 */
@Schema(name = "Approval")
@JsonInclude(JsonInclude.Include.NON_NULL)
record ApprovalDocument(
        String id,
        String action,
        String status,
        String returnNumber,
        int returnVersion,
        String customerId,
        String amount,
        String currency,
        String requestedBy,
        @Nullable String agent,
        String requestedAt,
        String expiresAt,
        @Nullable String decidedBy,
        @Nullable String decidedAt,
        @Nullable String reason) {
    /** The approval of a refund that has one, as that principal reads it. */
    static ApprovalDocument of(FiledRefund filed, Principal reader) {
        var refund = filed.refund();
        var approval = refund.approval().orElseThrow();
        var decision = approval.decision();
        return new ApprovalDocument(
                refund.id().toString(),
                "refund",
                refund.standing().map(Approval.Standing::term).orElseThrow(),
                filed.of().number().value(),
                refund.asked().version(),
                refund.asked().customer().value(),
                refund.total().decimal(),
                refund.total().currency().getCurrencyCode(),
                refund.asked().by(),
                refund.asked().agent().orElse(null),
                refund.asked().at().toString(),
                approval.expiresAt().toString(),
                decision.map(Decision::by).orElse(null),
                decision.map(made -> made.at().toString()).orElse(null),
                decision.flatMap(reader.isOfShop() ? Decision::reason : Decision::told)
                        .orElse(null));
    }
}
