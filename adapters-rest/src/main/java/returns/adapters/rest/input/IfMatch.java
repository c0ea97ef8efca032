package returns.adapters.rest.input;

import io.micronaut.http.HttpHeaders;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;
import returns.application.answers.Answer;
import returns.application.answers.InvalidValue;
import returns.application.answers.Refusal;
import returns.application.input.Precondition;

/**
 * Reads the {@code If-Match} header (RFC 9110, section 13.1.1). A weak tag, or one that is no version, is read and
 * never matches.
 */
public final class IfMatch {
    private static final Pattern ELEMENT =
            Pattern.compile("\\G[ \\t]*(?<tag>(?<weak>W/)?\"(?<opaque>[!#-~\\x80-\\xff]*)\")?[ \\t]*(?:,|$)");
    private static final Pattern VERSION = Pattern.compile("[1-9][0-9]{0,8}");

    private IfMatch() {}

    /** The precondition that the request names; or why it cannot be read. */
    public static Answer<Precondition> in(HttpHeaders headers) {
        return read(headers.getAll(HttpHeaders.IF_MATCH));
    }

    static Answer<Precondition> read(List<String> values) {
        if (values.isEmpty()) {
            return Answer.done(new Precondition.Missing());
        }
        var value = String.join(",", values).strip();
        return value.equals("*") ? Answer.done(new Precondition.Any()) : list(value);
    }

    /** The tag of a version. */
    public static String tag(int version) {
        return "\"" + version + "\"";
    }

    private static Answer<Precondition> list(String value) {
        var versions = new HashSet<Integer>();
        var tags = 0;
        var end = 0;
        var element = ELEMENT.matcher(value);
        while (end < value.length() && element.find()) {
            end = element.end();
            if (element.group("tag") != null) {
                tags++;
                if (element.group("weak") == null
                        && VERSION.matcher(element.group("opaque")).matches()) {
                    versions.add(Integer.valueOf(element.group("opaque")));
                }
            }
        }
        return tags > 0 && end == value.length()
                ? Answer.done(new Precondition.OneOf(versions))
                : Answer.refused(unreadable());
    }

    private static Refusal unreadable() {
        return Refusal.invalid(List.of(new InvalidValue(
                HttpHeaders.IF_MATCH, "must be * or the ETag of what was read, in its quotes, such as \"1\"")));
    }
}
