package returns.adapters.tools.mcp;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/** Tells hosts where to get a token for this door (RFC 9728). */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record ProtectedResource(
        String resource,
        @JsonProperty("authorization_servers") List<String> authorizationServers,
        @JsonProperty("scopes_supported") List<String> scopesSupported,
        @JsonProperty("bearer_methods_supported") List<String> bearerMethodsSupported) {}
