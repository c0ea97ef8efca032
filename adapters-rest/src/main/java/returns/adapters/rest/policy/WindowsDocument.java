package returns.adapters.rest.policy;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import returns.adapters.rest.input.StandardValues;
import returns.application.answers.Validation;
import returns.application.input.Range;
import returns.domain.Term;
import returns.domain.Text;
import returns.domain.policy.PolicyRules;
import returns.domain.policy.ReturnWindow;
import returns.domain.policy.ReturnWindow.CountedFrom;
import returns.domain.policy.ReturnWindows;
import returns.domain.policy.WorkingDays;

/**
 * Until when goods can come back. The most specific window counts: the product's, or else its category's, or else that of the
 * country, or else these days.
 *
 * @param days after the day that is counted from; 30 if left out
 * @param countedFrom delivery or order; delivery if left out
 * @param timeZone by whose days windows close, an IANA name; the order's if left out
 * @param workingDays if given, a window that would close on another day closes on the next of these
 */
@Schema(name = "PolicyWindows")
@JsonInclude(JsonInclude.Include.NON_NULL)
record WindowsDocument(
        @Nullable @Range(min = 0, max = ReturnWindow.MAX_DAYS)
        Integer days,

        @Nullable String countedFrom,
        @Nullable List<@Nullable Window> products,
        @Nullable List<@Nullable Window> categories,
        @Nullable List<@Nullable Window> countries,
        @Nullable String timeZone,
        @Nullable Working workingDays) {
    private static final Set<String> COUNTRIES = Locale.getISOCountries(Locale.IsoCountryCode.PART1_ALPHA2);

    /**
     * The window of one product, category or country.
     *
     * @param name the SKU, the category, or the country in two letters of ISO 3166-1
     */
    @Schema(name = "PolicyWindow")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Window(
            @Nullable String name,

            @Nullable @Range(min = 0, max = ReturnWindow.MAX_DAYS)
            Integer days,

            @Nullable String countedFrom) {
        static List<@Nullable Window> all(Map<String, ReturnWindow> windows) {
            return windows.entrySet().stream()
                    .sorted(Map.Entry.comparingByKey())
                    .<@Nullable Window>map(entry -> new Window(
                            entry.getKey(),
                            entry.getValue().days(),
                            entry.getValue().countedFrom().term()))
                    .toList();
        }

        Optional<Map.Entry<String, ReturnWindow>> named(String at, Validation v, Name names) {
            var of = v.required(at + "/name", name, names::of);
            v.required(at + "/days", days, given -> given);
            var window = window(at, v, days, countedFrom);
            return of.map(known -> Map.entry(known, window));
        }
    }

    /** Reads a name. */
    interface Name {
        String of(String written);
    }

    /**
     * All days but Saturdays, Sundays and the shop's holidays.
     *
     * @param holidays days such as 2026-12-25
     */
    @Schema(name = "PolicyWorkingDays")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Working(@Nullable List<@Nullable String> holidays) {
        static Working of(WorkingDays days) {
            return new Working(days.holidays().stream()
                    .sorted(Comparator.naturalOrder())
                    .<@Nullable String>map(LocalDate::toString)
                    .toList());
        }

        Optional<WorkingDays> days(String at, Validation v) {
            var dates = new PolicyLists(v).set(at + "/holidays", holidays, StandardValues::day);
            return v.made(at + "/holidays", () -> new WorkingDays(dates));
        }
    }

    static WindowsDocument of(ReturnWindows windows) {
        return new WindowsDocument(
                windows.standard().days(),
                windows.standard().countedFrom().term(),
                Window.all(windows.products()),
                Window.all(windows.categories()),
                Window.all(windows.countries()),
                windows.zone().map(ZoneId::getId).orElse(null),
                windows.movedTo().map(Working::of).orElse(null));
    }

    ReturnWindows windows(String at, Validation v) {
        var listed = new PolicyLists(v);
        return new ReturnWindows(
                window(at, v, days, countedFrom),
                listed.named(
                        at + "/products", products, (each, window) -> window.named(each, v, WindowsDocument::name)),
                listed.named(
                        at + "/categories", categories, (each, window) -> window.named(each, v, WindowsDocument::name)),
                listed.named(
                        at + "/countries",
                        countries,
                        (each, window) -> window.named(each, v, WindowsDocument::country)),
                Optional.ofNullable(workingDays).flatMap(working -> working.days(at + "/workingDays", v)),
                v.optional(at + "/timeZone", timeZone, StandardValues::timeZone));
    }

    private static String name(String written) {
        return Text.name(written, 128);
    }

    private static String country(String written) {
        if (!COUNTRIES.contains(written)) {
            throw new IllegalArgumentException("must be a country's two capital letters of ISO 3166-1, such as DE");
        }
        return written;
    }

    private static ReturnWindow window(String at, Validation v, @Nullable Integer days, @Nullable String countedFrom) {
        var usual = PolicyRules.STANDARD.windows().standard();
        var from = v.optional(at + "/countedFrom", countedFrom, word -> Term.of(CountedFrom.class, word));
        return new ReturnWindow(days == null ? usual.days() : days, from.orElse(usual.countedFrom()));
    }
}
