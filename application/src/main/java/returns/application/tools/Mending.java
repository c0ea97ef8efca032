package returns.application.tools;

import java.lang.reflect.RecordComponent;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import returns.application.input.Written;
import returns.domain.Term;
import returns.domain.returns.ReturnNumber;

/**
 * Mends the slips that models usually make, for every tool alike, before anything is validated: so the mended call and the clean
 * one are the same call. What leaves a doubt stays as it is, to be refused with all else that is not valid.
 */
final class Mending {
    private static final Pattern WHOLE_NUMBER = Pattern.compile("-?[0-9]{1,9}");
    private static final Pattern BETWEEN_WORDS = Pattern.compile("[\\s-]+");
    private static final Pattern RETURN_NUMBER = Pattern.compile("#?\\s*+R?[-_\\s]*+([0-9A-Z]{8})");
    private static final Pattern SIGN = Pattern.compile("^#\\s+");

    private Mending() {}

    /** What was written for arguments of that shape, mended. */
    static Written mended(Written written, Class<? extends Record> arguments) {
        return new Written(written.content().map(properties -> mended(properties, arguments)));
    }

    private static Map<String, @Nullable Object> mended(
            Map<String, @Nullable Object> properties, Class<? extends Record> arguments) {
        var mended = new LinkedHashMap<>(properties);
        for (var component : arguments.getRecordComponents()) {
            var value = properties.get(component.getName());
            if (value != null) {
                mended.put(component.getName(), mended(value, component));
            }
        }
        return mended;
    }

    private static Object mended(Object value, RecordComponent component) {
        var type = component.getType();
        var names = component.getAnnotation(Names.class);
        if (names != null) {
            return text(value)
                    .<Object>map(text -> name(text.strip(), names.value()))
                    .orElse(value);
        }
        if (!(value instanceof String text)) {
            return value;
        }
        if (type == int.class || type == Integer.class) {
            return number(text.strip()).orElse(value);
        }
        return type.isEnum() ? word(text, type).orElse(value) : value;
    }

    /** Of a text; or of a number where a name is meant, which looks like one. */
    private static Optional<String> text(Object value) {
        return switch (value) {
            case String text -> Optional.of(text);
            case Integer number -> Optional.of(number.toString());
            case Long number -> Optional.of(number.toString());
            case BigInteger number -> Optional.of(number.toString());
            default -> Optional.empty();
        };
    }

    private static String name(String text, Names.Thing thing) {
        return switch (thing) {
            case ORDER -> SIGN.matcher(text).replaceFirst("#");
            case LINE -> text;
            case RETURN -> returnNumber(text).orElse(text);
        };
    }

    private static Optional<String> returnNumber(String text) {
        var number = RETURN_NUMBER.matcher(text.toUpperCase(Locale.ROOT));
        return number.matches()
                ? ReturnNumber.parse("R-" + number.group(1)).map(ReturnNumber::value)
                : Optional.empty();
    }

    private static Optional<Object> number(String text) {
        return WHOLE_NUMBER.matcher(text).matches() ? Optional.of(Integer.valueOf(text)) : Optional.empty();
    }

    private static Optional<Object> word(String text, Class<?> vocabulary) {
        var word = BETWEEN_WORDS.matcher(text.strip().toLowerCase(Locale.ROOT)).replaceAll("_");
        return Arrays.stream(vocabulary.getEnumConstants())
                .<Object>map(constant -> ((Term) constant).term())
                .filter(word::equals)
                .findFirst();
    }
}
