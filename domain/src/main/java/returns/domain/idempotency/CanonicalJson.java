package returns.domain.idempotency;

import java.util.List;
import java.util.SortedMap;

/** Writes JSON by the JSON Canonicalization Scheme, RFC 8785, for the values that a {@link Meaning} can have. */
final class CanonicalJson {
    private final StringBuilder out = new StringBuilder();

    private CanonicalJson() {}

    static String write(Meaning meaning) {
        var json = new CanonicalJson();
        json.value(meaning);
        return json.out.toString();
    }

    private void value(Meaning meaning) {
        switch (meaning) {
            case Meaning.Words(var text) -> text(text);
            case Meaning.Whole(var number) -> out.append(number);
            case Meaning.Items(var values) -> items(values);
            case Meaning.Parts(var values) -> parts(values);
        }
    }

    private void items(List<Meaning> values) {
        out.append('[');
        var separator = "";
        for (var item : values) {
            out.append(separator);
            value(item);
            separator = ",";
        }
        out.append(']');
    }

    private void parts(SortedMap<String, Meaning> values) {
        out.append('{');
        var separator = "";
        for (var part : values.entrySet()) {
            out.append(separator);
            text(part.getKey());
            out.append(':');
            value(part.getValue());
            separator = ",";
        }
        out.append('}');
    }

    private void text(String text) {
        out.append('"');
        for (var i = 0; i < text.length(); i++) {
            var c = text.charAt(i);
            switch (c) {
                case '"', '\\' -> out.append('\\').append(c);
                case '\b' -> out.append("\\b");
                case '\t' -> out.append("\\t");
                case '\n' -> out.append("\\n");
                case '\f' -> out.append("\\f");
                case '\r' -> out.append("\\r");
                default -> {
                    if (c < ' ') {
                        out.append("\\u00")
                                .append(Character.forDigit(c >> 4, 16))
                                .append(Character.forDigit(c & 15, 16));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }
}
