package returns.adapters.tools;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Map;

/** Writes results as JSON; what is not there is left out. */
public final class Results {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
            .build();

    private Results() {}

    /** What is written, as values: texts, numbers, truth values, lists and maps. */
    @SuppressWarnings("unchecked") // the names in a JSON object are strings
    public static Map<String, Object> values(Object written) {
        return MAPPER.convertValue(written, Map.class);
    }

    /** The result as text. */
    public static byte[] json(Record result) {
        try {
            return MAPPER.writeValueAsBytes(result);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a result is made of texts, numbers and lists", e);
        }
    }
}
