package returns.domain.policy;

import java.util.Currency;
import java.util.Map;
import returns.domain.money.Money;
import returns.domain.returns.Reason;

/**
 * Who pays for sending goods back.
 *
 * @param standard for every reason that is not named
 * @param label what a return label costs
 */
public record ReturnShipping(Payer standard, Map<Reason, Payer> reasons, PerCurrency label) {
    /** The shop pays. */
    public static final ReturnShipping FREE = new ReturnShipping(Payer.SHOP, Map.of(), PerCurrency.NONE);

    public ReturnShipping {
        reasons = Map.copyOf(reasons);
    }

    /** Who pays where goods come back for that reason. */
    public Payer payer(Reason reason) {
        return reasons.getOrDefault(reason, standard);
    }

    /** What a customer pays for the label of goods that come back for that reason; nothing where the shop pays. */
    public Money cost(Reason reason, Currency currency) {
        return switch (payer(reason)) {
            case SHOP -> Money.zero(currency);
            case CUSTOMER -> label.in(currency).orElse(Money.zero(currency));
        };
    }
}
