package returns.domain.policy;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.Set;

/** The days on which the shop works: all but Saturdays, Sundays and its holidays. */
public record WorkingDays(Set<LocalDate> holidays) {
    /** The most holidays of one policy. */
    public static final int MAX_HOLIDAYS = 1_000;

    public WorkingDays {
        holidays = Set.copyOf(holidays);
        if (holidays.size() > MAX_HOLIDAYS) {
            throw new IllegalArgumentException("must not be more than " + MAX_HOLIDAYS + " days");
        }
    }

    /** That day if it is a working day, or else the next one. */
    public LocalDate onOrAfter(LocalDate day) {
        var next = day;
        while (isFree(next)) {
            next = next.plusDays(1);
        }
        return next;
    }

    private boolean isFree(LocalDate day) {
        return day.getDayOfWeek() == DayOfWeek.SATURDAY
                || day.getDayOfWeek() == DayOfWeek.SUNDAY
                || holidays.contains(day);
    }
}
