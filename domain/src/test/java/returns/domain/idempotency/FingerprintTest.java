package returns.domain.idempotency;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import returns.domain.fixtures.Cases;

/** The vectors that others go by are in {@code docs/fingerprint.md}, which a test of {@code application} reads. */
class FingerprintTest {
    private static final String EMPTY = "v1:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a";

    @Test
    void isTheDigestOfTheCanonicalText() {
        assertEquals(new Fingerprint(EMPTY), Fingerprint.of(Meaning.parts()));
    }

    @Test
    void isOfOneMeaning() {
        var fingerprint = new Fingerprint(EMPTY);
        assertTrue(fingerprint.isOf(Meaning.parts()));
        assertFalse(fingerprint.isOf(Meaning.parts().with("a", 1)));
    }

    @Test
    void differsWhereTheCanonicalTextsDo() {
        Cases.each(random -> {
            var one = Meaning.parts().with("a", Cases.text(random)).with("b", Cases.text(random));
            var other = Meaning.parts().with("a", Cases.text(random)).with("b", Cases.text(random));
            var same = one.canonical().equals(other.canonical());
            assertEquals(same, Fingerprint.of(one).equals(Fingerprint.of(other)), one + " and " + other);
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a",
                "v2:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a",
                "v1:44136FA355B3678A1146AD16F7E8649E94FB4FC21FE77E8310C060F61CAAFF8A",
                "v1:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8",
                "v1:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a0",
                "v1:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a\n"
            })
    void tellsHowItWasMade(String value) {
        assertThrows(IllegalArgumentException.class, () -> new Fingerprint(value));
    }
}
