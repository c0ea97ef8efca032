package returns.adapters.tools.mcp;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.TypeRef;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** Results as revision 2026-07-28 of the protocol writes them: what the SDK makes, and what it does not know yet. */
final class ModernResult {
    /** The catalogue changes with a release only; a host learns of it within this time. */
    private static final Duration FRESH = Duration.ofMinutes(5);

    private static final String META = "_meta";

    private ModernResult() {}

    /** Final, and by whom. */
    static Map<String, Object> complete(Object result) {
        var complete = new LinkedHashMap<String, Object>();
        complete.put("resultType", "complete");
        complete.putAll(values(result));
        var meta = new LinkedHashMap<>(values(complete.getOrDefault(META, Map.of())));
        meta.put("io.modelcontextprotocol/serverInfo", Protocol.SERVER);
        complete.put(META, meta);
        return complete;
    }

    /** And good for a while, for whoever holds the same token: what is listed may depend on it. */
    static Map<String, Object> cacheable(Object result) {
        var cacheable = complete(result);
        cacheable.put("ttlMs", FRESH.toMillis());
        cacheable.put("cacheScope", "private");
        return cacheable;
    }

    /** What the server can do, and what it tells models of itself. */
    static Map<String, Object> discovered() {
        return cacheable(Map.of(
                "supportedVersions", ModernProtocol.VERSIONS,
                "capabilities", Protocol.CAPABILITIES,
                "instructions", Protocol.INSTRUCTIONS));
    }

    private static Map<String, Object> values(Object written) {
        return McpJsonDefaults.getMapper().convertValue(written, new TypeRef<>() {});
    }
}
