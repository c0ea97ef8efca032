package returns.domain.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static returns.domain.fixtures.LineExample.line;
import static returns.domain.fixtures.OrderExample.order;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import returns.domain.fixtures.LineExample;

class ReturnWindowTest {
    /** Case 44. */
    @Test
    void closesAtTheEndOfTheShopsLocalDay() {
        var parcel = line().deliveredAt("2026-10-20T21:30:00Z");
        var deadline = deadline(14, "Europe/Berlin", parcel).orElseThrow();
        assertEquals(LocalDate.parse("2026-11-03"), deadline.lastDay());
        assertEquals(Instant.parse("2026-11-03T23:00:00Z"), deadline.closesAt());
        assertEquals(Optional.empty(), judge(14, parcel, "2026-11-03T22:59:59.999999Z"));
        assertEquals(Optional.of(new Finding.WindowClosed(deadline)), judge(14, parcel, "2026-11-03T23:00:00Z"));
    }

    @ParameterizedTest
    @CsvSource({
        "2026-10-20T21:30:00Z, Europe/Berlin, 14, 2026-11-03",
        "2026-10-20T22:30:00Z, Europe/Berlin, 14, 2026-11-04",
        "2026-10-20T22:30:00Z, America/New_York, 14, 2026-11-03",
        "2026-10-20T18:14:59Z, Asia/Kathmandu, 14, 2026-11-03",
        "2026-10-20T18:15:00Z, Asia/Kathmandu, 14, 2026-11-04",
        "2026-03-29T00:59:59Z, Europe/Berlin, 1, 2026-03-30",
        "2026-02-27T12:00:00Z, Europe/Berlin, 30, 2026-03-29",
        "2028-01-30T12:00:00Z, Europe/Berlin, 30, 2028-02-29",
        "2028-02-29T12:00:00Z, Europe/Berlin, 366, 2029-03-01",
        "2026-04-23T22:30:00Z, Africa/Cairo, 0, 2026-04-24",
        "2026-11-14T14:30:00Z, Europe/Berlin, 0, 2026-11-14",
    })
    void countsTheShopsDays(String delivered, String zone, int days, LocalDate lastDay) {
        assertEquals(
                Optional.of(lastDay),
                deadline(days, zone, line().deliveredAt(delivered)).map(Deadline::lastDay));
    }

    @Test
    void countsFromTheLastParcel() {
        var parcels = line().deliveredAt("2026-11-20T08:00:00Z", "2026-10-01T08:00:00Z");
        assertEquals(
                Optional.of(LocalDate.parse("2026-12-20")),
                deadline(30, "Europe/Berlin", parcels).map(Deadline::lastDay));
    }

    @Test
    void isNotYetOpenNorClosedBeforeADelivery() {
        var nothing = line().delivered(new int[0]);
        assertEquals(Optional.empty(), deadline(30, "Europe/Berlin", nothing));
        assertEquals(Optional.empty(), judge(30, nothing, "2036-01-01T00:00:00Z"));
    }

    @Test
    void isOfNoDaysOrMore() {
        assertThrows(IllegalArgumentException.class, () -> new ReturnWindow(-1));
    }

    private static Optional<Deadline> deadline(int days, String zone, LineExample line) {
        return new ReturnWindow(days).deadline(order(line).in(zone).build(), line.build());
    }

    private static Optional<Finding> judge(int days, LineExample line, String now) {
        var question = new Rule.Question(order(line).build(), line.build(), 1, 1, Instant.parse(now));
        return new ReturnWindow(days).judge(question);
    }
}
