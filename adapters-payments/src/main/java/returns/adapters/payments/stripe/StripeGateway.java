package returns.adapters.payments.stripe;

import com.stripe.exception.StripeException;
import com.stripe.model.Refund;
import io.micronaut.context.annotation.Requires;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import returns.application.refunds.Payout;
import returns.application.refunds.RefundGateway;
import returns.domain.refunds.ProviderAnswer;

/** Pays back with Stripe, on the payment that the order names. */
@Singleton
@Requires(beans = StripeSettings.class)
final class StripeGateway implements RefundGateway {
    static final String NAME = "stripe";

    private static final Logger LOG = LoggerFactory.getLogger(StripeGateway.class);

    /** Stripe keeps a key for 24 hours or more: docs.stripe.com/api/idempotent_requests. */
    private static final Duration KEY_MEMORY = Duration.ofHours(23);

    private static final Duration ASK_AFTER = Duration.ofHours(1);

    private final StripeRefunds refunds;

    StripeGateway(StripeSettings settings) {
        this.refunds = new StripeRefunds(settings);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public ProviderAnswer send(Payout payout) {
        final StripePayment payment;
        final StripeAmount amount;
        try {
            payment = StripePayment.of(payout.payment());
            amount = StripeAmount.of(payout.amount());
        } catch (IllegalArgumentException e) {
            return new ProviderAnswer.Refused(
                    Optional.empty(), "Stripe cannot pay it back: it " + e.getMessage() + ".");
        }
        try {
            return sent(payout, payment, amount);
        } catch (RuntimeException e) {
            return unreadable(e);
        }
    }

    private ProviderAnswer sent(Payout payout, StripePayment payment, StripeAmount amount) {
        try {
            return StripeAnswers.of(refunds.create(payout, payment, amount));
        } catch (StripeException e) {
            var answer = StripeAnswers.of(e);
            return answer instanceof ProviderAnswer.Unclear && StripeAnswers.isOfEarlierCall(e)
                    ? find(payout).orElse(answer)
                    : answer;
        }
    }

    /** Never empty where Stripe could not be asked: that would be taken for a leave to send it again. */
    @Override
    public Optional<ProviderAnswer> find(Payout payout) {
        try {
            return found(payout);
        } catch (RuntimeException e) {
            return Optional.of(unreadable(e));
        }
    }

    private Optional<ProviderAnswer> found(Payout payout) {
        try {
            return payout.reference().isPresent()
                    ? Optional.of(
                            StripeAnswers.of(refunds.retrieve(payout.reference().get())))
                    : payout.payment().isPresent() ? listed(payout) : Optional.empty();
        } catch (StripeException e) {
            return Optional.of(
                    StripeAnswers.of(e) instanceof ProviderAnswer.NotNow later
                            ? later
                            : new ProviderAnswer.Unclear("Stripe does not say what became of it."));
        }
    }

    private Optional<ProviderAnswer> listed(Payout payout) throws StripeException {
        var wanted = Optional.of(RefundMetadata.of(payout));
        var found = refunds.of(StripePayment.of(payout.payment())).stream()
                .filter(refund -> RefundMetadata.of(refund).equals(wanted))
                .toList();
        return found.size() > 1
                ? Optional.of(new ProviderAnswer.Unclear("Stripe has it more than once: "
                        + String.join(", ", found.stream().map(Refund::getId).toList())))
                : found.stream().findFirst().map(StripeAnswers::of);
    }

    @Override
    public Duration keyMemory() {
        return KEY_MEMORY;
    }

    @Override
    public Optional<Duration> askAfter() {
        return Optional.of(ASK_AFTER);
    }

    @Override
    public Optional<List<Seen>> seen(LocalDate day) {
        try {
            return Optional.of(refunds.on(day).stream()
                    .flatMap(refund -> StripeSeen.of(refund).stream())
                    .toList());
        } catch (StripeException | RuntimeException e) {
            LOG.warn("Stripe does not list the refunds of {}: {}", day, e.getMessage());
            return Optional.empty();
        }
    }

    private static ProviderAnswer unreadable(RuntimeException e) {
        LOG.warn("Stripe answered something that cannot be read", e);
        return new ProviderAnswer.Unclear("Stripe answered something that cannot be read.");
    }
}
