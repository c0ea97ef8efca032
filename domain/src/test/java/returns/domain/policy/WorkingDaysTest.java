package returns.domain.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.LocalDate;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorkingDaysTest {
    private static final WorkingDays DAYS = new WorkingDays(
            Set.of(LocalDate.parse("2026-12-25"), LocalDate.parse("2026-12-28"), LocalDate.parse("2026-12-29")));

    @ParameterizedTest(name = "{0} to {1}: {2}")
    @CsvSource({
        "2026-12-24, 2026-12-24, a Thursday",
        "2026-12-25, 2026-12-30, a holiday and a weekend and two more holidays",
        "2026-12-19, 2026-12-21, a Saturday",
        "2026-12-20, 2026-12-21, a Sunday",
        "2028-02-26, 2028-02-28, a Saturday of a leap year",
    })
    void areWhatTheWindowMovesTo(LocalDate day, LocalDate moved, String why) {
        assertEquals(moved, DAYS.onOrAfter(day), why);
    }

    @Test
    void areLeftByAnyListOfHolidays() {
        var most = LongStream.range(0, WorkingDays.MAX_HOLIDAYS + 1)
                .mapToObj(LocalDate::ofEpochDay)
                .collect(Collectors.toSet());

        assertThrows(IllegalArgumentException.class, () -> new WorkingDays(most));
    }
}
