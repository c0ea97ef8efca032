package returns.domain.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static returns.domain.fixtures.LineExample.line;
import static returns.domain.fixtures.OrderExample.order;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import returns.domain.Deadline;
import returns.domain.fixtures.LineExample;

class ReturnWindowsTest {
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
    void isOfNoDaysToTenYears() {
        assertThrows(IllegalArgumentException.class, () -> ReturnWindow.fromDelivery(-1));
        assertThrows(IllegalArgumentException.class, () -> ReturnWindow.fromDelivery(3_651));
        assertEquals(3_650, ReturnWindow.fromDelivery(3_650).days());
    }

    @ParameterizedTest(name = "placed {0}, {2} days in {1}: until {3}, closed at {4}")
    @CsvSource({
        "2026-03-22T09:00:00Z, Europe/Berlin, 7, 2026-03-29, 2026-03-29T22:00:00Z",
        "2026-03-21T09:00:00Z, Europe/Berlin, 7, 2026-03-28, 2026-03-28T23:00:00Z",
        "2026-10-18T09:00:00Z, Europe/Berlin, 7, 2026-10-25, 2026-10-25T23:00:00Z",
        "2026-03-01T09:00:00Z, America/New_York, 7, 2026-03-08, 2026-03-09T04:00:00Z",
        "2026-10-25T09:00:00Z, America/New_York, 7, 2026-11-01, 2026-11-02T05:00:00Z",
        "2026-11-09T18:14:59Z, Asia/Kathmandu, 7, 2026-11-16, 2026-11-16T18:15:00Z",
        "2026-11-09T18:15:00Z, Asia/Kathmandu, 7, 2026-11-17, 2026-11-17T18:15:00Z",
        "2028-02-22T09:00:00Z, Europe/Berlin, 7, 2028-02-29, 2028-02-29T23:00:00Z",
        "2028-02-29T09:00:00Z, Europe/Berlin, 365, 2029-02-28, 2029-02-28T23:00:00Z",
    })
    void countsLocalDaysAcrossTheChangeOfTheClocks(
            String delivered, String zone, int days, LocalDate lastDay, Instant closes) {
        var deadline = deadline(days, zone, line().deliveredAt(delivered)).orElseThrow();

        assertEquals(lastDay, deadline.lastDay());
        assertEquals(closes, deadline.closesAt());
    }

    @Test
    void countsFromTheOrderWhereThePolicySaysSo() {
        var windows = ReturnWindows.of(new ReturnWindow(14, ReturnWindow.CountedFrom.ORDER));
        var nothing = line().delivered(new int[0]);

        assertEquals(Optional.of(LocalDate.parse("2026-11-24")), lastDay(windows, line()));
        assertEquals(Optional.of(LocalDate.parse("2026-11-24")), lastDay(windows, nothing));
    }

    @Test
    void takesTheMostSpecificWindow() {
        var any = ReturnWindow.fromDelivery(1);
        var country = Map.of("DE", ReturnWindow.fromDelivery(2), "FR", ReturnWindow.fromDelivery(5));
        var category = Map.of("apparel", ReturnWindow.fromDelivery(3), "books", ReturnWindow.fromDelivery(5));
        var product = Map.of("TSHIRT-M-BLUE", ReturnWindow.fromDelivery(4), "SOCKS", ReturnWindow.fromDelivery(5));

        assertEquals(1, days(any, Map.of(), Map.of(), Map.of()));
        assertEquals(2, days(any, Map.of(), Map.of(), country));
        assertEquals(3, days(any, Map.of(), category, country));
        assertEquals(4, days(any, product, category, country));
    }

    @Test
    void movesToTheNextWorkingDay() {
        var christmas = new WorkingDays(Set.of(LocalDate.parse("2026-12-14")));
        var windows = new ReturnWindows(
                ReturnWindow.fromDelivery(28), Map.of(), Map.of(), Map.of(), Optional.of(christmas), Optional.empty());

        assertEquals(Optional.of(LocalDate.parse("2026-12-15")), lastDay(windows, line()));
    }

    @Test
    void closesByTheDaysOfThePolicysZoneWhereItNamesOne() {
        var kathmandu = ZoneId.of("Asia/Kathmandu");
        var windows = new ReturnWindows(
                ReturnWindow.fromDelivery(1), Map.of(), Map.of(), Map.of(), Optional.empty(), Optional.of(kathmandu));
        var parcel = line().deliveredAt("2026-11-09T18:15:00Z");

        assertEquals(
                Optional.of(new Deadline(LocalDate.parse("2026-11-11"), kathmandu)),
                windows.deadline(order(parcel).build(), parcel.build()));
    }

    @Test
    void tellsTheFactsItJudgesBy() {
        assertEquals(
                new Verdict("window", "30 days from delivery: until 2026-12-14 (Europe/Berlin).", Optional.empty()),
                verdict(30, line(), "2026-11-20T00:00:00Z"));
        assertEquals(
                "30 days from delivery, and nothing is delivered yet.",
                verdict(30, line().delivered(new int[0]), "2026-11-20T00:00:00Z")
                        .detail());
    }

    private static int days(
            ReturnWindow any,
            Map<String, ReturnWindow> products,
            Map<String, ReturnWindow> categories,
            Map<String, ReturnWindow> countries) {
        return new ReturnWindows(any, products, categories, countries, Optional.empty(), Optional.empty())
                .window(order(line()).build(), line().build())
                .days();
    }

    private static Optional<LocalDate> lastDay(ReturnWindows windows, LineExample line) {
        return windows.deadline(order(line).build(), line.build()).map(Deadline::lastDay);
    }

    private static Optional<Deadline> deadline(int days, String zone, LineExample line) {
        return ReturnWindows.of(ReturnWindow.fromDelivery(days))
                .deadline(order(line).in(zone).build(), line.build());
    }

    private static Optional<Finding> judge(int days, LineExample line, String now) {
        return verdict(days, line, now).finding();
    }

    private static Verdict verdict(int days, LineExample line, String now) {
        var question = Rule.Question.of(order(line).onFile(0), line.build(), 1, Instant.parse(now));
        return ReturnWindows.of(ReturnWindow.fromDelivery(days)).judge(question);
    }
}
