package returns.bootstrap.embedded;

import io.micronaut.context.annotation.Factory;
import io.micronaut.security.token.jwt.signature.SignatureGeneratorConfiguration;
import io.micronaut.security.token.jwt.signature.secret.SecretSignature;
import io.micronaut.security.token.jwt.signature.secret.SecretSignatureConfiguration;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.nio.file.Files;
import java.security.SecureRandom;
import java.util.Base64;

/** Believes the tokens that are signed with the key in the data folder. */
@Factory
final class DemoIdentities {
    static final String NAME = "demo";
    private static final String FILE = "signing.key";
    private static final int KEY_BYTES = 32;

    @Singleton
    @Named(NAME)
    SignatureGeneratorConfiguration signature(DataFolder data) throws IOException {
        var key = data.path().resolve(FILE);
        if (!Files.exists(key)) {
            data.write(FILE, newKey());
        }
        var configuration = new SecretSignatureConfiguration(NAME);
        configuration.setBase64(true);
        configuration.setSecret(Files.readString(key));
        return new SecretSignature(configuration);
    }

    private static String newKey() {
        var key = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(key);
        return Base64.getEncoder().encodeToString(key);
    }
}
