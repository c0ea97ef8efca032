package returns.domain.idempotency;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * A digest of a {@link Meaning} that tells in its first characters how it was made, so that a later algorithm still
 * recognises what an earlier one wrote. {@code v1:} is SHA-256, in hexadecimal, over the UTF-8 bytes of
 * {@link Meaning#canonical}. Test vectors: {@code docs/fingerprint.md}.
 */
public record Fingerprint(String value) {
    private static final Pattern FORM = Pattern.compile("v1:[0-9a-f]{64}");

    public Fingerprint {
        if (!FORM.matcher(value).matches()) {
            throw new IllegalArgumentException("must be a fingerprint of a known version: " + value);
        }
    }

    /** The fingerprint of that meaning, by the newest algorithm. */
    public static Fingerprint of(Meaning meaning) {
        return new Fingerprint("v1:" + sha256(meaning.canonical()));
    }

    /** Whether that meaning is the one this fingerprint was made of. */
    public boolean isOf(Meaning meaning) {
        return equals(of(meaning));
    }

    private static String sha256(String text) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }
}
