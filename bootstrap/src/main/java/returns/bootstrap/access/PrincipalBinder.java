package returns.bootstrap.access;

import io.micronaut.core.convert.ArgumentConversionContext;
import io.micronaut.core.type.Argument;
import io.micronaut.http.HttpRequest;
import io.micronaut.http.bind.binders.TypedRequestArgumentBinder;
import io.micronaut.security.authentication.Authentication;
import io.micronaut.security.filters.SecurityFilter;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import returns.application.answers.Code;
import returns.application.answers.Refusal;
import returns.application.answers.RefusedException;
import returns.application.answers.Retry;
import returns.domain.Term;
import returns.domain.access.Principal;
import returns.domain.access.Role;

/** Gives controllers the {@link Principal} that the request's token names. */
@Singleton
final class PrincipalBinder implements TypedRequestArgumentBinder<Principal> {
    private static final String ACTOR = "act";
    private static final String SUBJECT = "sub";

    @Override
    public Argument<Principal> argumentType() {
        return Argument.of(Principal.class);
    }

    @Override
    public BindingResult<Principal> bind(ArgumentConversionContext<Principal> context, HttpRequest<?> request) {
        if (!request.getAttributes().contains(SecurityFilter.KEY)) {
            return BindingResult.unsatisfied();
        }
        var principal = request.getUserPrincipal(Authentication.class).map(PrincipalBinder::principal);
        return () -> principal;
    }

    static Principal principal(Authentication authentication) {
        var roles = authentication.getRoles().stream()
                .flatMap(name -> Term.find(Role.class, name).stream())
                .collect(Collectors.toSet());
        try {
            return new Principal(
                    authentication.getName(),
                    roles,
                    agent(authentication.getAttributes().get(ACTOR)));
        } catch (IllegalArgumentException e) {
            throw new RefusedException(Refusal.of(
                    Code.UNAUTHORIZED,
                    Retry.CHANGED,
                    "The token's sub, or the sub of its act, is no name that can be recorded.",
                    "Send a token whose sub is at most 64 characters, and whose act, if an agent acts, has a"
                            + " sub of at most 255."));
        }
    }

    /** Who acts for the subject (RFC 8693, section 4.1); of a chain of actors, the one at hand. */
    private static Optional<String> agent(@Nullable Object actor) {
        return switch (actor) {
            case null -> Optional.empty();
            case Map<?, ?> claims when claims.get(SUBJECT) instanceof String name -> Optional.of(name);
            default -> throw new IllegalArgumentException("must have a sub");
        };
    }
}
