package returns.adapters.tools.mcp;

import io.micronaut.context.annotation.ConfigurationProperties;
import io.micronaut.core.bind.annotation.Bindable;
import java.util.List;

/**
 * How this door is set up.
 *
 * @param resource the address that hosts know it by; empty where that is the address they call
 * @param authorizationServers who issues the tokens that are believed
 * @param allowedHosts the names that the service may be called by; a port of {@code *} is any
 * @param allowedOrigins the web pages that may call
 * @param conversationKeys where in {@code _meta} hosts name the conversation; the first that is there counts
 * @param toolCallKeys where in {@code _meta} hosts name the call
 */
@ConfigurationProperties("returns.mcp")
record McpSettings(
        @Bindable(defaultValue = "") String resource,
        @Bindable(defaultValue = "") List<String> authorizationServers,
        @Bindable(defaultValue = "") List<String> allowedHosts,
        @Bindable(defaultValue = "") List<String> allowedOrigins,
        @Bindable(defaultValue = "") List<String> conversationKeys,
        @Bindable(defaultValue = "") List<String> toolCallKeys) {
    McpSettings {
        authorizationServers = named(authorizationServers);
        allowedHosts = named(allowedHosts);
        allowedOrigins = named(allowedOrigins);
        conversationKeys = named(conversationKeys);
        toolCallKeys = named(toolCallKeys);
    }

    private static List<String> named(List<String> values) {
        return values.stream()
                .map(String::strip)
                .filter(value -> !value.isEmpty())
                .toList();
    }
}
