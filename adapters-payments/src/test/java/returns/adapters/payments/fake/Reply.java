package returns.adapters.payments.fake;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a call is answered. */
record Reply(int status, Map<String, String> headers, String body) {
    private static final JsonMapper JSON = new JsonMapper();

    static final Reply BROKEN = error(500, "api_error", "internal", "Something went wrong.");
    static final Reply BUSY =
            error(429, "invalid_request_error", "rate_limit", "Too many calls.").with("Retry-After", "1");
    static final Reply KEY_IN_USE =
            error(409, "idempotency_error", "idempotency_key_in_use", "An earlier call is under way.");
    static final Reply UNAUTHORIZED = error(401, "invalid_request_error", "api_key_expired", "The key is no good.");
    static final Reply FORBIDDEN =
            error(403, "invalid_request_error", "more_permissions_required", "The key may not do this.");

    static Reply ok(Object shown) {
        return new Reply(200, Map.of(), json(shown));
    }

    static Reply error(int status, String type, String code, String message) {
        return new Reply(
                status, Map.of(), json(Map.of("error", Map.of("type", type, "code", code, "message", message))));
    }

    static Reply invalid(String code, String message) {
        return error(400, "invalid_request_error", code, message);
    }

    Reply with(String header, String value) {
        var all = new LinkedHashMap<>(headers);
        all.put(header, value);
        return new Reply(status, all, body);
    }

    /** As much of it as came before it broke off. */
    Reply brokenOff() {
        return new Reply(status, headers, body.substring(0, body.length() / 2));
    }

    static String json(Object shown) {
        try {
            return JSON.writeValueAsString(shown);
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }
}
