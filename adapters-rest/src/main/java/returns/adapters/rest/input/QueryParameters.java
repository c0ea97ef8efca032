package returns.adapters.rest.input;

import io.micronaut.http.HttpParameters;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import returns.application.answers.Validation;

/** Reads the parameters of a query, strictly: each is known by its name, and stands there once unless it may be repeated. */
public final class QueryParameters {
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

    /** Refuses every parameter that was not read. */
    public void nothingElse() {
        written.names().stream()
                .filter(name -> !known.contains(name))
                .forEach(name -> v.reject(name, "must be left out: known here are " + String.join(", ", known)));
    }
}
