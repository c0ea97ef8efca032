package returns.adapters.payments;

import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import returns.application.refunds.Gateways;
import returns.application.refunds.Payout;
import returns.application.refunds.RefundGateway;
import returns.domain.refunds.ProviderAnswer;

/** Staff pay out elsewhere, and record the reference: it is on its way until they do. */
@Singleton
final class ManualGateway implements RefundGateway {
    private static final Duration FOR_EVER = Duration.ofDays(36_500);

    @Override
    public String name() {
        return Gateways.MANUAL;
    }

    @Override
    public ProviderAnswer send(Payout payout) {
        return new ProviderAnswer.Accepted(Optional.empty(), payout.amount());
    }

    @Override
    public Optional<ProviderAnswer> find(Payout payout) {
        return Optional.empty();
    }

    @Override
    public Duration keyMemory() {
        return FOR_EVER;
    }

    @Override
    public Optional<Duration> askAfter() {
        return Optional.empty();
    }

    @Override
    public Optional<List<Seen>> seen(LocalDate day) {
        return Optional.empty();
    }
}
