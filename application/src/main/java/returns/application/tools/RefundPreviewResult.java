package returns.application.tools;

import java.util.List;
import org.jspecify.annotations.Nullable;
import returns.application.input.Range;
import returns.domain.claims.RefundPlan;
import returns.domain.orders.LineId;
import returns.domain.orders.Order;
import returns.domain.orders.Payment;
import returns.domain.refunds.RefundLedger;

/** What a return comes to in money, as a model reads it. */
public record RefundPreviewResult(
        @Description("The number of the return.") String returnNumber,

        @Description("What the customer gets: refund, store_credit or exchange.")
        String resolution,

        @Description("The version of the policy that it is computed by.") @Range(min = 1, max = Integer.MAX_VALUE)
        int policyVersion,

        @Description("What is due now, for the units that have been accepted and not been settled yet.")
        Ledger owed,

        @Description("What it comes to if every unit is accepted that still can be. It is no promise.")
        Ledger expected)
        implements Said {
    @Override
    public String sentence() {
        return "Of return %s, %s is due now, and %s if all goods are accepted."
                .formatted(returnNumber, owed.total, expected.total);
    }

    /** An amount, and how it comes about. */
    public record Ledger(
            @Description("What the customer gets in all, such as 6.67 EUR.")
            String total,

            @Description("How the total comes about; these add up to it.")
            List<Entry> entries,

            @Description("Which of the order's payments it goes back to; these add up to it, too.")
            List<ToPayment> payments) {}

    /** A reason why the total is what it is. */
    public record Entry(
            @Description("The id of the order line that it is about; absent where it is about the order.") @Nullable
            String lineId,

            @Description(
                    "goods, tax, shipping, shipping_tax, restocking_fee, return_shipping, lost_promotion (the discount"
                        + " on what is kept, if that no longer reaches it) or exceeds_payments (it was never paid, or"
                        + " given back already).")
            String component,

            @Description("Such as 5.60 EUR; negative where it is taken off.")
            String amount) {
        private static Entry of(RefundLedger.Entry entry) {
            return new Entry(
                    entry.line().map(LineId::value).orElse(null),
                    entry.component().term(),
                    entry.amount().toString());
        }
    }

    /** What goes back to one of the order's payments. */
    public record ToPayment(
            @Description("The id of the payment, for systems.")
            String paymentId,

            @Description("How it was paid, such as card or gift_card.")
            String method,

            @Description("Such as 5.07 EUR.") String amount) {
        private static ToPayment of(RefundLedger.FromPayment part, Order order) {
            var method = order.payments().stream()
                    .filter(payment -> payment.paymentId().equals(part.paymentId()))
                    .map(Payment::method)
                    .findFirst()
                    .orElseThrow();
            return new ToPayment(part.paymentId(), method, part.amount().toString());
        }
    }

    static RefundPreviewResult of(RefundPlan plan) {
        var state = plan.state();
        return new RefundPreviewResult(
                state.number().value(),
                state.resolution().term(),
                state.policy(),
                ledger(plan, plan.owed()),
                ledger(plan, plan.expected()));
    }

    private static Ledger ledger(RefundPlan plan, RefundLedger ledger) {
        return new Ledger(
                ledger.total().toString(),
                ledger.entries().stream().map(Entry::of).toList(),
                ledger.payments().stream()
                        .map(part -> ToPayment.of(part, plan.order()))
                        .toList());
    }
}
