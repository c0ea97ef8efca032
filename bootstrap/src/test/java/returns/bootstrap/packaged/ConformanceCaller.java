package returns.bootstrap.packaged;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jwt.JWTClaimsSet;
import io.micronaut.context.annotation.Requires;
import io.micronaut.http.HttpRequest;
import io.micronaut.security.token.jwt.signature.SignatureGeneratorConfiguration;
import io.micronaut.security.token.reader.TokenReader;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;

/** The conformance suite brings no token: it is taken for a customer. */
@Singleton
@Requires(property = "test.conformance")
final class ConformanceCaller implements TokenReader<HttpRequest<?>> {
    private final SignatureGeneratorConfiguration signature;

    ConformanceCaller(SignatureGeneratorConfiguration signature) {
        this.signature = signature;
    }

    @Override
    public Optional<String> findToken(HttpRequest<?> request) {
        var claims = new JWTClaimsSet.Builder().subject("c-17").claim("roles", List.of("customer"));
        try {
            return Optional.of(signature.sign(claims.build()).serialize());
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }
}
