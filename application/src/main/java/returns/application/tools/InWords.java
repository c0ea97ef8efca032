package returns.application.tools;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import returns.domain.Deadline;

/** Days as they are read to a customer. */
final class InWords {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("EEEE, d MMMM uuuu", Locale.ENGLISH);

    private InWords() {}

    /** Such as "Monday, 14 December 2026". */
    static String day(LocalDate day) {
        return DAY.format(day);
    }

    /** Such as "until Monday, 14 December 2026 (Europe/Berlin)". */
    static String until(Deadline deadline) {
        return "until " + day(deadline.lastDay()) + " (" + deadline.zone() + ")";
    }
}
