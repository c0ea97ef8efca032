package returns.adapters.payments;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import returns.application.changes.StoreUnavailable;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.SettableClock;
import returns.application.refunds.Payout;
import returns.application.refunds.RefundGateway;
import returns.application.refunds.StoreCreditStore;
import returns.application.stores.InMemoryStores;
import returns.domain.money.Money;
import returns.domain.orders.CustomerId;
import returns.domain.refunds.ProviderAnswer;
import returns.domain.refunds.RepaymentId;
import returns.domain.refunds.StoreCredit;

class StoreCreditGatewayTest extends RefundGatewayContract {
    private final StoreUnavailable away = new StoreUnavailable("away", new IllegalStateException());
    private final Logger log = (Logger) LoggerFactory.getLogger(StoreCreditGateway.class);
    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
    private final Ledger ledger = new Ledger();
    private final RefundGateway gateway = new StoreCreditGateway(ledger, new SettableClock(OrderFixture.NOW));

    @BeforeEach
    void listens() {
        lines.start();
        log.addAppender(lines);
    }

    @AfterEach
    void stopsListening() {
        log.detachAppender(lines);
    }

    @Override
    protected boolean canBeAsked() {
        return true;
    }

    @Override
    protected RefundGateway gateway() {
        return gateway;
    }

    @Override
    protected Payout payable(PayoutFixture payout) {
        return payout.build();
    }

    @Override
    protected List<Money> paid(Payout payout) {
        return ledger.entries(payout.customer(), 100).stream()
                .filter(entry -> entry.repayment().equals(payout.repayment()))
                .map(StoreCredit.Entry::amount)
                .toList();
    }

    @Override
    protected void goAway() {
        ledger.failure = away;
    }

    @Test
    void ofWhatIsBrokenTheLogTellsAllAndOfWhatIsAwayThatItIs() {
        var payout = payable(PayoutFixture.payout());
        var broken = new IllegalStateException("broken");
        ledger.failure = broken;
        assertInstanceOf(ProviderAnswer.Unclear.class, gateway.send(payout));
        assertInstanceOf(ProviderAnswer.Unclear.class, gateway.find(payout).orElseThrow());
        ledger.failure = away;
        assertInstanceOf(ProviderAnswer.Unclear.class, gateway.send(payout));
        assertEquals(
                List.of(Level.ERROR, Level.ERROR, Level.WARN),
                lines.list.stream().map(ILoggingEvent::getLevel).toList());
        assertEquals("broken", lines.list.getFirst().getThrowableProxy().getMessage());
    }

    /** In memory, and can be away. */
    private static final class Ledger implements StoreCreditStore {
        private final InMemoryStores stores = new InMemoryStores();
        private @Nullable RuntimeException failure;

        @Override
        public StoreCredit.Entry add(StoreCredit.Entry entry) {
            return there().add(entry);
        }

        @Override
        public Optional<StoreCredit.Entry> find(RepaymentId repayment, int attempt) {
            return there().find(repayment, attempt);
        }

        @Override
        public List<StoreCredit.Entry> entries(CustomerId customer, int most) {
            return there().entries(customer, most);
        }

        @Override
        public StoreCredit balance(CustomerId customer) {
            return there().balance(customer);
        }

        private StoreCreditStore there() {
            if (failure != null) {
                throw failure;
            }
            return stores;
        }
    }
}
