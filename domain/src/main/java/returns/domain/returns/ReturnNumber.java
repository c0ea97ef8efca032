package returns.domain.returns;

import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/**
 * The number that people use for a return: {@code R-} and eight characters of an alphabet without any two that are
 * mistaken for each other (0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and V).
 */
public record ReturnNumber(String value) {
    private static final String ALPHABET = "2345679ACDEFGHJKMNPQRTVWXY";
    private static final int LENGTH = 8;
    private static final Pattern FORM = Pattern.compile("R-[" + ALPHABET + "]{" + LENGTH + "}");

    public ReturnNumber {
        if (!FORM.matcher(value).matches()) {
            throw new IllegalArgumentException("must be a return number such as R-7K3F9QX2");
        }
    }

    /** Reads a number as people type it: in small letters, too. Empty if it cannot be one. */
    public static Optional<ReturnNumber> parse(String text) {
        var upper = text.toUpperCase(Locale.ROOT);
        return FORM.matcher(upper).matches() ? Optional.of(new ReturnNumber(upper)) : Optional.empty();
    }

    /**
     * Reads a number as people type it.
     *
     * @throws IllegalArgumentException if it cannot be one
     */
    public static ReturnNumber of(String text) {
        return new ReturnNumber(text.toUpperCase(Locale.ROOT));
    }

    /** A number drawn at random from 200 thousand million; the store refuses one that is taken. */
    public static ReturnNumber random(RandomGenerator random) {
        var number = new StringBuilder("R-");
        random.ints(LENGTH, 0, ALPHABET.length()).forEach(i -> number.append(ALPHABET.charAt(i)));
        return new ReturnNumber(number.toString());
    }

    @Override
    public String toString() {
        return value;
    }
}
