package returns.domain.idempotency;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import returns.domain.fixtures.ReturnExample;
import returns.domain.idempotency.IdempotencyKey.Chosen;
import returns.domain.returns.Return;

class IdempotencyRecordTest {
    private static final Duration RETENTION = Duration.ofDays(30);
    private static final Instant MADE = Instant.parse("2026-11-20T10:15:30.123Z");
    private static final Meaning MEANING = Meaning.parts().with("quantity", 1);
    private static final Return RESULT = ReturnExample.returnOf(ReturnExample.line("1", 1));
    private static final IdempotencyRecord RECORD = new IdempotencyRecord(
            new KeyScope("c-17", "create_return", new Chosen("k")), Fingerprint.of(MEANING), MADE, Optional.of(RESULT));

    @Test
    void repeatsItsResultUntilTheRetentionHasPassed() {
        var end = MADE.plus(RETENTION);
        assertEquals(Optional.of(RESULT), RECORD.resultAt(MADE, RETENTION));
        assertEquals(Optional.of(RESULT), RECORD.resultAt(end.minusNanos(1), RETENTION));
        assertEquals(Optional.empty(), RECORD.resultAt(end, RETENTION));
        assertEquals(Optional.empty(), RECORD.resultAt(end.plus(Duration.ofDays(10)), RETENTION));
    }

    @Test
    void keepsItsKeyAndMeaningWithoutItsResult() {
        var dropped = RECORD.withoutResult();
        assertEquals(Optional.empty(), dropped.resultAt(MADE, RETENTION));
        assertEquals(RECORD.scope(), dropped.scope());
        assertEquals(RECORD.createdAt(), dropped.createdAt());
        assertTrue(dropped.means(MEANING));
    }

    @Test
    void knowsWhatTheFirstCallMeant() {
        assertTrue(RECORD.means(Meaning.parts().with("quantity", 1)));
        assertFalse(RECORD.means(Meaning.parts().with("quantity", 2)));
    }
}
