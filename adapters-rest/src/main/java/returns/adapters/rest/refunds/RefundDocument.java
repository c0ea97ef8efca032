package returns.adapters.rest.refunds;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import returns.application.refunds.FiledRefund;
import returns.application.refunds.Gateways;
import returns.domain.access.Principal;
import returns.domain.access.Role;
import returns.domain.refunds.Refund;
import returns.domain.refunds.Repayment;
import returns.domain.returns.RefundTransitions;

/**
 * A refund. Amounts are in its currency.
 *
 * @param customerId who gets it: whose order it was when it was asked for
 * @param status as the repayment stands that is furthest from being done: {@code awaiting_approval}, {@code planned},
 *     {@code submitted}, {@code unknown}, {@code succeeded}, {@code failed} or {@code canceled}
 * @param amount what the entries add up to, and the repayments
 * @param units of the return that it pays for
 * @param repayments one for each payment of the order that gets money back
 * @param approval absent if no person had to decide
 * @param requestedAt RFC 3339, UTC
 * @param allowed what who asks can do to it: {@code cancel}
 */
@Schema(name = "Refund")
@JsonInclude(JsonInclude.Include.NON_NULL)
record RefundDocument(
        String id,
        String returnNumber,
        String orderNumber,
        String customerId,
        String status,
        String amount,
        String currency,
        List<Units> units,
        List<EntryDocument> entries,
        List<RepaymentDocument> repayments,
        @Nullable ApprovalDocument approval,
        String requestedBy,
        @Nullable String agent,
        String requestedAt,
        List<String> allowed) {
    /** Units of one line. */
    @Schema(name = "RefundUnits")
    record Units(String lineId, int quantity) {}

    /**
     * What is paid back on one payment.
     *
     * @param number counts the repayments of the refund, from 1
     * @param gateway the way in which it is paid
     * @param attempt counts the attempts, from 1; another one is made only after a confirmed failure
     * @param status one of those that a refund has
     * @param reference the provider's name for it, or what staff paid it by
     * @param problem why it failed, or is not certain: for staff
     * @param allowed what who asks can do to it: {@code paid}, {@code not_paid} or {@code retry}
     */
    @Schema(name = "Repayment")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record RepaymentDocument(
            int number,
            String paymentId,
            String method,
            String amount,
            String gateway,
            int attempt,
            String status,
            @Nullable String sentAt,
            @Nullable String reference,
            @Nullable String problem,
            List<String> allowed) {
        private static RepaymentDocument of(Repayment repayment, Principal reader) {
            return new RepaymentDocument(
                    repayment.number(),
                    repayment.paymentId(),
                    repayment.method(),
                    repayment.amount().decimal(),
                    repayment.gateway(),
                    repayment.attempt(),
                    repayment.status().term(),
                    repayment.sentAt().map(Object::toString).orElse(null),
                    repayment.reference().orElse(null),
                    repayment.problem().filter(_ -> reader.isOfShop()).orElse(null),
                    allowed(repayment, reader));
        }

        private static List<String> allowed(Repayment repayment, Principal reader) {
            if (!reader.is(Role.STAFF) || reader.agent().isPresent()) {
                return List.of();
            }
            var byHand = repayment.gateway().equals(Gateways.MANUAL);
            return switch (repayment.status()) {
                case PLANNED, SUBMITTED, UNKNOWN -> byHand ? List.of("paid", "not_paid") : List.of();
                case SUCCEEDED -> byHand ? List.of("not_paid") : List.of();
                case FAILED -> List.of("retry");
                case AWAITING_APPROVAL, CANCELED -> List.of();
            };
        }
    }

    /** The refund as that principal reads it: what is said of it within the shop is for the shop. */
    static RefundDocument of(FiledRefund filed, Principal reader) {
        var refund = filed.refund();
        return new RefundDocument(
                refund.id().toString(),
                filed.of().number().value(),
                filed.of().order().value(),
                refund.asked().customer().value(),
                refund.status().term(),
                refund.total().decimal(),
                refund.total().currency().getCurrencyCode(),
                units(refund),
                refund.ledger().entries().stream().map(EntryDocument::of).toList(),
                refund.repayments().stream()
                        .map(one -> RepaymentDocument.of(one, reader))
                        .toList(),
                refund.approval().map(_ -> ApprovalDocument.of(filed, reader)).orElse(null),
                refund.asked().by(),
                refund.asked().agent().orElse(null),
                refund.asked().at().toString(),
                reader.is(Role.STAFF) && RefundTransitions.canCancel(filed.of(), refund)
                        ? List.of("cancel")
                        : List.of());
    }

    private static List<Units> units(Refund refund) {
        return refund.units().entrySet().stream()
                .sorted(Map.Entry.comparingByKey((a, b) -> a.value().compareTo(b.value())))
                .map(entry -> new Units(entry.getKey().value(), entry.getValue()))
                .toList();
    }
}
