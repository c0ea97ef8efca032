package returns.bootstrap.http;

import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import returns.application.refunds.Payout;
import returns.application.refunds.RefundGateway;
import returns.domain.refunds.ProviderAnswer;

/** A provider that all nodes of a test share, and that counts how often it is sent what. */
@Singleton
final class CountedGateway implements RefundGateway {
    static final String NAME = "counted";

    private static final Map<String, Integer> SENT = new ConcurrentHashMap<>();

    /** How often it was sent that refund's first repayment. */
    static int sent(String refund) {
        return SENT.getOrDefault(refund, 0);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public ProviderAnswer send(Payout payout) {
        SENT.merge(payout.repayment().refund().toString(), 1, Integer::sum);
        return new ProviderAnswer.Paid(payout.key(), payout.amount());
    }

    @Override
    public Optional<ProviderAnswer> find(Payout payout) {
        return Optional.empty();
    }

    @Override
    public Duration keyMemory() {
        return Duration.ofDays(1);
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
