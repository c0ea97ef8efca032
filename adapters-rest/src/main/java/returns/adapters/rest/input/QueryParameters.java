package returns.adapters.rest.input;

import io.micronaut.http.HttpParameters;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import returns.application.answers.Validation;
import returns.application.pages.PageSize;

/** Reads the parameters of a query, strictly: each is known by its name, and stands there once unless it may be repeated. */
public final class QueryParameters {
    private static final Pattern WHOLE_NUMBER = Pattern.compile("[0-9]{1,9}");

    private final HttpParameters written;
    private final Validation v;
    private final Set<String> known = new LinkedHashSet<>();

    public QueryParameters(HttpParameters written, Validation v) {
        this.written = written;
        this.v = v;
    }

    /** The value made of the parameter of that name, if it is there. */
    public <T> Optional<T> one(String name, Function<String, ? extends T> make) {
        known.add(name);
        var values = written.getAll(name);
        if (values.size() > 1) {
            v.reject(name, "must be given once");
            return Optional.empty();
        }
        return v.optional(name, values.isEmpty() ? null : values.getFirst(), make);
    }

    /** The values made of all parameters of that name. */
    public <T> Set<T> any(String name, Function<String, ? extends T> make) {
        known.add(name);
        return written.getAll(name).stream()
                .flatMap(value -> v.<String, T>optional(name, value, make).stream())
                .collect(Collectors.toSet());
    }

    /** How much a page is to hold at most, as the parameter {@code limit} says. */
    public int pageSize() {
        return this.<Integer>one("limit", QueryParameters::pageSize).orElse(PageSize.USUAL);
    }

    private static int pageSize(String written) {
        return PageSize.of(WHOLE_NUMBER.matcher(written).matches() ? Integer.parseInt(written) : 0);
    }

    /** Refuses every parameter that was not read. */
    public void nothingElse() {
        written.names().stream()
                .filter(name -> !known.contains(name))
                .forEach(name -> v.reject(name, "must be left out: known here are " + String.join(", ", known)));
    }
}
