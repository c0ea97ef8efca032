package returns.application.input;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import returns.domain.Term;

/** Texts, whole numbers, truth values and words of the contract; none is taken for another. */
final class Scalars {
    private Scalars() {}

    /** The value; empty if what was written is not of that type, or out of the range. */
    static Optional<?> read(Object written, Class<?> type, @Nullable Range range) {
        if (type == int.class || type == Integer.class) {
            return whole(written)
                    .filter(number -> number >= min(range) && number <= max(range))
                    .map(Long::intValue);
        }
        if (type.isEnum()) {
            return words(type).filter(word -> word.term().equals(written)).findFirst();
        }
        var boxed = type == boolean.class ? Boolean.class : type;
        return Optional.of(written).filter(boxed::isInstance);
    }

    /** What a value of that type must be. */
    static String expected(Class<?> type, @Nullable Range range) {
        if (type == int.class || type == Integer.class) {
            return "must be a whole number from " + min(range) + " to " + max(range);
        }
        if (type.isEnum()) {
            return "must be one of " + words(type).map(Term::term).collect(Collectors.joining(", "));
        }
        return type == String.class ? "must be a string" : "must be true or false";
    }

    private static Optional<Long> whole(Object written) {
        return switch (written) {
            case Integer number -> Optional.of(number.longValue());
            case Long number -> Optional.of(number);
            case BigInteger number -> exact(new BigDecimal(number));
            case BigDecimal number -> exact(number);
            case Double number when Double.isFinite(number) -> exact(BigDecimal.valueOf(number));
            default -> Optional.empty();
        };
    }

    private static Optional<Long> exact(BigDecimal number) {
        try {
            return Optional.of(number.longValueExact());
        } catch (ArithmeticException fractionOrTooLarge) {
            return Optional.empty();
        }
    }

    private static Stream<Term> words(Class<?> vocabulary) {
        return Arrays.stream(vocabulary.getEnumConstants()).map(Term.class::cast);
    }

    private static int min(@Nullable Range range) {
        return range == null ? Integer.MIN_VALUE : range.min();
    }

    private static int max(@Nullable Range range) {
        return range == null ? Integer.MAX_VALUE : range.max();
    }
}
