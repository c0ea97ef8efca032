package returns.domain.orders;

import returns.domain.money.Money;

/** What was paid for sending the order, tax included in {@code total}. */
public record Shipping(Money total, Money tax) {
    public Shipping {
        if (total.isNegative() || tax.isNegative() || tax.exceeds(total)) {
            throw new IllegalArgumentException("must be a total of at least 0 with a tax of at most the total");
        }
    }
}
