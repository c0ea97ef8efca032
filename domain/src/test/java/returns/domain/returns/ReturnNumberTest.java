package returns.domain.returns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import returns.domain.fixtures.Cases;
import returns.domain.fixtures.MachineLocale;

class ReturnNumberTest {
    private static final String ALPHABET = "2345679ACDEFGHJKMNPQRTVWXY";

    @Test
    void hasNoTwoCharactersThatAreMistakenForEachOther() {
        var drawn = new HashSet<Integer>();
        Cases.each(random -> {
            var number = ReturnNumber.random(random).value();
            assertTrue(number.matches("R-[2-9A-Y]{8}"), number);
            number.substring(2).chars().forEach(drawn::add);
        });
        var letters = drawn.stream().map(Character::toString).sorted().collect(Collectors.joining());
        assertEquals(ALPHABET, letters);
        for (var pair : new String[] {"0O", "1I", "1L", "IL", "2Z", "5S", "8B", "UV"}) {
            assertTrue(pair.chars().filter(c -> letters.indexOf(c) >= 0).count() < 2, pair);
        }
    }

    @Test
    void isReadAsPeopleTypeIt() {
        var number = new ReturnNumber("R-7K3F9QX2");
        assertEquals(Optional.of(number), ReturnNumber.parse("R-7K3F9QX2"));
        assertEquals(Optional.of(number), ReturnNumber.parse("r-7k3f9qx2"));
        assertEquals(number, ReturnNumber.of("r-7K3f9Qx2"));
        assertEquals("R-7K3F9QX2", number.toString());
    }

    @Test
    void isReadAsItWasDrawnOnEveryMachine() {
        try (var _ = MachineLocale.of("tr-TR")) {
            Cases.each(random -> {
                var number = ReturnNumber.random(random);
                var typed = number.value().toLowerCase(Locale.ENGLISH);
                assertEquals(Optional.of(number), ReturnNumber.parse(typed));
            });
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "R-",
                "7K3F9QX2",
                "R7K3F9QX2",
                "R-7K3F9QX",
                "R-7K3F9QX22",
                "R-7K3F9QX0",
                "R-7K3F9QXO",
                "R-7K3F9QXI",
                "R-7K3F9QX1",
                "R-7K3F9QXL",
                "R-7K3F9QX8",
                "R-7K3F9QXB",
                "R-7K3F9QXS",
                "R-7K3F9QXZ",
                "R-7K3F9QXU",
                " R-7K3F9QX2",
                "R-7K3F9QX2\n",
                "R\u20117K3F9QX2",
                "R-7\u212a3F9QX2",
                "R-7K3F9QX\u0662",
                "R-7K3F9Q\u00df"
            })
    void isNothingElse(String text) {
        assertEquals(Optional.empty(), ReturnNumber.parse(text));
        assertThrows(IllegalArgumentException.class, () -> ReturnNumber.of(text));
        var refused = assertThrows(IllegalArgumentException.class, () -> new ReturnNumber(text));
        assertEquals("must be a return number such as R-7K3F9QX2", refused.getMessage());
    }

    @Test
    void isKeptInCapitalLettersOnly() {
        assertThrows(IllegalArgumentException.class, () -> new ReturnNumber("r-7k3f9qx2"));
    }
}
