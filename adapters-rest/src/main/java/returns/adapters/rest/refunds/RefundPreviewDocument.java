package returns.adapters.rest.refunds;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import returns.domain.claims.RefundPlan;
import returns.domain.refunds.RefundLedger;

/**
 * What a return comes to in money. Amounts are in the order's currency.
 *
 * @param resolution what the customer gets: {@code refund}, {@code store_credit} or {@code exchange}
 * @param policyVersion the version of the policy that it is computed by
 * @param owed for the units that are accepted, and not settled
 * @param expected if every unit is accepted that still can be
 */
@Schema(name = "RefundPreview")
@JsonInclude(JsonInclude.Include.ALWAYS)
record RefundPreviewDocument(
        String returnNumber, String resolution, String currency, int policyVersion, Ledger owed, Ledger expected) {
    /**
     * An amount, and how it comes about.
     *
     * @param total what the entries add up to, and the parts of the payments
     */
    @Schema(name = "RefundLedger")
    @JsonInclude(JsonInclude.Include.ALWAYS)
    record Ledger(String total, List<EntryDocument> entries, List<FromPayment> payments) {
        private static Ledger of(RefundLedger ledger) {
            return new Ledger(
                    ledger.total().decimal(),
                    ledger.entries().stream().map(EntryDocument::of).toList(),
                    ledger.payments().stream()
                            .map(part -> new FromPayment(
                                    part.paymentId(), part.amount().decimal()))
                            .toList());
        }
    }

    /** What is given back of one of the order's payments. */
    @Schema(name = "RefundFromPayment")
    @JsonInclude(JsonInclude.Include.ALWAYS)
    record FromPayment(String paymentId, String amount) {}

    static RefundPreviewDocument of(RefundPlan plan) {
        var state = plan.state();
        return new RefundPreviewDocument(
                state.number().value(),
                state.resolution().term(),
                plan.order().currency().getCurrencyCode(),
                state.policy(),
                Ledger.of(plan.owed()),
                Ledger.of(plan.expected()));
    }
}
