package returns.application.tools;

import returns.domain.Deadline;

/** The last day for something, as a model reads it. */
public record LastDay(
        @Description("ISO 8601, in that time zone.") String lastDay,
        @Description("The shop's.") String timeZone,

        @Description("The first instant that is too late (RFC 3339, UTC).")
        String closesAt,

        @Description("As it is read to a customer, such as \"until Monday, 14 December 2026 (Europe/Berlin)\".")
        String inWords) {
    static LastDay of(Deadline day) {
        return new LastDay(
                day.lastDay().toString(), day.zone().getId(), day.closesAt().toString(), InWords.until(day));
    }
}
