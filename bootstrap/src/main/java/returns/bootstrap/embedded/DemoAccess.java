package returns.bootstrap.embedded;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jwt.JWTClaimsSet;
import io.micronaut.context.event.ApplicationEventListener;
import io.micronaut.core.annotation.Order;
import io.micronaut.core.order.Ordered;
import io.micronaut.runtime.server.event.ServerStartupEvent;
import io.micronaut.security.token.jwt.signature.SignatureGeneratorConfiguration;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Date;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Writes the shell variables to try the service with, once its address is known. */
@Singleton
@Order(Ordered.LOWEST_PRECEDENCE)
final class DemoAccess implements ApplicationEventListener<ServerStartupEvent> {
    private static final Logger LOG = LoggerFactory.getLogger(DemoAccess.class);
    private static final Duration VALID = Duration.ofDays(365);
    private static final String CUSTOMER = "c-17";

    private final DataFolder data;
    private final SignatureGeneratorConfiguration signature;

    DemoAccess(DataFolder data, @Named(DemoIdentities.NAME) SignatureGeneratorConfiguration signature) {
        this.data = data;
        this.signature = signature;
    }

    @Override
    public void onApplicationEvent(ServerStartupEvent event) {
        try {
            var file =
                    data.write("demo.env", variables(event.getSource().getURL().toString()));
            LOG.info("Try it:\n  source {}\n  curl -H \"Authorization: Bearer $CUSTOMER\" $URL/tools", shortest(file));
        } catch (IOException | JOSEException e) {
            throw new IllegalStateException("demo.env cannot be written", e);
        }
    }

    private String variables(String url) throws JOSEException {
        return """
            URL=%s
            CUSTOMER=%s
            OTHER_CUSTOMER=%s
            STAFF=%s
            APPROVER=%s
            POLICY=%s
            ORDER_FEED=%s
            AGENT=%s
            """.formatted(
                        url,
                        token(claims(CUSTOMER, "customer")),
                        token(claims("c-18", "customer")),
                        token(claims("s-1", "staff")),
                        token(claims("s-2", "staff", "approver")),
                        token(claims("s-3", "policy")),
                        token(claims("shop", "order_feed")),
                        token(claims(CUSTOMER, "customer").claim("act", Map.of("sub", "demo-agent"))));
    }

    private static JWTClaimsSet.Builder claims(String subject, String... roles) {
        var now = InstantSource.system().instant();
        return new JWTClaimsSet.Builder()
                .subject(subject)
                .claim("roles", List.of(roles))
                .issueTime(Date.from(now))
                .expirationTime(Date.from(now.plus(VALID)));
    }

    private String token(JWTClaimsSet.Builder claims) throws JOSEException {
        return signature.sign(claims.build()).serialize();
    }

    private static Path shortest(Path file) {
        var here = Path.of("").toAbsolutePath();
        return file.startsWith(here) ? here.relativize(file) : file;
    }
}
