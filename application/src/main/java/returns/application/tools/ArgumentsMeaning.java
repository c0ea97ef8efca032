package returns.application.tools;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import returns.domain.idempotency.Meaning;

/**
 * What arguments ask for, whatever they are: the order of names and the form of numbers make no difference, and {@code null} is
 * the same as nothing. A number and a text that reads like it are one, for tools take either where there is no doubt.
 */
final class ArgumentsMeaning {
    private static final int LONGEST_WHOLE = 18;

    private ArgumentsMeaning() {}

    static Meaning of(Map<?, ? extends @Nullable Object> properties) {
        var parts = new TreeMap<String, Meaning>();
        properties.forEach((name, value) -> {
            if (value != null) {
                parts.put(String.valueOf(name), of(value));
            }
        });
        return new Meaning.Parts(parts);
    }

    private static Meaning of(@Nullable Object value) {
        return switch (value) {
            case Map<?, ?> object -> of(object);
            case List<?> items ->
                new Meaning.Items(items.stream().map(ArgumentsMeaning::of).toList());
            case BigDecimal number -> new Meaning.Words(text(number.stripTrailingZeros()));
            case null, default -> new Meaning.Words(String.valueOf(value));
        };
    }

    /** As a whole number is written where it is one; but 1E999999999 is not spelt out. */
    private static String text(BigDecimal number) {
        var whole = number.scale() <= 0 && (long) number.precision() - number.scale() <= LONGEST_WHOLE;
        return whole ? number.toPlainString() : number.toString();
    }
}
