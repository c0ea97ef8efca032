package returns.domain.idempotency;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import returns.domain.fixtures.Cases;
import returns.domain.idempotency.IdempotencyKey.Chosen;
import returns.domain.idempotency.IdempotencyKey.Derived;

class IdempotencyKeyTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "8e03978e-40d5-43dd-bc93-6894a57f9324",
                "x",
                " x ",
                "\"quoted\"",
                "~",
                "chosen:x",
                "derived:v1:00"
            })
    void isAnyPrintableAsciiThatIsNotAllBlank(String value) {
        assertEquals(value, new Chosen(value).value());
    }

    @Test
    void holdsEveryPrintableAsciiCharacter() {
        var all = IntStream.rangeClosed(' ', '~').mapToObj(Character::toString).collect(Collectors.joining());
        assertEquals(all, new Chosen(all).value());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "     ",
                "\t",
                "a\tb",
                "a\n",
                "\na",
                "a\r\nb",
                "a\u0000",
                "\u001f",
                "a\u007f",
                "a\u0080",
                "a\u00a0b",
                "caf\u00e9",
                "cafe\u0301",
                "\u2028",
                "\ud83d\ude00",
                "\ud83d",
                "\uff11"
            })
    void isNothingElse(String value) {
        var refused = assertThrows(IllegalArgumentException.class, () -> new Chosen(value));
        assertEquals("must be 1 to 255 printable ASCII characters, not all blank", refused.getMessage());
    }

    @Test
    void isAtMost255CharactersLong() {
        assertEquals(255, new Chosen("k".repeat(255)).value().length());
        assertThrows(IllegalArgumentException.class, () -> new Chosen("k".repeat(256)));
    }

    @Test
    void thatWasChosenIsNeverOneThatWasDerived() {
        var derived = Derived.from(Meaning.parts().with("conversation", "conv-1"));
        for (var guess : new String[] {
            derived.text(), derived.actedOn().value(), derived.text().substring(1)
        }) {
            assertNotEquals(derived.text(), new Chosen(guess).text());
        }
        Cases.each(random -> {
            var value = random.ints(random.nextInt(1, 256), ' ', '~' + 1)
                    .mapToObj(Character::toString)
                    .collect(Collectors.joining());
            var chosen = new Chosen("k" + value.substring(1));
            assertTrue(chosen.text().startsWith("chosen:"));
            assertNotEquals(Derived.from(Meaning.parts().with("k", value)).text(), chosen.text());
        });
    }

    @Test
    void thatWasDerivedIsTheSameForTheSameThing() {
        var one = Derived.from(Meaning.parts().with("orderNumber", "10001").with("lineId", "caf\u00e9"));
        var other = Derived.from(Meaning.parts().with("lineId", "cafe\u0301").with("orderNumber", "10001"));
        assertEquals(one, other);
        assertEquals(one.text(), other.text());
        assertNotEquals(one, Derived.from(Meaning.parts().with("orderNumber", "10001")));
    }

    @Test
    void countsForItsPrincipalAndOperation() {
        var key = new Chosen("k");
        var scope = new KeyScope("c-17", "create_return", key);
        assertEquals(scope, new KeyScope("c-17", "create_return", new Chosen("k")));
        assertNotEquals(scope, new KeyScope("c-18", "create_return", key));
        assertNotEquals(scope, new KeyScope("c-17", "cancel_return", key));
        assertNotEquals(scope, new KeyScope("c-17", "create_return", new Chosen("K")));
    }
}
