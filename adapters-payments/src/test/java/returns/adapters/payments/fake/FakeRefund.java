package returns.adapters.payments.fake;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A refund as it stands in the ledger.
 *
 * @param units in the units of Stripe's interface
 * @param created in seconds since 1970
 * @param account the connected account; empty if there is none
 */
public record FakeRefund(
        String id,
        String payment,
        long units,
        String currency,
        String status,
        Map<String, String> metadata,
        String key,
        long created,
        String account,
        Course course) {
    /** Whether its money is with the customer, or on the way there. */
    public boolean counts() {
        return !status.equals("failed") && !status.equals("canceled");
    }

    /** As it stands once all is over. */
    FakeRefund settled() {
        return standing(course.last());
    }

    /** As it would be in that state. */
    public FakeRefund standing(String other) {
        return new FakeRefund(id, payment, units, currency, other, metadata, key, created, account, course);
    }

    /** As Stripe shows it. */
    Map<String, Object> shown() {
        var shown = new LinkedHashMap<String, Object>();
        shown.put("id", id);
        shown.put("object", "refund");
        shown.put("amount", units);
        shown.put(payment.startsWith("pi_") ? "payment_intent" : "charge", payment);
        shown.put("created", created);
        shown.put("currency", currency);
        shown.put("metadata", metadata);
        shown.put("status", status);
        if (status.equals("failed")) {
            shown.put("failure_reason", "expired_or_canceled_card");
        }
        return shown;
    }
}
