package returns.adapters.payments;

import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import returns.application.changes.StoreUnavailable;
import returns.application.refunds.Gateways;
import returns.application.refunds.Payout;
import returns.application.refunds.RefundGateway;
import returns.application.refunds.StoreCreditStore;
import returns.domain.Moment;
import returns.domain.refunds.ProviderAnswer;
import returns.domain.refunds.StoreCredit;

/** Gives the customer credit with the shop, in the service's own ledger: an entry for each attempt, which is never forgotten. */
@Singleton
final class StoreCreditGateway implements RefundGateway {
    private static final Logger LOG = LoggerFactory.getLogger(StoreCreditGateway.class);
    private static final Duration FOR_EVER = Duration.ofDays(36_500);
    private static final ProviderAnswer AWAY =
            new ProviderAnswer.Unclear("The ledger of store credit cannot be reached.");
    private static final ProviderAnswer BROKEN =
            new ProviderAnswer.Unclear("The ledger of store credit is broken: the log of the service tells more.");

    private final StoreCreditStore credit;
    private final InstantSource clock;

    StoreCreditGateway(StoreCreditStore credit, InstantSource clock) {
        this.credit = credit;
        this.clock = clock;
    }

    @Override
    public String name() {
        return Gateways.STORE_CREDIT;
    }

    @Override
    public ProviderAnswer send(Payout payout) {
        try {
            return paid(
                    payout,
                    credit.add(new StoreCredit.Entry(
                            payout.customer(),
                            payout.amount(),
                            payout.repayment(),
                            payout.attempt(),
                            Moment.exact(clock.instant()))));
        } catch (RuntimeException e) {
            return unclear(payout, e);
        }
    }

    @Override
    public Optional<ProviderAnswer> find(Payout payout) {
        try {
            return credit.find(payout.repayment(), payout.attempt()).map(entry -> paid(payout, entry));
        } catch (RuntimeException e) {
            return Optional.of(unclear(payout, e));
        }
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

    private static ProviderAnswer unclear(Payout payout, RuntimeException failure) {
        if (failure instanceof StoreUnavailable) {
            LOG.warn("Credit {} cannot be given now: {}", payout.key(), failure.getMessage());
            return AWAY;
        }
        LOG.error("Credit {} cannot be given", payout.key(), failure);
        return BROKEN;
    }

    private static ProviderAnswer paid(Payout payout, StoreCredit.Entry entry) {
        return new ProviderAnswer.Paid(payout.key(), entry.amount());
    }
}
