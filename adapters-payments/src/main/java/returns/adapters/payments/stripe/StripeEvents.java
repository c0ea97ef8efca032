package returns.adapters.payments.stripe;

import com.stripe.exception.EventDataObjectDeserializationException;
import com.stripe.exception.SignatureVerificationException;
import com.stripe.model.Event;
import com.stripe.model.Refund;
import com.stripe.net.Webhook;
import io.micronaut.context.annotation.Requires;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import returns.domain.refunds.ProviderAnswer;

/**
 * Reads Stripe's events, and believes those only that are signed with the endpoint's secret, not long ago, and are of the
 * account that the payments are of: <a href="https://docs.stripe.com/webhooks/signature">docs.stripe.com/webhooks/signature</a>.
 */
@Singleton
@Requires(beans = StripeSettings.class)
final class StripeEvents {
    private static final Logger LOG = LoggerFactory.getLogger(StripeEvents.class);

    private static final Set<String> OF_REFUNDS =
            Set.of("refund.created", "refund.updated", "refund.failed", "charge.refund.updated");

    private final StripeSettings settings;
    private final Clock clock;

    StripeEvents(StripeSettings settings, InstantSource clock) {
        this.settings = settings;
        this.clock = clock.withZone(ZoneOffset.UTC);
    }

    /** What was posted. */
    sealed interface Posted {
        /** It is not of Stripe, or of long ago. */
        record Forged() implements Posted {}

        /** It is of an account that this service has no business with. */
        record OfAnotherAccount() implements Posted {}

        /** It is about something else, or about a refund that others made. */
        record OfNoInterest() implements Posted {}

        /** It says what became of a refund that this service made. */
        record OfRefund(String event, String refund, RefundMetadata made, ProviderAnswer answer) implements Posted {}
    }

    Posted read(byte[] body, String signature) {
        var text = new String(body, StandardCharsets.UTF_8);
        if (!isSigned(text, signature)) {
            return new Posted.Forged();
        }
        try {
            return read(Webhook.constructEventWithoutVerification(text));
        } catch (EventDataObjectDeserializationException | RuntimeException e) {
            LOG.warn("An event that Stripe signed cannot be read: {}", e.getMessage());
            return new Posted.OfNoInterest();
        }
    }

    private boolean isSigned(String text, String signature) {
        try {
            return Webhook.Signature.verifyHeader(
                    text,
                    signature,
                    settings.webhookSecret(),
                    settings.webhookTolerance().toSeconds(),
                    clock);
        } catch (SignatureVerificationException | RuntimeException e) {
            // a header that has no signature's form fails in some way or other
            return false;
        }
    }

    private Posted read(Event event) throws EventDataObjectDeserializationException {
        if (!Objects.requireNonNullElse(event.getAccount(), "").equals(settings.account())) {
            return new Posted.OfAnotherAccount();
        }
        return OF_REFUNDS.contains(event.getType())
                        && event.getDataObjectDeserializer().deserializeUnsafe() instanceof Refund refund
                ? of(event.getId(), refund)
                : new Posted.OfNoInterest();
    }

    private static Posted of(@Nullable String event, Refund refund) {
        return RefundMetadata.of(refund)
                .<Posted>map(made -> new Posted.OfRefund(
                        String.valueOf(event), String.valueOf(refund.getId()), made, StripeAnswers.of(refund)))
                .orElseGet(Posted.OfNoInterest::new);
    }
}
