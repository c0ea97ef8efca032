package returns.adapters.payments.stripe;

import java.util.Optional;
import java.util.regex.Pattern;

/** Stripe's name for a payment: of a PaymentIntent, or of a charge. */
record StripePayment(String id) {
    private static final Pattern INTENT = Pattern.compile("pi_[A-Za-z0-9_]{1,250}");
    private static final Pattern CHARGE = Pattern.compile("(ch|py)_[A-Za-z0-9_]{1,250}");

    StripePayment {
        if (!INTENT.matcher(id).matches() && !CHARGE.matcher(id).matches()) {
            throw new IllegalArgumentException(
                    "must be of a payment that Stripe names (pi_… or ch_…), and is of \"" + id + "\"");
        }
    }

    /** What the order says of it, if that is a name. */
    static StripePayment of(Optional<String> reference) {
        return new StripePayment(reference.orElseThrow(() ->
                new IllegalArgumentException("must be of a payment that Stripe names, and the order names none")));
    }

    boolean isCharge() {
        return CHARGE.matcher(id).matches();
    }
}
