package returns.domain;

import java.text.Normalizer;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

/** The checks that every text from outside passes before it becomes a value. */
public final class Text {
    private static final Pattern UUID_FORM = Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");

    private Text() {}

    /**
     * A name on one line, in Unicode's composed form (NFC).
     *
     * @throws IllegalArgumentException if it is blank, longer than {@code max}, begins or ends with white space, or holds
     *     a control character or half of a surrogate pair
     */
    public static String name(String value, int max) {
        var name = Normalizer.normalize(value, Normalizer.Form.NFC);
        if (name.isBlank()) {
            throw new IllegalArgumentException("must not be blank");
        }
        if (!name.equals(name.strip())) {
            throw new IllegalArgumentException("must not begin or end with white space");
        }
        if (name.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("must not hold a control character");
        }
        return whole(name, max);
    }

    /**
     * Free words, kept as they were written; line breaks and tabs are allowed.
     *
     * @throws IllegalArgumentException if it is longer than {@code max}, or holds another control character or half of a
     *     surrogate pair
     */
    public static String prose(String value, int max) {
        if (value.chars().anyMatch(c -> Character.isISOControl(c) && c != '\n' && c != '\r' && c != '\t')) {
            throw new IllegalArgumentException("must not hold a control character other than line breaks and tabs");
        }
        return whole(value, max);
    }

    /** A UUID as it is usually written (RFC 9562, section 4), of capital letters or small; {@code UUID.fromString} takes much more. */
    public static Optional<UUID> uuid(String value) {
        return UUID_FORM.matcher(value).matches() ? Optional.of(UUID.fromString(value)) : Optional.empty();
    }

    private static String whole(String value, int max) {
        if (value.codePoints().anyMatch(c -> Character.getType(c) == Character.SURROGATE)) {
            throw new IllegalArgumentException("must not hold half of a surrogate pair");
        }
        if (value.codePointCount(0, value.length()) > max) {
            throw new IllegalArgumentException("must not be longer than " + max + " characters");
        }
        return value;
    }
}
