package returns.adapters.rest.input;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Currency;
import java.util.Set;
import java.util.regex.Pattern;
import returns.domain.Moment;

/** Reads what standards give a form: times, time zones, currencies, countries. */
public final class StandardValues {
    private static final Set<String> ZONES = ZoneId.getAvailableZoneIds();
    private static final Pattern COUNTRY = Pattern.compile("[A-Z]{2}");

    private StandardValues() {}

    /** A time such as {@code 2026-11-14T15:00:00Z} (RFC 3339). */
    public static Instant moment(String written) {
        try {
            return Moment.exact(OffsetDateTime.parse(written).toInstant());
        } catch (DateTimeException e) {
            throw new IllegalArgumentException("must be a time such as 2026-11-14T15:00:00Z (RFC 3339)", e);
        }
    }

    /** A day of the calendar. */
    public static LocalDate day(String written) {
        try {
            var day = LocalDate.parse(written);
            Moment.exact(day.atStartOfDay(ZoneOffset.UTC).toInstant());
            return day;
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("must be a day from 1970 to 9998", e);
        } catch (DateTimeException e) {
            throw new IllegalArgumentException("must be a day such as 2026-11-14 (ISO 8601)", e);
        }
    }

    /** A time zone by its IANA name. */
    public static ZoneId timeZone(String written) {
        if (!ZONES.contains(written)) {
            throw new IllegalArgumentException("must be the IANA name of a time zone, such as Europe/Berlin");
        }
        return ZoneId.of(written);
    }

    /** A currency of ISO 4217 that has amounts. */
    public static Currency currency(String written) {
        try {
            var currency = Currency.getInstance(written);
            if (currency.getDefaultFractionDigits() >= 0) {
                return currency;
            }
        } catch (IllegalArgumentException e) {
            // said below
        }
        throw new IllegalArgumentException("must be a currency of ISO 4217 that has amounts, such as EUR");
    }

    /** A country by the two letters of ISO 3166-1. */
    public static String country(String written) {
        if (!COUNTRY.matcher(written).matches()) {
            throw new IllegalArgumentException("must be two capital letters of ISO 3166-1, such as DE");
        }
        return written;
    }
}
