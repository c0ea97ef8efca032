package returns.domain.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import returns.domain.policy.RestockingFees.For;
import returns.domain.returns.Reason;

class RestockingFeesTest {
    private static final Optional<String> APPAREL = Optional.of("apparel");
    private static final Optional<Reason> STYLE = Optional.of(Reason.STYLE);
    private static final RestockingFees FEES = new RestockingFees(Map.of(
            new For(APPAREL, STYLE), percent("4"),
            new For(APPAREL, Optional.empty()), percent("3"),
            new For(Optional.empty(), STYLE), percent("2"),
            new For(Optional.empty(), Optional.empty()), percent("1")));

    @Test
    void takeTheMostSpecific() {
        assertEquals(Optional.of(percent("4")), FEES.fee("apparel", Reason.STYLE));
        assertEquals(Optional.of(percent("3")), FEES.fee("apparel", Reason.COLOR));
        assertEquals(Optional.of(percent("2")), FEES.fee("books", Reason.STYLE));
        assertEquals(Optional.of(percent("1")), FEES.fee("books", Reason.COLOR));
        assertEquals(Optional.empty(), RestockingFees.NONE.fee("books", Reason.COLOR));
    }

    @ParameterizedTest
    @EnumSource(
            value = Reason.class,
            names = {"DEFECTIVE", "DAMAGED_IN_TRANSIT", "NOT_AS_DESCRIBED", "WRONG_ITEM", "ARRIVED_LATE"})
    void keepNothingForTheShopsOwnFaults(Reason reason) {
        assertEquals(Optional.empty(), FEES.fee("apparel", reason));
        assertThrows(IllegalArgumentException.class, () -> new For(APPAREL, Optional.of(reason)));
    }

    @Test
    void knowWhichFaultsAreNotTheShops() {
        assertEquals(
                EnumSet.complementOf(EnumSet.of(
                        Reason.DEFECTIVE,
                        Reason.DAMAGED_IN_TRANSIT,
                        Reason.NOT_AS_DESCRIBED,
                        Reason.WRONG_ITEM,
                        Reason.ARRIVED_LATE)),
                Arrays.stream(Reason.values())
                        .filter(reason -> !reason.isShopsFault())
                        .collect(Collectors.toSet()));
    }

    @Test
    void areAtMostTheWhole() {
        assertThrows(IllegalArgumentException.class, () -> percent("100.01"));
        assertThrows(IllegalArgumentException.class, () -> percent("-1"));
        assertEquals(Set.of(percent("10"), percent("0")), Set.of(percent("10.00"), percent("0.0")));
    }

    private static RestockingFee percent(String percent) {
        return new RestockingFee.Percent(new BigDecimal(percent));
    }
}
