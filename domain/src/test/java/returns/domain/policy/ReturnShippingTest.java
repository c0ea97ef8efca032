package returns.domain.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static returns.domain.fixtures.OrderExample.EUR;
import static returns.domain.returns.Reason.DEFECTIVE;
import static returns.domain.returns.Reason.STYLE;

import java.util.Currency;
import java.util.Map;
import org.junit.jupiter.api.Test;
import returns.domain.money.Money;

class ReturnShippingTest {
    private static final Money LABEL = new Money(495, EUR);
    private static final ReturnShipping SHIPPING =
            new ReturnShipping(Payer.CUSTOMER, Map.of(DEFECTIVE, Payer.SHOP), new PerCurrency(Map.of(EUR, LABEL)));

    @Test
    void isPaidByWhomThePolicyNamesForTheReason() {
        assertEquals(Payer.SHOP, SHIPPING.payer(DEFECTIVE));
        assertEquals(Payer.CUSTOMER, SHIPPING.payer(STYLE));
    }

    @Test
    void costsTheCustomerWhatTheLabelCosts() {
        assertEquals(LABEL, SHIPPING.cost(STYLE, EUR));
        assertEquals(Money.zero(EUR), SHIPPING.cost(DEFECTIVE, EUR));
    }

    @Test
    void costsNothingInACurrencyWithoutAPrice() {
        var yen = Currency.getInstance("JPY");

        assertEquals(Money.zero(yen), SHIPPING.cost(STYLE, yen));
        assertEquals(Money.zero(EUR), ReturnShipping.FREE.cost(STYLE, EUR));
    }
}
