package returns.application.refunds;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import returns.domain.money.Money;
import returns.domain.refunds.ProviderAnswer;
import returns.domain.refunds.RefundStatus;
import returns.domain.refunds.RepaymentId;

/**
 * A way to pay money back. It pays once for each {@link Payout#key}, however often that is sent within {@link #keyMemory}. Every
 * call ends within seconds, and says what it cannot tell by {@link ProviderAnswer.Unclear} or {@link ProviderAnswer.NotNow}; none
 * throws.
 */
public interface RefundGateway {
    /** Stable: it is stored with each repayment. */
    String name();

    /** Pays, or says what became of it if it was sent before. */
    ProviderAnswer send(Payout payout);

    /** What became of it; empty if the provider has never seen it, or cannot be asked. */
    Optional<ProviderAnswer> find(Payout payout);

    /** How long the provider is sure to recognise a key. After that, it is asked before anything is sent again. */
    Duration keyMemory();

    /** How long to wait before asking about what is on its way; empty where there is nobody to ask. */
    Optional<Duration> askAfter();

    /** All that the provider has seen on that day (UTC); empty if it cannot list it. */
    Optional<List<Seen>> seen(LocalDate day);

    /**
     * What a provider has seen.
     *
     * @param repayment empty if it was not made by this service
     */
    record Seen(String reference, Optional<RepaymentId> repayment, int attempt, RefundStatus status, Money amount) {}
}
