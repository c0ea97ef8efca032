package returns.bootstrap.access;

import io.micronaut.core.convert.ArgumentConversionContext;
import io.micronaut.core.type.Argument;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.bind.binders.TypedRequestArgumentBinder;
import io.micronaut.security.authentication.Authentication;
import jakarta.inject.Singleton;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import returns.application.tools.Grant;

/** Gives controllers the {@link Grant} that the scopes of the request's token are (RFC 8693, section 4.2). */
@Singleton
final class GrantBinder implements TypedRequestArgumentBinder<Grant> {
    private static final String SCOPE = "scope";

    @Override
    public Argument<Grant> argumentType() {
        return Argument.of(Grant.class);
    }

    @Override
    public BindingResult<Grant> bind(ArgumentConversionContext<Grant> context, HttpRequest<?> request) {
        var grant = request.getUserPrincipal(Authentication.class).map(GrantBinder::grant);
        return () -> grant;
    }

    static Grant grant(Authentication authentication) {
        var claims = authentication.getAttributes();
        return new Grant(claims.containsKey(SCOPE) ? Optional.of(scopes(claims.get(SCOPE))) : Optional.empty());
    }

    /** Names between spaces; some issuers write a list. Whatever else is there names no scope. */
    private static Set<String> scopes(@Nullable Object claim) {
        var names = switch (claim) {
            case String written -> Stream.of(written.split(" ", -1));
            case Collection<?> list -> list.stream().map(String::valueOf);
            case null, default -> Stream.<String>empty();
        };
        return names.collect(Collectors.toSet());
    }
}
