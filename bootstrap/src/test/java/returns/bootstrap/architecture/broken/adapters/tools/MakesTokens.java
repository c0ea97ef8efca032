package returns.bootstrap.architecture.broken.adapters.tools;

import com.nimbusds.jwt.JWTClaimsSet;
import java.util.Date;

record MakesTokens(JWTClaimsSet.Builder claims) {
    JWTClaimsSet until(Date end) {
        return claims.expirationTime(end).build();
    }
}
