package returns.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MomentTest {
    @Test
    void isAsPreciseAsEveryStoreKeepsIt() {
        assertEquals(
                Instant.parse("2026-11-14T14:30:00.123456Z"),
                Moment.exact(Instant.parse("2026-11-14T14:30:00.123456999Z")));
        assertEquals(Instant.EPOCH, Moment.exact(Instant.EPOCH));
        var last = Instant.parse("9998-12-31T23:59:59.999999Z");
        assertEquals(last, Moment.exact(last));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1969-12-31T23:59:59.999Z", "9999-01-01T00:00:00Z", "+1000000000-12-31T23:59:59Z"})
    void isOfAYearThatEveryStoreKnows(String instant) {
        assertThrows(IllegalArgumentException.class, () -> Moment.exact(Instant.parse(instant)));
    }
}
