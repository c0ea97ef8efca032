package returns.domain.idempotency;

import java.util.regex.Pattern;

/** Names one change that somebody asks for. Keys that callers choose and keys that the service derives are never equal. */
public sealed interface IdempotencyKey {
    /** The key in one text, unlike any of the other kind. */
    String text();

    /**
     * A key that the caller chose: the content of an {@code Idempotency-Key} header
     * (draft-ietf-httpapi-idempotency-key-header-07), 1 to 255 printable ASCII characters, not all blank.
     */
    record Chosen(String value) implements IdempotencyKey {
        private static final Pattern FORM = Pattern.compile("[ -~]{1,255}");

        public Chosen {
            if (value.isBlank() || !FORM.matcher(value).matches()) {
                throw new IllegalArgumentException("must be 1 to 255 printable ASCII characters, not all blank");
            }
        }

        @Override
        public String text() {
            return "chosen:" + value;
        }
    }

    /** A key that the service derived from what a call acts on. */
    record Derived(Fingerprint actedOn) implements IdempotencyKey {
        /** The key of calls that act on this. */
        public static Derived from(Meaning actedOn) {
            return new Derived(Fingerprint.of(actedOn));
        }

        @Override
        public String text() {
            return "derived:" + actedOn.value();
        }
    }
}
