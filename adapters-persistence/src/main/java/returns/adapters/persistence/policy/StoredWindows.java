package returns.adapters.persistence.policy;

import static java.util.stream.Collectors.toMap;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import returns.domain.Term;
import returns.domain.policy.ReturnWindow;
import returns.domain.policy.ReturnWindow.CountedFrom;
import returns.domain.policy.ReturnWindows;
import returns.domain.policy.WorkingDays;

/**
 * The windows of a stored policy.
 *
 * @param holidays if they are there, even without any, windows close on working days
 */
record StoredWindows(
        Window standard,
        Map<String, Window> products,
        Map<String, Window> categories,
        Map<String, Window> countries,
        @Nullable List<String> holidays,
        @Nullable String zone) {
    record Window(int days, String countedFrom) {
        static Window of(ReturnWindow window) {
            return new Window(window.days(), window.countedFrom().term());
        }

        ReturnWindow window() {
            return new ReturnWindow(days, Term.of(CountedFrom.class, countedFrom));
        }
    }

    static StoredWindows of(ReturnWindows windows) {
        return new StoredWindows(
                Window.of(windows.standard()),
                stored(windows.products()),
                stored(windows.categories()),
                stored(windows.countries()),
                windows.movedTo()
                        .map(days -> days.holidays().stream()
                                .sorted()
                                .map(LocalDate::toString)
                                .toList())
                        .orElse(null),
                windows.zone().map(ZoneId::getId).orElse(null));
    }

    ReturnWindows windows() {
        return new ReturnWindows(
                standard.window(),
                read(products),
                read(categories),
                read(countries),
                Optional.ofNullable(holidays).map(StoredWindows::workingDays),
                Optional.ofNullable(zone).map(ZoneId::of));
    }

    private static WorkingDays workingDays(List<String> holidays) {
        return new WorkingDays(
                Set.copyOf(holidays.stream().map(LocalDate::parse).toList()));
    }

    private static Map<String, Window> stored(Map<String, ReturnWindow> windows) {
        var stored = new TreeMap<String, Window>();
        windows.forEach((name, window) -> stored.put(name, Window.of(window)));
        return stored;
    }

    private static Map<String, ReturnWindow> read(Map<String, Window> stored) {
        return stored.entrySet().stream()
                .collect(toMap(Map.Entry::getKey, entry -> entry.getValue().window()));
    }
}
