package returns.bootstrap.access;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.context.ApplicationContext;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import returns.bootstrap.StartRefused;

class IdentitiesRequiredTest {
    private static final String SECRET = "micronaut.security.token.jwt.signatures.secret.main.secret";
    private static final String JWKS = "micronaut.security.token.jwt.signatures.jwks.main.url";

    @Test
    void aDatabaseOfTheUsersIsNotTouchedWithoutIdentities() {
        var failure = failureWith(Map.of());
        assertTrue(isRefusal(failure), failure.toString());
        assertTrue(failure.getMessage().contains("MICRONAUT_SECURITY_TOKEN_JWT_SIGNATURES_"), failure.getMessage());
    }

    @Test
    void withASecretOrAKeySetTheDatabaseIsWhatIsMissing() {
        assertFalse(isRefusal(failureWith(Map.of(SECRET, "0123456789abcdef0123456789abcdef"))));
        assertFalse(isRefusal(failureWith(Map.of(JWKS, "http://127.0.0.1:1/keys"))));
    }

    /** Nobody listens at the URL. */
    private static Throwable failureWith(Map<String, Object> identities) {
        var settings = new HashMap<>(identities);
        settings.put("datasources.default.url", "jdbc:postgresql://127.0.0.1:1/returns");
        settings.put("datasources.default.connection-timeout", 250);
        return assertThrows(
                RuntimeException.class, () -> ApplicationContext.run(settings).close());
    }

    private static boolean isRefusal(Throwable failure) {
        return Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
                .anyMatch(StartRefused.class::isInstance);
    }
}
