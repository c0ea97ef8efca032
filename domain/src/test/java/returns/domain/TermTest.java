package returns.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import returns.domain.fixtures.MachineLocale;
import returns.domain.returns.Reason;
import returns.domain.returns.Resolution;
import returns.domain.returns.ReturnStatus;

class TermTest {
    @Test
    void isWrittenInSmallLetters() {
        assertEquals("size_too_small", Reason.SIZE_TOO_SMALL.term());
        assertEquals(Optional.of(Reason.SIZE_TOO_SMALL), Term.find(Reason.class, "size_too_small"));
        assertEquals(Resolution.STORE_CREDIT, Term.of(Resolution.class, "store_credit"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tr-TR", "ar", "ar-EG", "lt", "az"})
    void isTheSameOnEveryMachine(String locale) {
        try (var _ = MachineLocale.of(locale)) {
            assertEquals("damaged_in_transit", Reason.DAMAGED_IN_TRANSIT.term());
            assertEquals(Optional.of(Reason.DAMAGED_IN_TRANSIT), Term.find(Reason.class, "damaged_in_transit"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "REFUND", "Refund", " refund", "refunds", "refund\n"})
    void isNoOtherWord(String word) {
        assertEquals(Optional.empty(), Term.find(Resolution.class, word));
        var refused = assertThrows(IllegalArgumentException.class, () -> Term.of(Resolution.class, word));
        assertEquals("must be one of refund, store_credit, exchange", refused.getMessage());
    }

    @Test
    void everyWordOfTheContractIsFoundAgain() {
        for (var reason : Reason.values()) {
            assertEquals(reason, Term.of(Reason.class, reason.term()));
        }
        assertEquals(
                "requested, approved, received, closed, declined, canceled, expired",
                String.join(", ", Term.all(ReturnStatus.class)));
    }
}
