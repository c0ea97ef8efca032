package returns.adapters.payments.stripe;

import com.stripe.model.Refund;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import returns.application.refunds.RefundGateway.Seen;
import returns.domain.money.Money;
import returns.domain.refunds.ProviderAnswer;
import returns.domain.refunds.RefundStatus;

/** A refund as Stripe's books have it. */
final class StripeSeen {
    private static final Logger LOG = LoggerFactory.getLogger(StripeSeen.class);

    private StripeSeen() {}

    /** What is to be seen of the refund; empty if its amount cannot be read. */
    static Optional<Seen> of(Refund refund) {
        var made = RefundMetadata.of(refund);
        try {
            return Optional.of(new Seen(
                    refund.getId(),
                    made.map(RefundMetadata::repayment),
                    made.map(RefundMetadata::attempt).orElse(0),
                    status(StripeAnswers.of(refund)),
                    money(refund)));
        } catch (RuntimeException e) {
            LOG.warn("Refund {} of Stripe cannot be read: {}", refund.getId(), e.getMessage());
            return Optional.empty();
        }
    }

    private static RefundStatus status(ProviderAnswer answer) {
        return switch (answer) {
            case ProviderAnswer.Paid _ -> RefundStatus.SUCCEEDED;
            case ProviderAnswer.Accepted _ -> RefundStatus.SUBMITTED;
            case ProviderAnswer.Refused _ -> RefundStatus.FAILED;
            case ProviderAnswer.Unclear _, ProviderAnswer.NotNow _ -> RefundStatus.UNKNOWN;
        };
    }

    private static Money money(Refund refund) {
        return new StripeAmount(refund.getAmount(), refund.getCurrency()).money();
    }
}
