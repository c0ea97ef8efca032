package returns.domain.claims;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import returns.domain.money.Money;
import returns.domain.money.OverUnits;
import returns.domain.money.Shares;
import returns.domain.policy.LostPromotion;
import returns.domain.policy.Payer;
import returns.domain.policy.PaymentSplit;
import returns.domain.policy.RestockingFee;
import returns.domain.policy.ShippingRefund;
import returns.domain.refunds.Component;

/** Every case of {@code refund-arithmetic.json}. */
class WorkedAmountsTest {
    private static final RefundTerms TERMS =
            new RefundTerms(ShippingRefund.NEVER, LostPromotion.KEEP, PaymentSplit.IN_PROPORTION);

    static Stream<Arguments> units() throws IOException {
        return cases("units");
    }

    static Stream<Arguments> shares() throws IOException {
        return cases("shares");
    }

    static Stream<Arguments> whole() throws IOException {
        return cases("whole");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void units(String name, JsonNode worked) {
        var total = new Money(worked.get("total").asLong(), currency(worked));
        var units = new OverUnits(total, worked.get("quantity").asInt());
        var before = 0;
        var amounts = new ArrayList<Long>();
        for (var next : worked.get("returns")) {
            amounts.add(units.next(next.asInt(), before).minorUnits());
            before += next.asInt();
        }
        assertEquals(longs(worked.get("amounts")), amounts, name);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void shares(String name, JsonNode worked) {
        var total = new Money(worked.get("total").asLong(), currency(worked));
        var shares = new Shares(longs(worked.get("weights"))).of(total);
        assertEquals(
                longs(worked.get("amounts")),
                shares.stream().map(Money::minorUnits).toList(),
                name);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void whole(String name, JsonNode worked) {
        var fee = fee(worked);
        var units = worked.path("returned").asInt(1);
        var line = new RefundClaim.Line(SoldOrder.id(worked.path("returnedLine").asInt() + 1), units, fee);
        var ledger = TERMS.ledger(
                sold(worked).build(),
                EarlierRefunds.NONE,
                new RefundClaim(List.of(line), Optional.empty(), Payer.SHOP));
        assertEquals(worked.get("refund").asLong(), ledger.total().minorUnits(), name);
        assertAmount(worked, "fee", -ledger.of(Component.RESTOCKING_FEE).minorUnits());
        assertAmount(worked, "net", ledger.of(Component.GOODS).minorUnits());
        assertAmount(worked, "tax", ledger.of(Component.TAX).minorUnits());
    }

    private static SoldOrder sold(JsonNode worked) {
        var order = SoldOrder.in(currency(worked).getCurrencyCode());
        if (worked.has("lines")) {
            var prices = longs(worked.get("lines"));
            var discounts =
                    new Shares(prices).of(order.money(worked.get("discount").asLong()));
            for (var i = 0; i < prices.size(); i++) {
                var off = discounts.get(i).minorUnits();
                order = order.line(1, 0, prices.get(i) - off, 0, off);
            }
            return order;
        }
        var paid = worked.get("paid").asLong();
        var percent = worked.path("taxPercent").asLong();
        var tax = order.money(paid).part(percent, 100 + percent).minorUnits();
        return order.line(worked.get("quantity").asInt(), 0, paid, tax, 0);
    }

    private static Optional<RestockingFee> fee(JsonNode worked) {
        if (worked.has("restockingFeePercent")) {
            var percent = new BigDecimal(worked.get("restockingFeePercent").asText());
            return Optional.of(new RestockingFee.Percent(percent));
        }
        if (worked.has("flatFee")) {
            var currency = currency(worked);
            var flat = new Money(worked.get("flatFee").asLong(), currency);
            return Optional.of(new RestockingFee.Flat(Map.of(currency, flat)));
        }
        return Optional.empty();
    }

    private static void assertAmount(JsonNode worked, String property, long amount) {
        if (worked.has(property)) {
            assertEquals(worked.get(property).asLong(), amount, property);
        }
    }

    private static Stream<Arguments> cases(String rule) throws IOException {
        try (var json = WorkedAmountsTest.class.getResourceAsStream("/refund-arithmetic.json")) {
            var cases = new ObjectMapper().readTree(json).get(rule);
            return StreamSupport.stream(cases.spliterator(), false)
                    .map(worked -> Arguments.of(worked.get("case").asText(), worked));
        }
    }

    private static List<Long> longs(JsonNode numbers) {
        return StreamSupport.stream(numbers.spliterator(), false)
                .map(JsonNode::asLong)
                .toList();
    }

    private static Currency currency(JsonNode worked) {
        return Currency.getInstance(worked.get("currency").asText());
    }
}
