package returns.domain;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A word of the contract, written alike in requests, answers and the database: {@code SIZE_TOO_SMALL} is {@code size_too_small}. */
public interface Term {
    /** The name of the enum constant. */
    String name();

    /** The word as callers read and write it. */
    default String term() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The constant of that word, if there is one. */
    static <E extends Enum<E> & Term> Optional<E> find(Class<E> vocabulary, String term) {
        return Arrays.stream(vocabulary.getEnumConstants())
                .filter(e -> e.term().equals(term))
                .findFirst();
    }

    /**
     * The constant of that word.
     *
     * @throws IllegalArgumentException naming the allowed words
     */
    static <E extends Enum<E> & Term> E of(Class<E> vocabulary, String term) {
        return find(vocabulary, term)
                .orElseThrow(
                        () -> new IllegalArgumentException("must be one of " + String.join(", ", all(vocabulary))));
    }

    /** All words, in their order. */
    static <E extends Enum<E> & Term> List<String> all(Class<E> vocabulary) {
        return Arrays.stream(vocabulary.getEnumConstants()).map(Term::term).toList();
    }
}
