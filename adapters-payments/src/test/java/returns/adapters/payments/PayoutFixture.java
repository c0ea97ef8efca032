package returns.adapters.payments;

import java.time.Instant;
import java.util.Currency;
import java.util.Optional;
import java.util.UUID;
import returns.application.fixtures.OrderFixture;
import returns.application.fixtures.ReturnFixture;
import returns.application.refunds.Payout;
import returns.domain.money.Money;
import returns.domain.refunds.RefundId;
import returns.domain.refunds.RepaymentId;
import returns.domain.returns.ReturnNumber;

/** The first attempt to pay 29.97 EUR back on a payment of its own; change what a test is about. */
public record PayoutFixture(
        RepaymentId repayment,
        int attempt,
        Money amount,
        Optional<String> payment,
        ReturnNumber returned,
        Optional<String> reference) {
    public static PayoutFixture payout() {
        return new PayoutFixture(
                new RepaymentId(new RefundId(UUID.randomUUID()), 1),
                1,
                money("29.97", "EUR"),
                Optional.of("pi_" + UUID.randomUUID().toString().replace("-", "")),
                ReturnFixture.IDENTITIES.numbers().get(),
                Optional.empty());
    }

    public PayoutFixture of(String decimal, String currency) {
        return new PayoutFixture(repayment, attempt, money(decimal, currency), payment, returned, reference);
    }

    public PayoutFixture attempt(int other) {
        return new PayoutFixture(repayment, other, amount, payment, returned, reference);
    }

    public PayoutFixture on(String otherPayment) {
        return new PayoutFixture(repayment, attempt, amount, Optional.of(otherPayment), returned, reference);
    }

    public PayoutFixture onNoPayment() {
        return new PayoutFixture(repayment, attempt, amount, Optional.empty(), returned, reference);
    }

    /** For another return, as no payout is that is sent again. */
    public PayoutFixture forAnotherReturn() {
        var other = ReturnFixture.IDENTITIES.numbers().get();
        return new PayoutFixture(repayment, attempt, amount, payment, other, reference);
    }

    public PayoutFixture named(String providersName) {
        return new PayoutFixture(repayment, attempt, amount, payment, returned, Optional.of(providersName));
    }

    public Payout build() {
        return new Payout(
                repayment,
                attempt,
                amount,
                payment,
                OrderFixture.CUSTOMER,
                returned,
                reference,
                Instant.parse("2026-11-20T10:15:30Z"));
    }

    public static Money money(String decimal, String currency) {
        return Money.of(decimal, Currency.getInstance(currency));
    }
}
