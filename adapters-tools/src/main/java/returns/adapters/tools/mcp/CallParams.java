package returns.adapters.tools.mcp;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What {@code tools/call} is asked with, as it stands in the message.
 *
 * @param arguments what the model wrote, not yet judged
 * @param meta what its host adds
 */
record CallParams(String name, Map<String, @Nullable Object> arguments, Map<String, @Nullable Object> meta) {
    /**
     * Reads them.
     *
     * @throws IllegalArgumentException if they are not what the protocol says
     */
    static CallParams of(Map<String, @Nullable Object> params) {
        if (!(params.get("name") instanceof String name)) {
            throw new IllegalArgumentException("name must be a text");
        }
        return new CallParams(name, object(params, "arguments"), object(params, "_meta"));
    }

    private static Map<String, @Nullable Object> object(Map<String, @Nullable Object> params, String name) {
        return switch (params.get(name)) {
            case null -> Map.of();
            case Map<?, ?> value -> Message.object(value);
            default -> throw new IllegalArgumentException(name + " must be an object");
        };
    }
}
