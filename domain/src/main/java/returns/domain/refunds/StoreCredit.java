package returns.domain.refunds;

import java.time.Instant;
import java.util.Currency;
import java.util.Map;
import returns.domain.money.Money;
import returns.domain.orders.CustomerId;

/**
 * What a customer has in credit with the shop.
 *
 * @param balances by currency
 */
public record StoreCredit(Map<Currency, Money> balances) {
    /**
     * Credit that was given for a refund.
     *
     * @param attempt of the repayment: each is given once
     */
    public record Entry(CustomerId customer, Money amount, RepaymentId repayment, int attempt, Instant at) {
        public Entry {
            if (!amount.exceeds(Money.zero(amount.currency()))) {
                throw new IllegalArgumentException("must be more than 0");
            }
        }
    }

    public StoreCredit {
        balances = Map.copyOf(balances);
    }
}
