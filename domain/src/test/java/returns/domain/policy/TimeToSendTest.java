package returns.domain.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import returns.domain.Deadline;

class TimeToSendTest {
    @ParameterizedTest
    @CsvSource({
        "2026-11-14T22:59:59Z, Europe/Berlin, 30, 2026-12-14",
        "2026-11-14T23:00:00Z, Europe/Berlin, 30, 2026-12-15",
        "2026-11-14T23:00:00Z, America/New_York, 30, 2026-12-14",
        "2028-02-28T12:00:00Z, Asia/Kathmandu, 1, 2028-02-29",
    })
    void endsWithAWholeLocalDay(Instant approved, String zone, int days, LocalDate lastDay) {
        var at = ZoneId.of(zone);

        assertEquals(new Deadline(lastDay, at), new TimeToSend(days).deadline(approved, at));
    }

    @Test
    void isADayToAYear() {
        assertThrows(IllegalArgumentException.class, () -> new TimeToSend(0));
        assertThrows(IllegalArgumentException.class, () -> new TimeToSend(366));
    }
}
