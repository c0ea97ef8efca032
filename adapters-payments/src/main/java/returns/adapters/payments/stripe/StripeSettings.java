package returns.adapters.payments.stripe;

import io.micronaut.context.annotation.ConfigurationProperties;
import io.micronaut.context.annotation.Requires;
import io.micronaut.core.bind.annotation.Bindable;
import java.time.Duration;

/**
 * How Stripe is reached. Without a key there is no Stripe.
 *
 * @param key a secret key, or a restricted one that may read and write refunds
 * @param account the connected account (Stripe Connect) that took the payments; empty where the key's own account did
 * @param webhookSecret what Stripe signs its events with; without it there is no webhook
 * @param webhookTolerance how old an event's signature may be
 * @param connectTimeout how long a connection may take
 * @param timeout how long a whole call may take
 */
@ConfigurationProperties(StripeSettings.PREFIX)
@Requires(property = StripeSettings.PREFIX + ".key", pattern = ".+")
record StripeSettings(
        String key,
        @Bindable(defaultValue = "https://api.stripe.com") String baseUrl,
        @Bindable(defaultValue = "") String account,
        @Bindable(defaultValue = "") String webhookSecret,
        @Bindable(defaultValue = "5m") Duration webhookTolerance,
        @Bindable(defaultValue = "3s") Duration connectTimeout,
        @Bindable(defaultValue = "10s") Duration timeout) {
    static final String PREFIX = "returns.refunds.stripe";

    StripeSettings {
        if (webhookTolerance.toSeconds() < 1 || !connectTimeout.isPositive() || !timeout.isPositive()) {
            throw new IllegalArgumentException("must tolerate a second or more, and wait longer than no time");
        }
    }

    /** Nothing of what is secret. */
    @Override
    public String toString() {
        return "Stripe at " + baseUrl + (account.isEmpty() ? "" : " for " + account);
    }
}
