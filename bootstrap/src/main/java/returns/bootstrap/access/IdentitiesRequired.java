package returns.bootstrap.access;

import io.micronaut.configuration.jdbc.hikari.DatasourceConfiguration;
import io.micronaut.context.BeanContext;
import io.micronaut.context.annotation.Requires;
import io.micronaut.context.event.BeanInitializedEventListener;
import io.micronaut.context.event.BeanInitializingEvent;
import io.micronaut.security.token.jwt.signature.ec.ECSignatureConfiguration;
import io.micronaut.security.token.jwt.signature.jwks.JwksSignatureConfiguration;
import io.micronaut.security.token.jwt.signature.rsa.RSASignatureConfiguration;
import io.micronaut.security.token.jwt.signature.secret.SecretSignatureConfiguration;
import jakarta.inject.Singleton;
import java.util.stream.Stream;
import returns.bootstrap.StartRefused;

/** On a database of the user's, nothing is touched before it is settled whose tokens are believed. */
@Singleton
@Requires(property = "datasources.default.url")
final class IdentitiesRequired implements BeanInitializedEventListener<DatasourceConfiguration> {
    private final BeanContext context;

    IdentitiesRequired(BeanContext context) {
        this.context = context;
    }

    @Override
    public DatasourceConfiguration onInitialized(BeanInitializingEvent<DatasourceConfiguration> event) {
        var configured = Stream.of(
                        JwksSignatureConfiguration.class,
                        SecretSignatureConfiguration.class,
                        RSASignatureConfiguration.class,
                        ECSignatureConfiguration.class)
                .anyMatch(context::containsBean);
        if (!configured) {
            throw new StartRefused("""
                a database is configured (DATASOURCES_DEFAULT_URL), but nothing that says whose bearer tokens to believe. \
                Set MICRONAUT_SECURITY_TOKEN_JWT_SIGNATURES_JWKS_MAIN_URL to the key set of your identity provider, or \
                MICRONAUT_SECURITY_TOKEN_JWT_SIGNATURES_SECRET_MAIN_SECRET to a secret of at least 32 bytes that it signs \
                with (HS256). To try the service without a database or an identity provider, unset DATASOURCES_DEFAULT_URL.\
                """);
        }
        return event.getBean();
    }
}
