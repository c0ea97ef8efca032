package returns.adapters.rest.input;

import io.micronaut.http.HttpHeaders;
import java.util.List;
import java.util.Optional;
import returns.application.answers.Answer;
import returns.application.answers.Code;
import returns.application.answers.InvalidValue;
import returns.application.answers.Refusal;
import returns.application.answers.Retry;
import returns.domain.idempotency.IdempotencyKey.Chosen;

/**
 * Reads the {@code Idempotency-Key} header: a quoted string as in draft-ietf-httpapi-idempotency-key-header-07 (RFC 9651,
 * section 3.3.3), or the same characters without quotes. Both name one key.
 */
public final class IdempotencyKeys {
    /** The name of the header. */
    public static final String HEADER = "Idempotency-Key";

    /** What it is, for the description of the API. */
    public static final String DESCRIPTION =
            "Names what you want done: 1 to 255 printable ASCII characters, as a quoted string"
                    + " (draft-ietf-httpapi-idempotency-key-header-07) or without quotes. Make a new one for each thing"
                    + " that you want done, and send the same one with every repetition.";

    /** One such value. */
    public static final String EXAMPLE = "\"8e03978e-40d5-43dd-bc93-6894a57f9324\"";

    private static final String HINT =
            "Nothing was done. Send one Idempotency-Key header: 1 to 255 printable ASCII characters, such as a new"
                    + " UUID for each thing that you want done, and the same one again when you repeat the request.";

    private IdempotencyKeys() {}

    /** The key; or why there is none. */
    public static Answer<Chosen> in(HttpHeaders headers) {
        return read(headers.getAll(HEADER));
    }

    static Answer<Chosen> read(List<String> values) {
        if (values.isEmpty()) {
            return Answer.refused(
                    Refusal.of(Code.KEY_MISSING, Retry.CHANGED, "The request has no Idempotency-Key header.", HINT));
        }
        if (values.size() > 1) {
            return invalid("must be given once");
        }
        var value = values.getFirst();
        var content = value.startsWith("\"") ? unquoted(value) : bare(value);
        return content.map(IdempotencyKeys::chosen)
                .orElseGet(() ->
                        invalid("must be a string whose quotes close, with \\\" and \\\\ as the only escapes, or hold"
                                + " no comma and no quotes"));
    }

    private static Answer<Chosen> chosen(String content) {
        try {
            return Answer.done(new Chosen(content));
        } catch (IllegalArgumentException e) {
            return invalid(String.valueOf(e.getMessage()));
        }
    }

    /** Without quotes; a comma is where two headers may have been joined on the way. */
    private static Optional<String> bare(String value) {
        return Optional.of(value).filter(v -> v.indexOf(',') < 0 && v.indexOf('"') < 0);
    }

    private static Optional<String> unquoted(String value) {
        var content = new StringBuilder();
        for (var i = 1; i < value.length(); i++) {
            var c = value.charAt(i);
            if (c == '"') {
                return i == value.length() - 1 ? Optional.of(content.toString()) : Optional.empty();
            }
            if (c == '\\') {
                i++;
                if (i == value.length() || (value.charAt(i) != '"' && value.charAt(i) != '\\')) {
                    return Optional.empty();
                }
            }
            content.append(value.charAt(i));
        }
        return Optional.empty();
    }

    private static Answer<Chosen> invalid(String detail) {
        return Answer.refused(
                Refusal.of(Code.KEY_INVALID, Retry.CHANGED, "The Idempotency-Key header " + detail + ".", HINT)
                        .withInvalid(List.of(new InvalidValue(HEADER, detail))));
    }
}
