package returns.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import returns.domain.fixtures.Cases;

class DeadlineTest {
    @ParameterizedTest(name = "{0} in {1} ends at {2}: {3}")
    @CsvSource({
        "2026-11-03, Europe/Berlin, 2026-11-03T23:00:00Z, winter",
        "2026-07-03, Europe/Berlin, 2026-07-03T22:00:00Z, summer",
        "2026-03-28, Europe/Berlin, 2026-03-28T23:00:00Z, the day before summer time",
        "2026-03-29, Europe/Berlin, 2026-03-29T22:00:00Z, a day of 23 hours",
        "2026-10-24, Europe/Berlin, 2026-10-24T22:00:00Z, the day before winter time",
        "2026-10-25, Europe/Berlin, 2026-10-25T23:00:00Z, a day of 25 hours",
        "2026-03-08, America/New_York, 2026-03-09T04:00:00Z, a day of 23 hours",
        "2026-10-31, America/New_York, 2026-11-01T04:00:00Z, the day before winter time",
        "2026-11-01, America/New_York, 2026-11-02T05:00:00Z, a day of 25 hours",
        "2026-11-03, Asia/Kathmandu, 2026-11-03T18:15:00Z, three quarters of an hour",
        "2026-04-23, Africa/Cairo, 2026-04-23T22:00:00Z, the next day begins at 01:00",
        "2026-04-24, Africa/Cairo, 2026-04-24T21:00:00Z, this day began at 01:00",
        "2023-09-30, America/Asuncion, 2023-10-01T04:00:00Z, the next day begins at 01:00",
        "2011-12-29, Pacific/Apia, 2011-12-30T10:00:00Z, there is no next day",
        "2028-02-28, UTC, 2028-02-29T00:00:00Z, a leap year",
        "2028-02-29, UTC, 2028-03-01T00:00:00Z, 29 February",
        "2027-02-28, UTC, 2027-03-01T00:00:00Z, no leap year",
        "2026-12-31, Pacific/Kiritimati, 2026-12-31T10:00:00Z, 14 hours ahead",
    })
    void isPassedOnceTheDayIsOverThere(LocalDate lastDay, String zone, Instant end, String why) {
        var deadline = new Deadline(lastDay, ZoneId.of(zone));
        assertEquals(end, deadline.closesAt(), why);
        assertTrue(deadline.isPassed(end));
        assertFalse(deadline.isPassed(end.minusNanos(1)));
    }

    @Test
    void isPassedExactlyWhenTheShopsCalendarShowsALaterDay() {
        var zones = ZoneId.getAvailableZoneIds().stream().sorted().toList();
        Cases.each(random -> {
            var zone = ZoneId.of(zones.get(random.nextInt(zones.size())));
            var lastDay = LocalDate.ofEpochDay(random.nextLong(LocalDate.EPOCH.toEpochDay(), 40_000));
            var end = new Deadline(lastDay, zone).closesAt();
            assertEquals(lastDay, end.minusNanos(1).atZone(zone).toLocalDate(), zone + ", just before");
            assertTrue(end.atZone(zone).toLocalDate().isAfter(lastDay), zone + ", then");
        });
    }
}
