package returns.application.answers;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import returns.domain.idempotency.Meaning;

/** Where what is asked now differs from what there is. */
public record Difference(String argument, Optional<String> before, Optional<String> now) {
    /** Every part that differs, in the order of the names. */
    public static List<Difference> between(Meaning.Parts before, Meaning.Parts now) {
        var names = new TreeSet<>(before.values().keySet());
        names.addAll(now.values().keySet());
        return names.stream()
                .map(name -> new Difference(name, part(before, name), part(now, name)))
                .filter(difference -> !difference.before.equals(difference.now))
                .toList();
    }

    private static Optional<String> part(Meaning.Parts parts, String name) {
        return Optional.ofNullable(parts.values().get(name)).map(Difference::plain);
    }

    private static String plain(Meaning value) {
        return value instanceof Meaning.Words(var words) ? words : value.canonical();
    }
}
